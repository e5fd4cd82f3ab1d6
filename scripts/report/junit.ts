// The same report as JUnit XML for other tools: a suite for each area, a test case for each step.
import { escaped } from '../htmlFile';
import type { PlayedScript } from './page';

const seconds = (ms: number) => (ms / 1000).toFixed(3);
/** XML cannot contain these characters, not even escaped. */
const writable = (text: string) => escaped(text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, '?'));

interface Case {
  of: string;
  name: string;
  ms: number;
  outcome: PlayedScript['outcome'];
  errors: string[];
}

/** The test cases of a script: its steps, or the script itself if it has none. */
function casesOf({ title, outcome, ms, errors, steps }: PlayedScript): Case[] {
  if (steps.length === 0) return [{ of: title, name: title, ms, outcome, errors }];
  return steps.map((step) => ({
    of: title,
    name: step.title,
    ms: step.ms,
    outcome: step.failed ? 'failed' : 'passed',
    errors: step.failed ? (step.errors ?? errors) : [],
  }));
}

export function junitOf(name: string, scripts: PlayedScript[]): string {
  const suites = [...new Set(scripts.map(({ area }) => area))].map((area) => {
    const cases = scripts.filter((script) => script.area === area).flatMap(casesOf);
    return `<testsuite name="${writable(area)}"${countsOf(cases)}>\n${cases.map(caseOf).join('\n')}\n</testsuite>`;
  });
  const all = scripts.flatMap(casesOf);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${writable(name)}"${countsOf(all)}>
${suites.join('\n')}
</testsuites>
`;
}

function countsOf(cases: Case[]): string {
  const number = (wanted: PlayedScript['outcome']) => cases.filter(({ outcome }) => outcome === wanted).length;
  const time = seconds(cases.reduce((sum, { ms }) => sum + ms, 0));
  return ` tests="${cases.length}" failures="${number('failed')}" skipped="${number('skipped')}" time="${time}"`;
}

function caseOf({ of, name, ms, outcome, errors }: Case): string {
  const begin = `  <testcase classname="${writable(of)}" name="${writable(name)}" time="${seconds(ms)}"`;
  if (outcome === 'passed') return `${begin}/>`;
  const [first = '', ...rest] = errors;
  if (outcome === 'skipped') return `${begin}><skipped message="${writable(first)}"/></testcase>`;
  return `${begin}><failure message="${writable(first)}">${writable([first, ...rest].join('\n'))}</failure></testcase>`;
}
