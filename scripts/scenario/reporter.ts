// A Playwright reporter that writes the played scripts into one HTML file: `npm run scenario -- … --report`.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { type Call, type PlayedScript, type PlayedStep, pageOf, type Traces } from '../report/page';
import { utcText, versions, writeReport } from '../report/reportFile';
import { areaOfScript } from './scriptFiles';

type Attachments = TestResult['attachments'];

export default class ScenarioReporter implements Reporter {
  private readonly scripts: PlayedScript[] = [];
  private playwright = '';
  private chromium = '';
  private readonly began = new Date();

  onBegin({ version }: FullConfig): void {
    this.playwright = version;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const { attachments, steps, duration, errors, status } = result;
    const ofSteps = steps.flatMap(attachmentsWithin);
    const file = relative('e2e', test.location.file).replaceAll('\\', '/');
    this.chromium ||= bodiesOf(attachments, 'chromium')[0]?.toString() ?? '';
    this.scripts.push({
      area: areaOfScript(file),
      file: `${file}:${test.location.line}`,
      title: test.title,
      outcome: status === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed',
      ms: duration,
      errors: errors.map(({ message = '', value = '' }) => stripVTControlCharacters(message || value)),
      steps: stepsOf(steps),
      ...tracesIn(attachments.filter((attachment) => !ofSteps.includes(attachment))),
    });
  }

  onEnd(): void {
    const file = process.env.SCENARIO_REPORT;
    if (!file) return;
    // Scripts run in parallel and end in any order.
    const order = ({ file: name }: PlayedScript) => name.replace(/\d+$/, (line) => line.padStart(5, '0'));
    const scripts = this.scripts.sort((one, other) => (order(one) < order(other) ? -1 : 1));
    const page = pageOf({
      title: 'Scripts that were played',
      at: utcText(this.began),
      versions: [...versions(), ['Playwright', this.playwright], ['Chromium', this.chromium || 'never opened']],
      scripts,
    });
    writeReport(file, page);
  }

  printsToStdio = () => false;
}

/** Only the steps written as `test.step` have a sentence; Playwright's list also has hooks and expectations. */
const stepsOf = (steps: TestStep[]): PlayedStep[] =>
  steps.flatMap((step) =>
    step.category === 'test.step'
      ? [
          {
            title: step.title,
            ms: step.duration,
            failed: step.error !== undefined,
            steps: stepsOf(step.steps),
            ...tracesIn(step.attachments),
          },
        ]
      : stepsOf(step.steps),
  );

/** The attachments of the written steps within a step. */
const attachmentsWithin = (step: TestStep): Attachments => [
  ...(step.category === 'test.step' ? step.attachments : []),
  ...step.steps.flatMap(attachmentsWithin),
];

function tracesIn(attachments: Attachments): Traces {
  return {
    calls: bodiesOf(attachments, 'calls').flatMap((body): Call[] => JSON.parse(body.toString())),
    pictures: bodiesOf(attachments, 'picture').map((body) => body.toString('base64')),
  };
}

const bodiesOf = (attachments: Attachments, wanted: string) =>
  attachments.flatMap(({ name, body }) => (name === wanted && body ? [body] : []));
