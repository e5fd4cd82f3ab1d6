// Translates recorded actions into a script with this project's helpers.
import { describe, expect, it } from 'vitest';
import { areaAt } from './areaAt';
import { parseOptions } from './command';
import { findPlace } from './snapshot';
import { type Recorded, type Recording, scriptOf } from './translate';

const SNAPSHOT = `- generic [ref=e1]:
  - main [ref=e2]:
    - button "Add Remarks" [ref=e3] [cursor=pointer]
    - table "Disapproved Remarks" [ref=e4]:
      - row [ref=e5]:
        - columnheader "Remarks" [ref=e6]
      - 'row "Blurred: again" [ref=e7]':
        - 'cell "Blurred: again" [ref=e8]'
        - cell "Active" [ref=e9]
      - row [ref=e10]:
        - cell [ref=e11]: "00042"
        - cell "Active" [ref=e12]
        - button "Delete" [ref=e13]
  - dialog "Edit \\"Remarks\\"" [ref=e20]:
    - generic [ref=e21]: Remarks
    - textbox "Remarks" [active] [ref=e22]: some text
    - combobox "Status" [ref=e23]:
      - option "Active" [selected]
    - button "Delete" [ref=e24]
    - button "Save" [ref=e25] [cursor=pointer]`;

describe('finds where an element is', () => {
  it('a field in a dialog', () => {
    expect(findPlace(SNAPSHOT, 'e22', undefined)).toEqual({
      role: 'textbox',
      name: 'Remarks',
      dialog: { name: 'Edit "Remarks"', isOnly: true },
      rowText: undefined,
      twins: 1,
      twinsInDialog: 1,
    });
  });

  it('a row, by a text that only it has', () => {
    expect(findPlace(SNAPSHOT, 'e8', undefined)?.rowText).toBe('Blurred: again');
    expect(findPlace(SNAPSHOT, 'e9', undefined)?.rowText).toBe('Blurred: again');
    expect(findPlace(SNAPSHOT, 'e12', undefined)?.rowText).toBe('00042');
  });

  it('a row with a checkbox, by its text and not by the name of the checkbox', () => {
    const row = `- table "Remarks" [ref=e4]:
  - row [ref=e7]:
    - cell [ref=e8] [cursor=pointer]:
      - checkbox "Choose Blurred" [ref=e9]
      - text: Blurred`;
    expect(findPlace(`- main [ref=e2]:\n  ${row.replaceAll('\n', '\n  ')}`, 'e8', undefined)?.rowText).toBe('Blurred');
  });

  it('an element by its name, if the reference is unknown and the name is unique', () => {
    expect(findPlace(SNAPSHOT, 'e99', { role: 'button', name: 'Save' })).toMatchObject({
      name: 'Save',
      twinsInDialog: 1,
    });
    expect(findPlace(SNAPSHOT, 'e99', { role: 'button', name: 'Delete' })).toBeUndefined();
    expect(findPlace(SNAPSHOT, undefined, undefined)).toBeUndefined();
  });
});

const recording: Recording = {
  as: 'administrator',
  isRole: true,
  application: 'AGORA',
  scenario: 'default',
  address: './disapprove_remarks',
  base: 'http://127.0.0.1:4000/',
  events: [],
  passwords: new Set(),
  usualPassword: 'Sampaguita#1',
  told: [],
};
const done = (code: string, ref?: string): Recorded => ({ code: `  ${code}`, ref, snapshot: SNAPSHOT });
const written = (events: Recorded[], more: Partial<Recording> = {}) => scriptOf({ ...recording, ...more, events });
const role = (name: string, of = 'button') => `page.getByRole('${of}', { name: '${name}' })`;

it('writes a script that starts signed in and uses the helpers, in steps', () => {
  const script = written([
    done("await page.goto('http://127.0.0.1:4000/disapprove_remarks');"),
    done(`await ${role('Add Remarks')}.click();`, 'e3'),
    done(`await ${role('Remarks', 'textbox')}.click();`, 'e22'),
    done(`await ${role('Remarks', 'textbox')}.fill('it\\'s new');`, 'e22'),
    done("await page.getByLabel('Status').selectOption('D');", 'e23'),
    done(`await ${role('Save')}.click();`, 'e25'),
    { toast: 'New Remark has been added', intent: 'success' },
    done(`await ${role('Active', 'cell')}.nth(1).click();`, 'e12'),
    done(`await ${role('Delete')}.nth(1).click();`, 'e24'),
    done("await page.goto('http://127.0.0.1:4000/users?page=2');"),
  ]);
  expect(script).toBe(`// Recorded at ./disapprove_remarks, to be completed by hand.
import { field, people, press, rows, save, test, toastShown } from '../fixtures';

test('recorded at ./disapprove_remarks', async ({ page, enterAs }) => {
await enterAs(people.administrator, './disapprove_remarks');
await test.step('Press Add Remarks, fill in Remarks, choose Status, press Save', async () => {
await press(page, 'Add Remarks');
await field(page, 'Remarks').fill('it\\'s new');
await field(page, 'Status').selectOption('D');
await save(page).click();
await toastShown(page, 'New Remark has been added', 'success');
});
await test.step('Press 00042, press Delete', async () => {
await rows(page).filter({ hasText: '00042' }).click();
await press(page.getByRole('dialog', { name: 'Edit "Remarks"', exact: true }), 'Delete');
});
await test.step('Go to ./users?page=2', async () => {
await page.goto('./users?page=2');
});
});
`);
});

it('expects the calls that changed something, with their bodies unless these depend on the day', () => {
  const script = written([], {
    told: [
      { operation: 'addRemark', bodies: [{ Value: { remarks: 'new' } }] },
      { operation: 'addOffer', bodies: [{ until: '2026-01-31' }] },
      { operation: 'changePassword', bodies: [{ password: '•••' }] },
    ],
  });
  expect(script).toContain(
    `await expect.poll(() => world.bodies('addRemark')).toEqual([{"Value":{"remarks":"new"}}]);`,
  );
  expect(script).toContain(`await expect.poll(() => world.asked('addOffer')).toHaveLength(1);`);
  expect(script).toContain(`await expect.poll(() => world.asked('changePassword')).toHaveLength(1);`);
  expect(script).toContain('async ({ enterAs, world }) =>');
});

it('starts in the scenario, the application and as the person that were asked for', () => {
  const script = written([], { scenario: 'empty', application: 'ALAGA MD', as: 'a@b.example', isRole: false });
  expect(script).toContain("test.use({ scenario: 'empty' });");
  expect(script).toContain("await enterAs('a@b.example', './disapprove_remarks', { application: 'ALAGA MD' });");
});

it('writes no password, and reads the one-time password from the outbox', () => {
  const script = written(
    [
      done("await page.getByLabel('Password').fill('Sampaguita#1');"),
      done("await page.getByLabel('New password').fill('Brand-new#2');"),
      done("await page.getByLabel('Shown').fill('Brand-new#2');"),
      done("await page.getByLabel('One-time password').fill('123456');"),
    ],
    { passwords: new Set(['Brand-new#2']) },
  );
  expect(script).toContain("getByLabel('Password').fill(PASSWORD)");
  expect(script).toContain("getByLabel('One-time password').fill(await world.otpOf(people.administrator))");
  expect(script).not.toMatch(/Sampaguita|Brand-new|123456/);
});

it("keeps Playwright's code where no helper fits, and marks elements that have no name", () => {
  const download = "const downloadPromise = page.waitForEvent('download');\n  await page.getByText('Export').click();";
  const script = written([
    done("await page.locator('#x').click();"),
    done(download),
    done("await expect(page.getByText('Nothing')).toBeVisible();"),
  ]);
  expect(script).toContain("// This element has no name: use a role and a label.\nawait page.locator('#x').click();");
  expect(script).toContain(
    "const downloadPromise = page.waitForEvent('download');\nawait page.getByText('Export').click();",
  );
  expect(script).toContain('import { expect, people, test }');
});

it.each([
  ['./disapprove_remarks?open=new', 'remarks'],
  ['./dashboard', 'kyc'],
  ['./docdashboard', 'doctors'],
  ['./otpverification/a@b.example', 'recovery'],
  ['./store', 'offers'],
  ['./', 'session'],
  ['./nowhere', 'session'],
])('a script about %s stands in %s', (address, area) => {
  expect(areaAt(address)).toBe(area);
});

it('reads the options of the command', () => {
  expect(parseOptions(['--as', 'marketing', '--at=/newsletter', '--scenario', 'empty', '--app', 'ALAGA MD'])).toEqual({
    as: 'marketing',
    application: 'ALAGA MD',
    scenario: 'empty',
    address: './newsletter',
  });
  expect(parseOptions(['--as', 'toString'])).toMatch(/^Nobody is 'toString'/);
  expect(parseOptions(['--wrong', 'x'])).toMatch(/^There is no option --wrong/);
  expect(parseOptions(['--app', 'foo'])).toMatch(/^There is no application 'foo'/);
  expect(parseOptions(['--app=alaga md'])).toMatchObject({ application: 'ALAGA MD' });
  expect(parseOptions(['--as'])).toMatch(/^npm run record/);
});
