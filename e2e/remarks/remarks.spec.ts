// The remarks that a disapproval chooses from: kept by administrators, offered to reviewers.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import { seedRemarks } from '../../mocks/areas/remarks/seed';
import { dayOf, writtenDay } from '../../mocks/manilaTime';
import {
  alert,
  cellWith,
  changes,
  expect,
  expectAccessible,
  expectRow,
  field,
  find,
  follow,
  people,
  queryOf,
  question,
  rows,
  SAVE_FAULTS,
  save,
  test,
  toastShown,
  total,
  type World,
} from '../fixtures';
import { caseAt, DISAPPROVAL, disapproval, review } from '../kyc/desk';

const seeded = seedRemarks();
const COLUMNS = ['Remarks', 'Special Instructions', 'Status', 'Posted Date/by', 'Edited Date/by'];
const ADDED = 'New Remark has been added';
const UPDATED = 'Remarks Successfully Updated';
const EXISTS = 'Remark already exists.';

const adding = (page: Page) => page.getByRole('dialog', { name: 'Add New Remarks' });
const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit Remarks' });
const row = (page: Page, text: string) => rows(page).filter({ has: cellWith(page, text) });

const offered = (page: Page, text: string) => disapproval(page).getByRole('checkbox', { name: text });
const today = () => writtenDay(dayOf(Date.now()));
const bodies = async (world: World, operation: 'addRemark' | 'updateRemark') => await world.bodies(operation);

test('every remark, active or not, with who posted and edited it', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './disapprove_remarks?rows=20');
  await test.step('Columns and rows', async () => {
    await expect(page.getByRole('columnheader')).toHaveText(COLUMNS);
    await total(page, 15);
    await expect(rows(page).locator('td:first-child')).toHaveText(seeded.map(({ remarks }) => remarks));
    await expect(rows(page).first().getByRole('cell')).toHaveText([
      'Name does not match our records',
      'Please register with your name as printed on your card.',
      'Active',
      '06/02/2025 9:15 AM by maria.santos@lumina.example',
      '',
    ]);
    await expect(row(page, 'Incomplete documents').getByRole('cell')).toHaveText([
      'Incomplete documents',
      'Please submit all documents that were asked for.',
      'Disable',
      '06/02/2025 9:43 AM by maria.santos@lumina.example',
      '03/09/2026 1:20 PM by maria.santos@lumina.example',
    ]);
  });
  await test.step('The last edited one is first', async () => {
    const edited = page.getByRole('button', { name: 'Edited Date/by' });
    await edited.click();
    await edited.click();
    await expect(rows(page).first()).toContainText('03/09/2026');
  });
  await test.step('The page, the search and the open remark are in the address', async () => {
    await find(page).fill('blurred GOV');
    await total(page, 1);
    await rows(page).first().click();
    await expect(field(page, 'Remarks')).toHaveValue('Blurred government ID');
    expect(queryOf(page)).toEqual({ rows: '20', sort: '-edited', text: 'blurred GOV', open: '9' });
    await page.reload();
    await expect(field(page, 'Remarks')).toHaveValue('Blurred government ID');
    await page.goBack();
    await expect(editing(page)).toBeHidden();
    await find(page).fill('giraffe');
    await expect(page.getByText('No matches')).toBeVisible();
    await follow(page, './disapprove_remarks?page=2&rows=10');
    await expect(rows(page)).toHaveCount(5);
    await follow(page, './disapprove_remarks?open=99');
    await total(page, 15);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a remark is added, changed, disabled and active again', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './disapprove_remarks?rows=20');
  await page.getByRole('button', { name: 'Add Remarks' }).click();
  await test.step('A text is required; whatever is new is active', async () => {
    await expect(field(page, 'Remarks')).toBeFocused();
    await expect(field(page, 'Status')).toBeDisabled();
    await expect(field(page, 'Status')).toHaveValue('A');
    await expect(field(page, 'Reapprove Notification').getByRole('option')).toHaveText(['Yes', 'No']);
    await expect(field(page, 'Reapprove Notification')).toHaveValue('0');
    for (const nothing of ['', '   ', '\u200b\u3164']) {
      await field(page, 'Remarks').fill(nothing);
      await save(page).click();
      await expect(alert(page)).toBeVisible();
      await expect(field(page, 'Remarks')).toHaveAttribute('aria-invalid', 'true');
    }
    expect(await bodies(world, 'addRemark')).toEqual([]);
  });
  await test.step('The call has the text, the person and whether the member is notified', async () => {
    await field(page, 'Remarks').fill('  Signature does not match the ID ');
    await expect(alert(page)).toHaveCount(0);
    await field(page, 'Special Instructions').fill('Please sign as on your ID.');
    await field(page, 'Reapprove Notification').selectOption('Yes');
    await expect(adding(page)).toContainText(
      'Reviewers can then select it. Its text and instructions go with the disapproval.',
    );
    await field(page, 'Remarks').press('Enter');
    await toastShown(page, ADDED, 'success');
    await expect(adding(page)).toBeHidden();
    expect(await bodies(world, 'addRemark')).toEqual([
      {
        Value: {
          remarks: 'Signature does not match the ID',
          special_instructions: 'Please sign as on your ID.',
          posted_by: people.administrator,
          reappnotif: '1',
        },
      },
    ]);
  });
  await test.step('The list has one more, posted now', async () => {
    await total(page, 16);
    const cells = row(page, 'Signature does not match the ID').getByRole('cell');
    await expect(cells.nth(2)).toHaveText('Active');
    await expect(cells.nth(3)).toHaveText(
      new RegExp(`^${today()} \\d+:\\d\\d [AP]M by ${people.administrator}$`.replaceAll('.', '\\.')),
    );
    await expect(cells.nth(4)).toHaveText('');
  });
  const text = 'Name does not match our records';
  await row(page, text).click();
  await test.step('The form has the saved values', async () => {
    await expect(field(page, 'Remarks')).toHaveValue(text);
    await expect(field(page, 'Special Instructions')).toHaveValue(
      'Please register with your name as printed on your card.',
    );
    await expect(field(page, 'Status').getByRole('option')).toHaveText(['Active', 'Disable']);
    await expect(field(page, 'Status')).toHaveValue('A');
    await expect(field(page, 'Reapprove Notification')).toHaveValue('1');
  });
  await test.step('Its instructions can be removed, and it can be disabled', async () => {
    await field(page, 'Special Instructions').fill('');
    await field(page, 'Status').selectOption('Disable');
    await field(page, 'Reapprove Notification').selectOption('No');
    await expect(changes(editing(page)), 'what a member will be told is read before it is sent').toHaveText([
      'Special Instructions Please register with your name as printed on your card. → empty',
      'Status Active → Disable',
      'Reapprove Notification Yes → No',
    ]);
    await save(page).click();
    await toastShown(page, UPDATED, 'success');
    await expect(editing(page)).toBeHidden();
    await expectRow(row(page, text), {
      Status: 'Disable',
      'Posted Date/by': '06/02/2025 9:15 AM by maria.santos@lumina.example',
      'Edited Date/by': new RegExp(today()),
    });
  });
  await test.step('Its text can be changed', async () => {
    await row(page, text).click();
    await field(page, 'Remarks').fill('=1+1 <script>alert(1)</script> ñ 🥭');
    await field(page, 'Status').selectOption('Active');
    await save(page).click();
    await expect(editing(page)).toBeHidden();
    await expectRow(rows(page).first(), { Remarks: '=1+1 <script>alert(1)</script> ñ 🥭' });
  });
  await test.step('The server got these calls', async () => {
    const same = { recordid: 1, special_instructions: '', reappnotif: '0' };
    expect(await bodies(world, 'updateRemark')).toEqual([
      { Value: { ...same, remarks: text, status: 'D' } },
      { Value: { ...same, remarks: '=1+1 <script>alert(1)</script> ñ 🥭', status: 'A' } },
    ]);
  });
});

test('changes of remarks are offered to reviewers', async ({ page, elsewhere, world, enterAs }) => {
  const { first } = fixtures.pending;
  const NEW = 'Signature does not match the ID';
  const DISABLED = 'Duplicate registration';
  const CHANGED = 'Blurred government ID';
  await enterAs(people.administrator, './disapprove_remarks?open=new&rows=20');
  await field(page, 'Remarks').fill(NEW);
  await field(page, 'Special Instructions').fill('Please sign as on your ID.');
  await field(page, 'Reapprove Notification').selectOption('Yes');
  await save(page).click();
  await toastShown(page, ADDED);
  await row(page, DISABLED).click();
  await field(page, 'Status').selectOption('Disable');
  await save(page).click();
  await expect(row(page, DISABLED)).toContainText('Disable');
  await row(page, CHANGED).click();
  await field(page, 'Remarks').fill('Unreadable government ID');
  await save(page).click();
  await expect(row(page, 'Unreadable government ID')).toBeVisible();

  await test.step('A reviewer chooses the new one', async () => {
    await enterAs(people.firstBrandApd, caseAt(first), { page: elsewhere });
    await review(elsewhere).getByRole('button', { name: 'Disapprove', exact: true }).click();
    await expect(offered(elsewhere, 'Unreadable government ID')).toBeVisible();
    for (const text of [DISABLED, CHANGED]) await expect(offered(elsewhere, text)).toHaveCount(0);
    await offered(elsewhere, NEW).check({ force: true });
    await disapproval(elsewhere).getByRole('button', { name: 'Disapprove', exact: true }).click();
    await question(elsewhere, DISAPPROVAL).getByRole('button', { name: 'Disapprove', exact: true }).click();
    await toastShown(elsewhere, 'Application Successfully Disapproved!');
    expect(await world.bodies('saveDecision')).toMatchObject([
      {
        Value: {
          memberid: first.recordid,
          status: 'D',
          remarks: NEW,
          special_instructions: 'Please sign as on your ID.',
          reapprove_notification: '1',
        },
      },
    ]);
  });
});

test('a failure is reported and loses nothing typed', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './disapprove_remarks?open=new');
  await field(page, 'Remarks').fill('  EXPIRED government id ');
  await field(page, 'Special Instructions').fill(`${'ñ'.repeat(999)}x and more`);
  await field(page, 'Reapprove Notification').selectOption('Yes');
  const nothingLost = async () => {
    await expect(adding(page)).toBeVisible();
    await expect(field(page, 'Remarks')).toHaveValue('  EXPIRED government id ');
    await expect(field(page, 'Special Instructions')).toHaveValue(`${'ñ'.repeat(999)}x`);
    await expect(field(page, 'Reapprove Notification')).toHaveValue('1');
  };
  await test.step('One that exists already, in other spelling', async () => {
    await save(page).click();
    await toastShown(page, EXISTS, 'danger');
    await nothingLost();
  });
  await test.step('It is refused at its field, until something else is typed', async () => {
    const remark = field(page, 'Remarks');
    await expect(remark).toHaveAttribute('aria-invalid', 'true');
    await expect(remark).toHaveAccessibleDescription(EXISTS);
    await expect(remark).toBeFocused();
    await expectAccessible(page);
    await remark.pressSequentially(' too');
    await expect(alert(page)).toHaveCount(0);
    await remark.fill('  EXPIRED government id ');
  });
  for (const [fault, message] of SAVE_FAULTS) {
    await test.step(message, async () => {
      await world.breaks('addRemark', fault);
      await save(page).click();
      await expect(alert(page)).toHaveText(message);
      await nothingLost();
      await expect(save(page), 'where the person was').toBeFocused();
    });
  }
  await test.step('With another text it is sent once, even by a double click', async () => {
    await world.breaks('addRemark', { latencyMs: 500 });
    await field(page, 'Remarks').fill(`${'x'.repeat(250)} and more`);
    await save(page).dblclick();
    await page.keyboard.press('Escape');
    await toastShown(page, ADDED);
    await expect(adding(page)).toBeHidden();
    expect((await world.asked('addRemark')).map(({ status }) => status)).toEqual([200, 500, 'dropped', 200]);
    await follow(page, './disapprove_remarks?page=2');
    await expect(row(page, 'x'.repeat(250))).toBeVisible();
  });
  await test.step('Changing one that was deleted: the message is not at a field', async () => {
    await follow(page, './disapprove_remarks?open=1');
    await expect(editing(page)).toBeVisible();
    await world.breaks('updateRemark', { example: 'unknown' });
    await save(page).click();
    await toastShown(page, 'Remark does not exist.');
    await expect(editing(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  });
});
