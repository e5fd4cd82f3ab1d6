// Translates a recording into a script that uses this project's helpers.
import { findPlace, type Place } from './snapshot';

interface RecordedAction {
  /** The code that Playwright generates: one statement, or several around a download or a new window. */
  code: string;
  /** The ARIA snapshot of the page at that moment, and the reference of the element that was used. */
  snapshot?: string | undefined;
  ref?: string | undefined;
}

export type Recorded = RecordedAction | { toast: string; intent: string | undefined };

export interface Recording {
  /** The person: a key of `people`, or an email address. */
  as: string;
  /** Whether `as` is a key of `people`. */
  isRole: boolean;
  application: 'AGORA' | 'ALAGA MD';
  scenario: string;
  /** The first address, relative to the console, as in './users'. */
  address: string;
  /** The base address of the console, which is removed from addresses in the script. */
  base: string;
  events: Recorded[];
  /** Texts that were typed into password fields. */
  passwords: ReadonlySet<string>;
  /** The password of all accounts of the mocks. */
  usualPassword: string;
  /** The request bodies of the calls that changed something, by operation. */
  told: { operation: string; bodies: unknown[] }[];
}

/** A statement of the script, and its description for the title of a step. */
interface Line {
  code: string;
  says: string;
  kind: 'opens' | 'fills' | 'else';
}

const STATEMENT =
  /^await (page\d*)\.(.+)\.(click|dblclick|fill|selectOption|check|uncheck|press|setInputFiles)\((.*)\);$/s;
const FIELDS = ['textbox', 'combobox', 'checkbox', 'radio', 'spinbutton', 'searchbox', 'switch', 'listbox'];
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

export function scriptOf(recording: Recording): string {
  const { as, isRole, application, scenario, address, told } = recording;
  const who = isRole ? `people.${as}` : quoted(as);
  const steps = stepsOf(recording, who);
  const options = application === 'AGORA' ? '' : `, { application: ${quoted(application)} }`;
  const body = [
    `await enterAs(${who}, ${quoted(address)}${options});`,
    ...steps.map(({ title, lines }) => `await test.step(${quoted(title)}, async () => {\n${lines.join('\n')}\n});`),
    ...(told.length > 0 ? [toldStep(told)] : []),
  ].join('\n');
  const wanted = ['expect', 'field', 'people', 'press', 'PASSWORD', 'rows', 'save', 'test', 'toastShown'];
  const names = wanted.filter((name) => name === 'test' || new RegExp(`\\b${name}\\b`).test(body));
  const fixtures = ['page', 'enterAs', 'world'].filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  return `// Recorded at ${address}, to be completed by hand.
import { ${names.join(', ')} } from '../fixtures';
${scenario === 'default' ? '' : `\ntest.use({ scenario: ${quoted(scenario)} });\n`}
test(${quoted(`recorded at ${address}`)}, async ({ ${fixtures.join(', ')} }) => {
${body}
});
`;
}

/** A new step begins with the action after a form or a question was answered, or a toast was shown. */
function stepsOf(recording: Recording, who: string): { title: string; lines: string[] }[] {
  const steps: { says: string[]; lines: string[]; isDone: boolean }[] = [];
  for (const event of withoutFocusing(recording.events)) {
    if ('toast' in event) {
      const intent = event.intent ? `, ${quoted(event.intent)}` : '';
      const last = steps.at(-1);
      last?.lines.push(`await toastShown(page, ${quoted(event.toast)}${intent});`);
      if (last) last.isDone = true;
      continue;
    }
    const line = lineOf(event, recording, who);
    // Opening the first address is done by `enterAs`.
    if (!line || (steps.length === 0 && line.code.startsWith('await page.goto('))) continue;
    const current = steps.at(-1);
    const step =
      !current || (current.isDone && line.kind !== 'fills') ? { says: [], lines: [], isDone: false } : current;
    if (step !== current) steps.push(step);
    step.lines.push(line.code);
    step.says.push(line.says);
    // A button of a dialog answers a question or saves a form: the next action begins a new step.
    if (line.kind === 'else') step.isDone = true;
  }
  return steps.map(({ says, lines }) => ({ title: sentenceOf(says), lines }));
}

const LONGEST_SENTENCE = 90;

function sentenceOf(says: string[]): string {
  const summary = says.filter((text, at) => text && text !== says[at - 1]).join(', ');
  const short = summary.length > LONGEST_SENTENCE ? `${summary.slice(0, LONGEST_SENTENCE)}…` : summary;
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** Removes a click into a field that is filled in next: `fill` focuses the field itself. */
function withoutFocusing(events: Recorded[]): Recorded[] {
  const partsOf = (event: Recorded | undefined) =>
    event && 'code' in event ? STATEMENT.exec(event.code.trim()) : undefined;
  return events.filter((event, at) => {
    const [, page, locator, action] = partsOf(event) ?? [];
    const [, nextPage, nextLocator, nextAction] = partsOf(events[at + 1]) ?? [];
    const isSame = page === nextPage && locator === nextLocator;
    return !(action === 'click' && isSame && ['fill', 'selectOption'].includes(nextAction ?? ''));
  });
}

function lineOf(action: RecordedAction, recording: Recording, who: string): Line | undefined {
  const code = withoutPasswords(
    action.code
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      .trim(),
    recording,
    who,
  );
  const went = /^await page\.goto\('([^']*)'\);$/.exec(code);
  if (went) {
    const address = went[1]?.startsWith(recording.base) ? `./${went[1].slice(recording.base.length)}` : (went[1] ?? '');
    return { code: `await page.goto(${quoted(address)});`, says: `go to ${address}`, kind: 'opens' };
  }
  const [, page, locator = '', method = '', args = ''] = STATEMENT.exec(code) ?? [];
  if (!page) return code ? { code, says: '', kind: 'else' } : undefined;
  const called = calledIn(locator);
  const place = action.snapshot ? findPlace(action.snapshot, action.ref, called) : undefined;
  const name = place?.name || called.name;
  const fills = method !== 'click' && method !== 'dblclick';
  const own = page === 'page' && place ? ownWords(place, method, args) : undefined;
  const plain = own ?? `await ${page}.${locator}.${method}(${args});`;
  const unnamed =
    own || !/\.?(locator|nth)\(/.test(locator) ? '' : '// This element has no name: use a role and a label.\n';
  const isAnswer = !fills && place?.dialog !== undefined && place.role === 'button';
  return {
    code: unnamed + plain,
    says: `${SAID[method] ?? 'use'} ${place?.rowText && !fills ? place.rowText : name}`.trim(),
    kind: fills ? 'fills' : isAnswer ? 'else' : 'opens',
  };
}

const SAID: Record<string, string> = {
  click: 'press',
  dblclick: 'double-click',
  fill: 'fill in',
  selectOption: 'choose',
  check: 'tick',
  uncheck: 'untick',
  press: 'press a key in',
  setInputFiles: 'choose a file for',
};

/** The action written with a helper of the scripts, if that finds the same element. */
function ownWords(place: Place, method: string, args: string): string | undefined {
  const { role, name, dialog, twins, twinsInDialog, rowText } = place;
  const isPressed = method === 'click' && args === '';
  if (isPressed && role === 'button' && name) {
    if (dialog?.isOnly && name === 'Save' && twinsInDialog === 1) return 'await save(page).click();';
    if (twins === 1) return `await press(page, ${quoted(name)});`;
    if (dialog?.name && twinsInDialog === 1) {
      return `await press(page.getByRole('dialog', { name: ${quoted(dialog.name)}, exact: true }), ${quoted(name)});`;
    }
    return undefined;
  }
  if (FIELDS.includes(role) && name && dialog?.isOnly && twinsInDialog === 1) {
    return `await field(page, ${quoted(name)}).${method}(${args});`;
  }
  if (isPressed && rowText && ['cell', 'row', 'generic'].includes(role)) {
    return `await rows(page).filter({ hasText: ${quoted(rowText)} }).click();`;
  }
  return undefined;
}

const TEXT = `'((?:\\\\.|[^'\\\\])*)'`;

/** The role and the name in a locator; without a role, the label, the text or the like as the name. */
function calledIn(locator: string): { role: string; name: string } {
  const [, role = ''] = new RegExp(`getByRole\\(${TEXT}`).exec(locator) ?? [];
  const [, named = ''] = new RegExp(role ? `name: ${TEXT}` : `getBy\\w+\\(${TEXT}`).exec(locator) ?? [];
  return { role, name: named.replace(/\\(.)/g, '$1') };
}

const NEVER_WRITTEN = "'' /* Passwords are not recorded. */";

/**
 * Replaces passwords: the usual one by `PASSWORD`, a one-time password by reading the outbox, and any other by a
 * placeholder that the developer fills in.
 */
function withoutPasswords(code: string, { passwords, usualPassword }: Recording, who: string): string {
  const filled = new RegExp(`\\.fill\\(${TEXT}\\);$`);
  const locator = code.replace(filled, '');
  if (locator !== code && /One-time password/i.test(locator)) return `${locator}.fill(await world.otpOf(${who}));`;
  const isPassword = /password/i.test(locator);
  return code.replace(new RegExp(TEXT, 'g'), (literal, text: string, at: number) => {
    const typed = text.replace(/\\(.)/g, '$1');
    const isTyped = at >= locator.length && isPassword;
    if (typed === usualPassword) return 'PASSWORD';
    return isTyped || (typed !== '' && passwords.has(typed)) ? NEVER_WRITTEN : literal;
  });
}

const DATED = /\d{4}-\d\d-\d\d|\d\d\/\d\d\/\d{4}/;

/** Polls, because the last call may still be under way. */
function toldStep(told: Recording['told']): string {
  const lines = told.map(({ operation, bodies }) => {
    const content = JSON.stringify(bodies);
    // Dates are different on another day, and masked values are not known here: then only the number of calls is
    // checked.
    return DATED.test(content) || content.includes('•••') || bodies.some((body) => body === null || body === undefined)
      ? `await expect.poll(() => world.asked(${quoted(operation)})).toHaveLength(${bodies.length});`
      : `await expect.poll(() => world.bodies(${quoted(operation)})).toEqual(${content});`;
  });
  return `await test.step('The server got these calls', async () => {\n${lines.join('\n')}\n});`;
}
