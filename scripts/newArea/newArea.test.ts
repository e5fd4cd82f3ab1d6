// `npm run new-area`: its options, its error messages, and an area that is made in a copy of the project and passes its
// checks.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withProjectCopy } from '../checks/projectCopy';
import { makeFiles } from './areaFiles';
import { type Answers, parseWanted, usualFor, type Wanted } from './description';
import { insertBelow, insertInEntry, insertInSection, insertInTypeScript } from './lists';
import { answersOf, parseFlags } from './questions';
import { checksIn, makeIn } from './tryInCopy';

const answersFor = (area: string, differing: Partial<Answers> = {}): Answers => ({
  area,
  ...usualFor(area),
  fields: ['Name:text'],
  ...differing,
});
const wanted = (area: string, differing: Partial<Answers> = {}) => parseWanted(answersFor(area, differing)) as Wanted;
const wrong = (area: string, differing: Partial<Answers> = {}) => parseWanted(answersFor(area, differing));

describe('the options', () => {
  it('are set by flags, and have defaults', async () => {
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
    expect(parseFlags([])).toBe('Which area?');
    expect(parseFlags(['a', 'b'])).toBe('One area at a time: a, b.');
    expect(parseFlags(['holidays', '--colour', 'red'])).toBe('There is no option --colour.');
    expect(parseFlags(['holidays', '--at'])).toBe('--at needs a value.');
  });

  it('define fields of all kinds, the first of which names a record', () => {
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
    ['Holidays', {}, /^'Holidays' is not a plain word/],
    ['bank-holidays', {}, /^'bank-holidays' is not a plain word/],
    ['delete', { one: 'x' }, /^'delete' means something else/],
    ['holidays', { one: 'row' }, /^'row' means something else/],
    ['staff', { one: 'staff' }, /must differ: set --one and --many/],
    ['holidays', { title: 'holidays' }, /^'holidays' is not a title/],
    ['holidays', { at: 'holidays' }, /^'holidays' is not an address/],
    ['holidays', { menu: 'Reports' }, /^There is no menu 'Reports': Content, /],
    ['holidays', { for: ['INT'] }, /^There is no department 'INT': INT APD, /],
    ['holidays', { for: ['INT APD'], fileManagement: true }, /^File Management is for administrators only/],
    ['holidays', { fields: [] }, /^An area needs at least one field/],
    ['holidays', { fields: ['Day:day'] }, /^The first field names a record/],
    ['holidays', { fields: ['Name:text?'] }, /^The first field names a record/],
    ['holidays', { fields: ['Name:words'] }, /^A field must be one of text, day, number, choice/],
    ['holidays', { fields: ['Name:text', 'name:text'] }, /^'name' is not a name of a field/],
    ['holidays', { fields: ['Name:text', 'Na me:text'] }, /^Two fields are called 'name'/],
    ['holidays', { fields: ['Name:text', 'Email:text'] }, /identifies a person or a file/],
    ['holidays', { fields: ['Name:text', 'Posted by:text'] }, /'postedby' means something else/],
    ['holidays', { fields: ['Name:text', 'Days:number?'] }, /^A number cannot be optional/],
    ['holidays', { fields: ['Name:text', 'Kind:choice:Half day'] }, /needs at least two different choices/],
  ])('are refused with a message when invalid: %s %j', (area, differing, sentence) => {
    expect(wrong(area, differing)).toEqual([expect.stringMatching(sentence)]);
  });

  it.each([
    [
      'remarks',
      {},
      "The area 'remarks' already exists: openapi/areas/remarks.yaml, mocks/areas/remarks, web/src/areas/remarks, e2e/remarks.",
    ],
    ['notes', { one: 'remark' }, "The contract already has the power 'remarkKeepers': change --one."],
    ['notes', { one: 'remark' }, "The contract already has the schema 'Remark': change --one 'remark'."],
    [
      'notes',
      { one: 'remark' },
      "The contract already has the operation addRemark: change --one 'remark' or --many 'notes'.",
    ],
    ['notes', { at: '/users' }, '/users is already in use: change --at.'],
    ['notes', { at: '/login' }, '/login is already in use: change --at.'],
    ['notes', { title: 'Users' }, "There is already a screen called 'Users': change --title."],
  ])('are refused when they conflict with something that exists: %s %j', (area, differing, sentence) => {
    expect(makeFiles(wanted(area, differing))).toContain(sentence);
  });
});

describe('inserts a line', () => {
  it('at the end of a YAML section', () => {
    expect(insertInSection('tags:', '  - b')('x: 1\ntags:\n  - a\n# Then\npaths:\n')).toBe(
      'x: 1\ntags:\n  - a\n  - b\n# Then\npaths:\n',
    );
    expect(insertInSection('tags:', '  - b')('x: 1\n')).toBeUndefined();
  });

  it('at the end of a TypeScript list or before one of its lines, with the import', () => {
    const list = "import { a } from './a';\n\nexport const all = [\n  a,\n  last,\n];\n";
    const imported = "import { b } from './b';";
    expect(insertInTypeScript('export const all = [', '  b,', { imported, before: '  last,' })(list)).toBe(
      "import { a } from './a';\nimport { b } from './b';\n\nexport const all = [\n  a,\n  b,\n  last,\n];\n",
    );
    expect(insertInTypeScript('export const all = [', '  b,')(list)).toContain('  last,\n  b,\n];');
    expect(insertInTypeScript('export const none = [', '  b,')(list)).toBeUndefined();
    expect(insertInTypeScript('export const all = [', '  b,', { before: '  first,' })(list)).toBeUndefined();
  });

  it('into a list within an entry, on one line or on several', () => {
    const menu = (menus: string) =>
      `[{\n    name: 'A',\n    menus: [${menus}],\n  }, {\n    name: 'B',\n    menus: [9] }]`;
    expect(insertInEntry("    name: 'A',", 'menus: [', '2')(menu('{ x: [1] }'))).toBe(menu('{ x: [1] },\n2\n    '));
    expect(insertInEntry("    name: 'A',", 'menus: [', '2')(menu('\n1,\n    '))).toBe(menu('\n1,\n2\n    '));
    expect(insertInEntry("    name: 'C',", 'menus: [', '2')(menu(''))).toBeUndefined();
  });

  it('below a heading of a Markdown text', () => {
    expect(insertBelow('## New', '- b')('# All\n\n## New\n\n- a\n')).toBe('# All\n\n## New\n\n- b\n- a\n');
    expect(insertBelow('## New', '- b')('# All\n\n## New\n\n## 1.0\n')).toBe('# All\n\n## New\n\n- b\n\n## 1.0\n');
    expect(insertBelow('## New', '- b')('# All\n')).toBeUndefined();
  });
});

/** Takes 45 seconds on an idle machine, and many times as long on a busy one. */
const WHOLE_AREA_MS = 600_000;

it('makes an area that passes every check, and writes nothing when there is a conflict', {
  timeout: WHOLE_AREA_MS,
}, async () => {
  await withProjectCopy(async (copy) => {
    const root = () => readFileSync(join(copy, 'openapi/openapi.yaml'), 'utf8');
    const before = root();
    const refused = await makeIn(copy, ['closures', '--one', 'remark', '--field', 'Name:text']);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(
      "The contract already has the operation addRemark: change --one 'remark' or --many 'closures'.",
    );
    expect(existsSync(join(copy, 'openapi/areas/closures.yaml'))).toBe(false);
    expect(root()).toBe(before);

    const done = await makeIn(copy);
    expect(done.code, done.output).toBe(0);
    for (const { name, code, output } of await checksIn(copy)) expect(code, `${name}: ${output}`).toBe(0);
  });
});
