// The contents of a report, and the self-contained HTML file that is written of it, for a screen, a phone or paper.

import { maskSecrets, maskText, relevantHeaders } from '../../web/src/areas/tester/report/masking';
import { escaped, htmlFile } from '../htmlFile';
import { SCRIPT, STYLE } from './styleAndScript';

/** A call that the mocks received. */
export interface Call {
  operation: string;
  headers: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  status: number | 'dropped';
  answer?: unknown;
}

/** Calls and pictures of a step, or of a script outside its steps. */
export interface Traces {
  calls: Call[];
  /** WebP, in base64. */
  pictures: string[];
}

export interface PlayedStep extends Traces {
  title: string;
  ms: number;
  failed: boolean;
  /** Only set when errors belong to single steps and not to the whole script. */
  errors?: string[];
  steps: PlayedStep[];
}

export interface PlayedScript extends Traces {
  area: string;
  file: string;
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  ms: number;
  errors: string[];
  steps: PlayedStep[];
}

export interface Report {
  /** For example 'Scripts that were played'. */
  title: string;
  at: string;
  versions: [what: string, version: string][];
  scripts: PlayedScript[];
}

const OUTCOMES = { passed: '✓ passed', failed: '✗ failed', skipped: '– not played' };
const MIN_SHOWN_AS_SECONDS = 1000;
const lasted = (ms: number) =>
  ms < MIN_SHOWN_AS_SECONDS ? `${Math.round(ms)}\u00a0ms` : `${(ms / 1000).toFixed(1)}\u00a0s`;

export function pageOf({ title, at, versions, scripts }: Report): string {
  const counts = (['failed', 'passed', 'skipped'] as const)
    .map((outcome) => ({ outcome, number: scripts.filter((script) => script.outcome === outcome).length }))
    .filter(({ number }) => number > 0)
    .map(({ outcome, number }) => `<b class="${outcome}">${number} ${OUTCOMES[outcome].slice(2)}</b>`);
  const areas = [...new Set(scripts.map(({ area }) => area))];
  const body = `<header>
<h1>${escaped(title)}</h1>
<p>${counts.join(', ') || 'Nothing was played'} in ${lasted(scripts.reduce((sum, { ms }) => sum + ms, 0))} of playing.</p>
<dl>${[['Date', at], ...versions].map(([what, version]) => `<div><dt>${escaped(what ?? '')}</dt><dd>${escaped(version ?? '')}</dd></div>`).join('')}</dl>
<form role="search" hidden>
<label>Find <input type="search" id="find" placeholder="words of a script, a step or a call"></label>
<label><input type="checkbox" id="failed"> Only what failed</label>
<button type="button" id="open">Open all</button> <button type="button" id="close">Close all</button>
<output id="found" aria-live="polite"></output>
</form>
</header>
<main>
${areas.map((area) => areaOf(area, scripts)).join('\n')}
</main>`;
  return htmlFile({ title: `${title}: ${areas.join(', ')}`, style: STYLE, script: SCRIPT, body });
}

const areaOf = (area: string, scripts: PlayedScript[]) =>
  `<section><h2>${escaped(area)}</h2>
${scripts
  .filter((script) => script.area === area)
  .map(scriptOf)
  .join('\n')}
</section>`;

function scriptOf({ title, file, outcome, ms, errors, steps, calls, pictures }: PlayedScript): string {
  const errorText = errorsOf(errors);
  const outside = tracesOf({ calls, pictures: [] });
  return `<details class="script" data-outcome="${outcome}"${outcome === 'failed' ? ' open' : ''}>
<summary><span class="${outcome}">${OUTCOMES[outcome]}</span> <span class="title">${escaped(title)}</span> <span class="aside">${escaped(file)}, ${lasted(ms)}</span></summary>
${errorText}${outside && `<div>${steps.length > 0 ? '<p class="aside">Before and between the steps</p>' : ''}${outside}</div>`}
${stepsOf(steps)}<div>${tracesOf({ calls: [], pictures })}</div>
</details>`;
}

const stepsOf = (steps: PlayedStep[]): string =>
  steps.length > 0 ? `<ol>${steps.map((step) => `<li>${stepOf(step)}</li>`).join('')}</ol>` : '';

const stepOf = ({ title, ms, failed, errors = [], steps, ...traces }: PlayedStep) =>
  `<h3${failed ? ' class="failed"' : ''}>${failed ? '✗ ' : ''}${escaped(title)} <span class="aside">${lasted(ms)}</span></h3>${errorsOf(errors)}${tracesOf(traces)}${stepsOf(steps)}`;

const errorsOf = (errors: string[]) =>
  errors.map((error) => `<pre class="error">${escaped(maskText(error))}</pre>`).join('');

const tracesOf = ({ calls, pictures }: Traces) =>
  calls.map(callOf).join('') +
  pictures
    .map((picture) => `<img alt="The page at the end of this" loading="lazy" src="data:image/webp;base64,${picture}">`)
    .join('');

function callOf({ operation, headers, query, body, status, answer }: Call): string {
  const parts = { headers: relevantHeaders(headers), query, body, answer };
  const shown = Object.entries(parts).filter(
    ([, part]) => part && (typeof part !== 'object' || Object.keys(part).length > 0),
  );
  const name = `<code>${escaped(operation)}</code> <span class="aside">${status}</span>`;
  if (shown.length === 0) return `<p class="call">${name}</p>`;
  const content = JSON.stringify(maskSecrets(Object.fromEntries(shown)), null, 2);
  return `<details class="call"><summary>${name}</summary><pre>${escaped(content)}</pre></details>`;
}
