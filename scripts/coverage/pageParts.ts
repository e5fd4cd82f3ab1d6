// Style and filter script of the coverage page.

export const style = `
body { margin: 0; font: 14px/1.45 system-ui, sans-serif; }
header, main { max-width: 1100px; margin: 0 auto; padding: 16px; }
h1 { margin: 0 0 12px; font-size: 22px; }
h2 { margin: 0 0 8px; font-size: 18px; }
h3 { margin: 0; padding: 10px 12px; font-size: 14px; overflow-wrap: anywhere; }
small, .about, em { color: var(--aside); font-weight: 400; }
small { font-size: 12px; }
a { color: var(--link); text-decoration: none; }
a:hover { text-decoration: underline; }
.shares { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 12px; }
.shares div { padding: 8px 14px; background: var(--card); border: 1px solid var(--line); border-radius: 4px; }
dt { color: var(--aside); font-size: 12px; }
dd { margin: 0; font-size: 20px; font-variant-numeric: tabular-nums; }
.about { max-width: 85ch; }
form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
label { display: flex; gap: 6px; align-items: center; }
label:first-child { flex: 1 1 260px; }
input[type=search] { flex: 1; min-width: 0; }
input[type=search], select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 4px; padding: 6px 8px; }
output { color: var(--aside); }
section { margin: 0 0 28px; }
article { margin: 0 0 10px; background: var(--card); border: 1px solid var(--line); border-radius: 4px; overflow: hidden; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th { text-align: left; font-weight: 600; font-size: 12px; color: var(--aside); }
th:nth-child(1) { width: 70px; }
th:nth-child(2) { width: 220px; }
th, td { padding: 6px 12px; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding-left: 12px; text-indent: -12px; }
li + li { margin-top: 3px; }
.left { color: var(--failed); }
tr.left { background: var(--failed-ground); }
summary { padding: 6px 12px; border-top: 1px solid var(--line); color: var(--aside); font-size: 12px; cursor: pointer; }
pre { margin: 0; padding: 0 12px 8px; overflow-x: auto; font: 12px/1.5 ui-monospace, Consolas, monospace; }
pre span { display: block; width: max-content; min-width: 100%; scroll-margin: 40vh; }
pre span:target { background: var(--line); }
pre i { display: inline-block; width: 5ch; color: var(--aside); font-style: normal; user-select: none; }
@media (max-width: 600px) {
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: grid; grid-template-columns: 48px 1fr; padding: 6px 12px; border-top: 1px solid var(--line); }
  td { padding: 0; border: 0; }
  td:nth-child(3) { grid-column: 2; }
}
`;

export const script = `
const form = document.querySelector('form');
const filter = () => {
  const text = form.text.value.trim().toLowerCase();
  const words = text ? text.split(/\\s+/) : [];
  let shown = 0;
  for (const section of document.querySelectorAll('section')) {
    const isArea = !form.area.value || section.dataset.area === form.area.value;
    for (const article of section.querySelectorAll('article')) {
      for (const row of article.querySelectorAll('tbody tr')) {
        const isLeft = row.classList.contains('left') || article.querySelector('h3 .left') !== null;
        row.hidden = !isArea || (form.left.checked && !isLeft) || !words.every((word) => row.dataset.words.includes(word));
        if (!row.hidden) shown += 1;
      }
      article.hidden = !article.querySelector('tbody tr:not([hidden])');
    }
    section.hidden = !section.querySelector('article:not([hidden])');
  }
  document.querySelector('.nothing').hidden = shown > 0;
  document.querySelector('output').textContent = shown + (shown === 1 ? ' example' : ' examples');
};
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
filter();
`;
