// The coverage as one self-contained page: for each area, operation, status and example, which scripts reached it.
import { escaped, htmlFile } from '../htmlFile';
import { isAsked, isOfGateway, isReached, type Shares, sharesOf } from './judge';
import { blockOf, type Contract, fileOf, lineOf } from './lines';
import { script, style } from './pageParts';
import type { Answer, Reached } from './reachedAnswers';

export function pageOf(operations: Reached[], contract: Contract, shares: Shares): string {
  const areas = [...new Set(operations.map(({ area }) => area))];
  const body = `<header>
<h1>Contract coverage</h1>
<dl class="shares">
${figure('Operations called by scripts', shares.operations)}
${figure('Statuses', shares.statuses)}
${figure('Named examples', shares.examples)}
</dl>
<p class="about">An answer counts if the mocks gave it to a script in the browser or to the contract test, which has no browser. At most five
scripts are named for each; 'by a fault' means that the mocks never gave it by themselves. The gateway itself answers 403 and 429, which the mocks cannot see: they are not counted
here, but tested in <code>web/gateway</code> and by the contract test.</p>
<form role="search">
<label>Search <input type="search" name="text" placeholder="operation, status, example, script" autocomplete="off"></label>
<label>Area <select name="area"><option value="">All</option>${areas.map((area) => `<option>${escaped(area)}</option>`).join('')}</select></label>
<label class="tick"><input type="checkbox" name="left"> Only what nothing reaches</label>
<output></output>
</form>
</header>
<main>
${areas.map((area) => section(area, operations, contract)).join('\n')}
<p class="nothing" hidden>Nothing matches.</p>
</main>`;
  return htmlFile({ title: 'Contract coverage', style, script, body });
}

const figure = (name: string, share: string) => `<div><dt>${name}</dt><dd>${share}</dd></div>`;

function section(area: string, operations: Reached[], contract: Contract): string {
  const own = operations.filter((operation) => operation.area === area);
  return `<section data-area="${escaped(area)}">
<h2>${escaped(area)} <small>named examples ${sharesOf(own).examples}</small></h2>
${own.map((operation) => article(operation, contract.get(area) ?? [])).join('\n')}
</section>`;
}

function article(reached: Reached, lines: string[]): string {
  const { operation, area, answers } = reached;
  // Links lead into an excerpt in this page, because a browser downloads a YAML file and cannot jump to a line of it.
  const link = (text: string, line: number) => `<a href="#${escaped(anchorOf(operation, line))}">${escaped(text)}</a>`;
  const note = isAsked(reached) ? '' : ' <strong class="left">no script calls it</strong>';
  const at = lineOf(lines, operation);
  return `<article>
<h3>${link(operation, at)}${note} <small>${escaped(fileOf(area))}:${at}</small></h3>
<table>
<thead><tr><th scope="col">Status</th><th scope="col">Example</th><th scope="col">Reached by</th></tr></thead>
<tbody>
${answers.map((answer) => row(reached, answer, link(answer.example, lineOf(lines, operation, answer.status, answer.example)))).join('\n')}
</tbody>
</table>
${inContract(operation, lines)}
</article>`;
}

const anchorOf = (operation: string, line: number) => `${operation}-${line}`;

/** The excerpt of the contract; a link into it opens it. */
function inContract(operation: string, lines: string[]): string {
  const { first, block } = blockOf(lines, operation);
  const numbered = block.map((line, index) => {
    const number = first + index;
    return `<span id="${escaped(anchorOf(operation, number))}"><i>${number}</i>${escaped(line)}\n</span>`;
  });
  return `<details><summary>In the contract</summary><pre>${numbered.join('')}</pre></details>`;
}

function row({ operation, area }: Reached, answer: Answer, link: string): string {
  const by = byWhom(answer);
  const isLeft = !isOfGateway(answer) && !isReached(answer);
  const words = [area, operation, answer.status, answer.example, ...by].join(' ').toLowerCase();
  return `<tr data-words="${escaped(words)}"${isLeft ? ' class="left"' : ''}><td>${escaped(answer.status)}</td><td>${link}</td><td>${
    by.length > 0 ? `<ul>${by.map((name) => `<li>${escaped(name)}</li>`).join('')}</ul>` : whyNot(answer)
  }</td></tr>`;
}

const byWhom = ({ scripts, contractTest, isForced }: Answer) =>
  [...scripts, ...(contractTest ? ['contract test'] : [])].map((name) => (isForced ? `${name} (by a fault)` : name));

const whyNot = (answer: Answer) =>
  isOfGateway(answer) ? '<em>answered by the gateway</em>' : '<strong>nothing</strong>';
