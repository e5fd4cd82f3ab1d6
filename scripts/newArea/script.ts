// Generates the Playwright script of a new area: lists, adds, changes and deletes records, also when calls fail.
import type { AreaNames } from './areaNames';
import type { Field } from './description';
import { quoted } from './words';

/** For each department, one of the people of the scripts, with their role. */
const PEOPLE: Record<string, { name: string; role: string }> = {
  'INT MRKTG': { name: 'marketing', role: '4' },
  'AVG MRKTG': { name: 'secondBrandMarketing', role: '4' },
  'INT APD': { name: 'firstBrandApd', role: '2' },
  'AVG APD': { name: 'secondBrandApd', role: '2' },
  'INT MRD': { name: 'doctorsDepartment', role: '3' },
  'AVG MRD': { name: 'secondBrandDoctors', role: '3' },
  'MIS TECH': { name: 'technical', role: '5' },
};

/** A person who may not open the screen, and a person of a department that may. */
function visitorsOf({ departments, tab }: AreaNames) {
  const outsider = Object.entries(PEOPLE).find(
    ([department, { role }]) => !departments.includes(department) && !tab.roles.includes(role),
  );
  const colleague = departments.flatMap((department) => PEOPLE[department] ?? [])[0];
  return { outsider: outsider?.[1].name, colleague: colleague?.name };
}

const shownOf = ({ kind, choices }: Field, value: string | number | undefined): string => {
  if (kind === 'day') return String(value).replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
  return kind === 'choice' ? (choices.find((each) => each.value === value)?.label ?? '') : String(value);
};

export function scriptOf(called: AreaNames): string {
  const { area, one, title, path, One, Many, Named, nameField, fields, rows, serverSays, consoleSays } = called;
  const [first = [], second = []] = rows;
  const { outsider, colleague } = visitorsOf(called);
  const name = quoted(nameField.label);
  const others = fields.slice(1);
  const cells = (row: readonly (string | number)[], from: readonly Field[]) =>
    from.map((field) => `${quoted(field.label)}: ${quoted(shownOf(field, row[fields.indexOf(field)]))}`).join(', ');
  const sent = others
    .map(({ name: key, kind }) => {
      const value = first[others.findIndex((field) => field.name === key) + 1];
      return `${key}: ${kind === 'number' ? value : quoted(String(value))}`;
    })
    .join(', ');
  const filled = others.map((field) => {
    const shown = quoted(shownOf(field, first[fields.indexOf(field)]));
    const into = `field(page, ${quoted(field.label)})`;
    return `  await ${into}.${field.kind === 'choice' ? 'selectOption' : 'fill'}(${shown});`;
  });
  const missing = fields.filter(({ kind, isOptional }) => kind !== 'choice' && !isOptional);
  const changed = `{ ${[
    `recordid: 2`,
    `${nameField.name}: CHANGED`,
    ...others.map(({ name: key, kind }) => {
      const value = second[others.findIndex((field) => field.name === key) + 1];
      return `${key}: ${kind === 'number' ? value : quoted(String(value))}`;
    }),
  ].join(', ')}, editedby: people.administrator }`;
  return `// ${title}: listed, added, changed and deleted.
import type { Page } from '@playwright/test';
import {
  alert,
  cellWith,
  DELETE_FAULTS,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectRow,
  field,
  find,
  followFromWelcome,
  ${outsider ? 'headersOf,\n  ' : ''}heading,
  people,
  press,
  question,
  rows,
  SAVE_FAULTS,
  SERVER_FAULTS,
  save,
  test,
  toastShown,
  total,
  tryAgain,
} from '../fixtures';

const SCREEN = '.${path}';
const COUNT = ${rows.length};
const FIRST = ${quoted(String(first[0]))};
const SECOND = ${quoted(String(second[0]))};
const ADDED = "=1+1 <b>Niño's</b> 🥭";
const CHANGED = 'Otherwise called';

const row = (page: Page, name: string) => rows(page).filter({ has: cellWith(page, name) });
/** The toast does not disappear while the pointer is on it. */
const undo = (page: Page) => page.locator('.bp6-toast').getByRole('button', { name: /^Undo/ });
const deleting = (page: Page, name: string) => question(page, \`Delete the ${one} \${name}?\`);

async function fill(page: Page, name: string): Promise<void> {
  await field(page, ${name}).fill(name);
${filled.join('\n')}
}

test('they are listed to the people who may see them; a list that cannot be loaded says so', async ({ page, world, enterAs }) => {
${
  outsider
    ? `  await test.step('Nobody else sees or changes them, by address or by call', async () => {
    await enterAs(people.${outsider}, SCREEN);
    await expect(heading(page, 'Not allowed')).toBeVisible();
    const headers = await headersOf(page);
    const data = { Value: { recordid: 1 } };
    expect((await page.request.post('api/${area}/deletion', { headers, data })).status()).toBe(403);
    expect(await world.asked('list${Many}')).toEqual([]);
    expect(await world.asked('delete${One}')).toEqual([]);
  });
`
    : ''
}${
  colleague
    ? `  await test.step('The departments that may come to it by its address', async () => {
    await enterAs(people.${colleague}, SCREEN);
    await expect(heading(page, ${quoted(title)})).toBeVisible();
    await total(page, COUNT);
  });
`
    : ''
}  await test.step('An administrator finds it in the menu', async () => {
    await enterAs(people.administrator, './welcome');
    await world.breaks('list${Many}', SERVER_FAULTS[0][0]);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: ${quoted(title)}, exact: true }).click();
    await expect(heading(page, ${quoted(title)})).toBeVisible();
  });
  for (const [fault, reason] of SERVER_FAULTS)
    await test.step(reason, async () => {
      await world.breaks('list${Many}', fault);
      await followFromWelcome(page, SCREEN);
      await expect(page.getByText('The list could not be loaded')).toBeVisible();
      await expect(page.getByText(reason)).toBeVisible();
    });
  await test.step('None yet', async () => {
    await world.breaks('list${Many}', { example: 'empty' });
    await tryAgain(page);
    await expect(page.getByText(${quoted(consoleSays.noRecords)}, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('All of them', async () => {
    await world.mends('list${Many}');
    await followFromWelcome(page, SCREEN);
    await total(page, COUNT);
    await expectRow(row(page, FIRST), {
      ${cells(first, others)}${others.length > 0 ? ',' : ''}
      'Posted by': people.administrator,
      'Edited by': '',
    });
    await expectAccessible(page);
  });
  await test.step('On a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  });
});

test('one is added, once; when saving is refused or fails, nothing typed is lost', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, SCREEN);
  await press(page, 'Add ${Named}');
  await test.step('Missing fields are reported', async () => {
    await expect(field(page, ${name})).toBeFocused();
    await save(page).click();
    await expect(alert(page)).toHaveText([${missing.map((each) => quoted(consoleSays.missing(each))).join(', ')}]);
    expect(await world.asked('add${One}')).toEqual([]);
    await expectAccessible(page);
  });
  await test.step('One that is there already is refused at its field', async () => {
    await fill(page, \` \${SECOND.toUpperCase()} \`);
    await save(page).click();
    await toastShown(page, ${quoted(serverSays.TAKEN)}, 'danger');
    await expect(field(page, ${name})).toHaveAccessibleDescription(${quoted(serverSays.TAKEN)});
  });
  await fill(page, ADDED);
  for (const [fault, message] of SAVE_FAULTS)
    await test.step(message, async () => {
      await world.breaks('add${One}', fault);
      await save(page).click();
      await expect(alert(page)).toHaveText(message);
      await expect(field(page, ${name})).toHaveValue(ADDED);
    });
  await test.step('A double click sends it once', async () => {
    await world.breaks('add${One}', { latencyMs: 400 });
    await save(page).dblclick();
    await toastShown(page, ${quoted(consoleSays.added)}, 'success');
    const sent = (await world.asked('add${One}')).filter(({ status }) => status === 200);
    expect(sent.slice(1).map(({ body }) => body)).toEqual([
      { Value: { ${[`${nameField.name}: ADDED`, sent].filter(Boolean).join(', ')}, postedby: people.administrator } },
    ]);
  });
  await total(page, COUNT + 1);
  await expectRow(row(page, ADDED), { ${[cells(first, others), "'Posted by': people.administrator"].filter(Boolean).join(', ')} });
});

test('one is changed; two people who edit it at once do not overwrite each other unasked', async ({ page, elsewhere, world, enterAs }) => {
  await enterAs(people.administrator, SCREEN);
  await row(page, SECOND).click();
  await expect(field(page, ${name})).toHaveValue(SECOND);
  await test.step('The name of another one is refused at its field', async () => {
    await field(page, ${name}).fill(FIRST);
    await save(page).click();
    await toastShown(page, ${quoted(serverSays.TAKEN)}, 'danger');
    await expect(field(page, ${name})).toHaveAccessibleDescription(${quoted(serverSays.TAKEN)});
  });
  await field(page, ${name}).fill(CHANGED);
  for (const [fault, message] of SAVE_FAULTS)
    await test.step(message, async () => {
      await world.breaks('update${One}', fault);
      await save(page).click();
      await expect(alert(page)).toHaveText(message);
      await expect(field(page, ${name})).toHaveValue(CHANGED);
    });
  await world.mends('update${One}');
  await save(page).click();
  await toastShown(page, ${quoted(consoleSays.updated)}, 'success');
  expect((await world.bodies('update${One}')).at(-1)).toEqual({
    Value: ${changed},
  });
  await expectRow(row(page, CHANGED), { 'Edited by': people.administrator });
  await test.step('Before the change of a colleague is replaced, there is a question', async () => {
    await row(page, FIRST).click();
    await field(page, ${name}).fill('Mine');
    await enterAs(people.otherAdministrator, \`\${SCREEN}?open=1\`, { page: elsewhere });
    await field(elsewhere, ${name}).fill('Theirs');
    await save(elsewhere).click();
    await toastShown(elsewhere, ${quoted(consoleSays.updated)}, 'success');
    await save(page).click();
    await press(question(page, 'Changed meanwhile'), 'Stay');
    await expect(field(page, ${name})).toHaveValue('Mine');
  });
  await test.step('One that a colleague has deleted is reported', async () => {
    await press(row(elsewhere, 'Theirs'), 'Delete Theirs');
    await press(deleting(elsewhere, 'Theirs'), 'Yes, Delete');
    await total(elsewhere, COUNT - 1);
    await save(page).click();
    await toastShown(page, ${quoted(serverSays.UNKNOWN)}, 'danger');
    await expect(field(page, ${name})).toHaveValue('Mine');
  });
});

test('one is deleted after a confirmation, and can be restored', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, SCREEN);
  const pressDelete = () => press(row(page, FIRST), \`Delete \${FIRST}\`);
  await pressDelete();
  await expectAccessible(page);
  await press(deleting(page, FIRST), 'Cancel');
  expect(await world.asked('delete${One}')).toEqual([]);
  for (const [fault, reason] of [...DELETE_FAULTS, [{ example: 'unknown' }, ${quoted(serverSays.UNKNOWN)}]] as const)
    await test.step(reason, async () => {
      await world.breaks('delete${One}', fault);
      await pressDelete();
      await press(deleting(page, FIRST), 'Yes, Delete');
      await toastShown(page, reason, 'danger');
    });
  await world.mends('delete${One}');
  await pressDelete();
  await press(deleting(page, FIRST), 'Yes, Delete');
  await undo(page).hover();
  await toastShown(page, ${quoted(consoleSays.deleted)});
  await total(page, COUNT - 1);
  await expect(row(page, FIRST)).toHaveCount(0);
  expect((await world.bodies('delete${One}')).at(-1)).toEqual({ Value: { recordid: 1 } });
  await undo(page).click();
  await total(page, COUNT);
  await find(page).fill(FIRST);
  await expectRow(row(page, FIRST), { ${[cells(first, others), "'Posted by': people.administrator"].filter(Boolean).join(', ')} });
});
`;
}
