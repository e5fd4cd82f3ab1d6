// A new area: what is asked for it, what stands in its way, and one that is made in a copy of the project and passes its checks.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withProjectCopy } from '../checks/projectCopy';
import { checksIn, makeIn } from './inCopy';
import { below, inEntry, inSection, inTypeScript } from './lists';
import { made } from './made';
import { answersOf, toldBy } from './questions';
import { type Answers, usualFor, type Wanted, wantedBy } from './wanted';

const answersFor = (area: string, differing: Partial<Answers> = {}): Answers => ({
  area,
  ...usualFor(area),
  fields: ['Name:text'],
  ...differing,
});
const wanted = (area: string, differing: Partial<Answers> = {}) => wantedBy(answersFor(area, differing)) as Wanted;
const wrong = (area: string, differing: Partial<Answers> = {}) => wantedBy(answersFor(area, differing));

describe('what is asked for', () => {
  it('is told by flags, and is the usual where it is not', async () => {
    expect(await answersOf(['holidays', '--field', 'Name:text', '--field=Day:day?', '--for', 'INT APD'])).toEqual({
      area: 'holidays',
      one: 'holiday',
      many: 'holidays',
      title: 'Holidays',
      at: '/holidays',
      menu: 'Administration',
      fileManagement: false,
      for: ['INT APD'],
      fields: ['Name:text', 'Day:day?'],
    });
    expect(usualFor('entities').one).toBe('entity');
    expect(toldBy([])).toBe('Which area?');
    expect(toldBy(['a', 'b'])).toBe('One area at a time: a, b.');
    expect(toldBy(['holidays', '--colour', 'red'])).toBe('There is no option --colour.');
    expect(toldBy(['holidays', '--at'])).toBe('--at wants something behind it.');
  });

  it('has fields of its kinds, the first of which names a record', () => {
    expect(
      wanted('holidays', { fields: ['Name:text', 'Days off:number', 'Kind:choice:Half day|Whole day'] }).fields,
    ).toEqual([
      { name: 'name', label: 'Name', kind: 'text', isOptional: false, choices: [] },
      { name: 'daysoff', label: 'Days off', kind: 'number', isOptional: false, choices: [] },
      {
        name: 'kind',
        label: 'Kind',
        kind: 'choice',
        isOptional: false,
        choices: [
          { value: 'halfday', label: 'Half day' },
          { value: 'wholeday', label: 'Whole day' },
        ],
      },
    ]);
  });

  it.each([
    ['Holidays', {}, /^'Holidays' is no plain word/],
    ['bank-holidays', {}, /^'bank-holidays' is no plain word/],
    ['delete', { one: 'x' }, /^'delete' means something else/],
    ['holidays', { one: 'row' }, /^'row' means something else/],
    ['staff', { one: 'staff' }, /told apart by their words/],
    ['holidays', { title: 'holidays' }, /^'holidays' is no title/],
    ['holidays', { at: 'holidays' }, /^'holidays' is no address/],
    ['holidays', { menu: 'Reports' }, /^There is no menu 'Reports': Content, /],
    ['holidays', { for: ['INT'] }, /^There is no department 'INT': INT APD, /],
    ['holidays', { for: ['INT APD'], fileManagement: true }, /^File Management is the administrators' alone/],
    ['holidays', { fields: [] }, /^An area has a field at least/],
    ['holidays', { fields: ['Day:day'] }, /^The first field names a record/],
    ['holidays', { fields: ['Name:text?'] }, /^The first field names a record/],
    ['holidays', { fields: ['Name:words'] }, /^A field is one of text, day, number, choice/],
    ['holidays', { fields: ['Name:text', 'name:text'] }, /^'name' is no name of a field/],
    ['holidays', { fields: ['Name:text', 'Na me:text'] }, /^Two fields are called 'name'/],
    ['holidays', { fields: ['Name:text', 'Email:text'] }, /says who somebody is, or where a file lies/],
    ['holidays', { fields: ['Name:text', 'Posted by:text'] }, /'postedby' means something else/],
    ['holidays', { fields: ['Name:text', 'Days:number?'] }, /^A number is never optional/],
    ['holidays', { fields: ['Name:text', 'Kind:choice:Half day'] }, /is a choice of two at least/],
  ])('is refused in a sentence: %s %j', (area, differing, sentence) => {
    expect(wrong(area, differing)).toEqual([expect.stringMatching(sentence)]);
  });

  it.each([
    [
      'remarks',
      {},
      "There is an area 'remarks': openapi/areas/remarks.yaml, mocks/areas/remarks, web/src/areas/remarks, e2e/remarks.",
    ],
    ['notes', { one: 'remark' }, "The contract has a power 'remarkKeepers': --one."],
    ['notes', { one: 'remark' }, "The contract has a schema 'Remark': --one 'remark'."],
    ['notes', { one: 'remark' }, "The contract has an operation addRemark: --one 'remark', --many 'notes'."],
    ['notes', { at: '/users' }, 'Something is at /users: --at.'],
    ['notes', { at: '/login' }, 'Something is at /login: --at.'],
    ['notes', { title: 'Users' }, "There is a screen called 'Users': --title."],
  ])('is refused where something stands in its way: %s %j', (area, differing, sentence) => {
    expect(made(wanted(area, differing))).toContain(sentence);
  });
});

describe('a line is put into a list', () => {
  it('of YAML, at the end of its section', () => {
    expect(inSection('tags:', '  - b')('x: 1\ntags:\n  - a\n# Then\npaths:\n')).toBe(
      'x: 1\ntags:\n  - a\n  - b\n# Then\npaths:\n',
    );
    expect(inSection('tags:', '  - b')('x: 1\n')).toBeUndefined();
  });

  it('of TypeScript, at its end or before a line, with its import', () => {
    const list = "import { a } from './a';\n\nexport const all = [\n  a,\n  last,\n];\n";
    const imported = "import { b } from './b';";
    expect(inTypeScript('export const all = [', '  b,', { imported, before: '  last,' })(list)).toBe(
      "import { a } from './a';\nimport { b } from './b';\n\nexport const all = [\n  a,\n  b,\n  last,\n];\n",
    );
    expect(inTypeScript('export const all = [', '  b,')(list)).toContain('  last,\n  b,\n];');
    expect(inTypeScript('export const none = [', '  b,')(list)).toBeUndefined();
    expect(inTypeScript('export const all = [', '  b,', { before: '  first,' })(list)).toBeUndefined();
  });

  it('of an entry, on one line or on several', () => {
    const menu = (menus: string) =>
      `[{\n    name: 'A',\n    menus: [${menus}],\n  }, {\n    name: 'B',\n    menus: [9] }]`;
    expect(inEntry("    name: 'A',", 'menus: [', '2')(menu('{ x: [1] }'))).toBe(menu('{ x: [1] },\n2\n    '));
    expect(inEntry("    name: 'A',", 'menus: [', '2')(menu('\n1,\n    '))).toBe(menu('\n1,\n2\n    '));
    expect(inEntry("    name: 'C',", 'menus: [', '2')(menu(''))).toBeUndefined();
  });

  it('of a text, below its heading', () => {
    expect(below('## New', '- b')('# All\n\n## New\n\n- a\n')).toBe('# All\n\n## New\n\n- b\n- a\n');
    expect(below('## New', '- b')('# All\n\n## New\n\n## 1.0\n')).toBe('# All\n\n## New\n\n- b\n\n## 1.0\n');
    expect(below('## New', '- b')('# All\n')).toBeUndefined();
  });
});

/** Three quarters of a minute, and many times as much on a busy machine. */
const WHOLE_AREA_MS = 600_000;

it('one that is made passes every check; nothing is written where something stands in the way', {
  timeout: WHOLE_AREA_MS,
}, async () => {
  await withProjectCopy(async (copy) => {
    const root = () => readFileSync(join(copy, 'openapi/openapi.yaml'), 'utf8');
    const before = root();
    const refused = await makeIn(copy, ['closures', '--one', 'remark', '--field', 'Name:text']);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("The contract has an operation addRemark: --one 'remark', --many 'closures'.");
    expect(existsSync(join(copy, 'openapi/areas/closures.yaml'))).toBe(false);
    expect(root()).toBe(before);

    const done = await makeIn(copy);
    expect(done.code, done.output).toBe(0);
    for (const { name, code, output } of await checksIn(copy)) expect(code, `${name}: ${output}`).toBe(0);
  });
});
