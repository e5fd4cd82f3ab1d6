// Style and script of a report, which are written into its HTML file.
export const STYLE = `
body { margin: 0 auto; max-width: 60rem; padding: 1rem;
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0 0 .5rem; } h2 { font-size: 1.15rem; margin: 1.5rem 0 .5rem; }
h3 { font-size: 1rem; margin: .75rem 0 .25rem; font-weight: 600; }
dl { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0 0 1rem; }
dl div { display: flex; gap: .4rem; } dt { color: var(--aside); } dd { margin: 0; }
form { position: sticky; top: 0; display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; padding: .5rem 0;
  background: var(--ground); }
header { display: contents; } main { display: block; }
input, button { font: inherit; } input[type=search] { width: min(22rem, 70vw); padding: .25rem .5rem; }
.aside { color: var(--aside); font-weight: 400; font-size: .87em; }
.passed { color: var(--passed); } .failed { color: var(--failed); } .skipped { color: var(--aside); }
.script { border: 1px solid var(--line); border-radius: 6px; margin: .5rem 0; background: var(--card); }
.script > summary { padding: .5rem .75rem; cursor: pointer; } .script > summary .title { font-weight: 600; }
.script > :not(summary) { margin-left: .75rem; margin-right: .75rem; }
ol { padding-left: 1.5rem; } li::marker { color: var(--aside); }
img { display: block; max-width: 100%; height: auto; margin: .5rem 0; border: 1px solid var(--line); border-radius: 4px; }
pre { margin: .25rem 0 .5rem; padding: .5rem; border: 1px solid var(--line); border-radius: 4px; background: var(--ground);
  white-space: pre-wrap; font: 13px/1.45 ui-monospace, Consolas, monospace; }
.error { border-color: var(--failed); }
.call { margin: .1rem 0; } .call summary { cursor: pointer; } p.call { padding-left: 1.05rem; }
@media print { form { display: none; } body { max-width: none; font-size: 11pt; padding: 0; }
  .script { background: none; } h3, img { break-inside: avoid; } h3 { break-after: avoid; } img { max-width: 12cm; }
  details::details-content { content-visibility: visible; } }
`;

/** Written in a syntax that browsers of the last years understand, because nothing transpiles it. */
export const SCRIPT = `
const scripts = [...document.querySelectorAll('.script')];
const texts = scripts.map((script) => script.textContent.toLowerCase());
const find = document.getElementById('find');
const failed = document.getElementById('failed');
function show() {
  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown = 0;
  scripts.forEach((script, at) => {
    const fits = words.every((word) => texts[at].includes(word)) && (!failed.checked || script.dataset.outcome === 'failed');
    script.hidden = !fits;
    if (fits) shown += 1;
  });
  for (const section of document.querySelectorAll('section')) section.hidden = !section.querySelector('.script:not([hidden])');
  document.getElementById('found').textContent = words.length || failed.checked ? shown + ' of ' + scripts.length : '';
}
find.addEventListener('input', show);
failed.addEventListener('change', show);
const all = (open) => () => scripts.forEach((script) => { script.open = open; });
document.getElementById('open').addEventListener('click', all(true));
document.getElementById('close').addEventListener('click', all(false));
// A keystroke of Enter would leave the page.
document.forms[0].addEventListener('submit', (event) => event.preventDefault());
document.forms[0].hidden = false;
let before = [];
addEventListener('beforeprint', () => { before = scripts.map(({ open }) => open); all(true)(); });
addEventListener('afterprint', () => scripts.forEach((script, at) => { script.open = before[at]; }));
`;
