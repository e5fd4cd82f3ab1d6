// The saves that differ most, with an upstream that accepts and answers exactly what the specification says: the
// console reports success, and the upstream has received what its documents require. The gateway's own tests send it
// the contract's request of every operation.
import type { Page } from '@playwright/test';
import * as desk from '../helpers/desk';
import { press, question, result, rows } from '../helpers/screen';
import { proveHuman } from '../helpers/signIn';
import { toastShown } from '../helpers/toasts';
import { ADMINISTRATOR, CHANGED, expect, type Literal, REVIEWER, test } from './fixtures';

const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const save = (page: Page) => press(dialog(page).last(), 'Save');

/** Opens a row of a list, and waits for its dialog. */
async function open(page: Page, text: string): Promise<void> {
  await row(page, text).first().getByRole('cell').first().click();
  await expect(dialog(page)).toBeVisible();
}

/** Fails unless the call came with these values, and lacks only the fields that the server had left out of the record. */
async function isSaved(
  upstream: Literal,
  call: string,
  values: Record<string, unknown>,
  missing: string[] = [],
): Promise<void> {
  await expect
    .poll(async () => (await upstream.asked(call)).map(({ body }) => body))
    .toContainEqual(expect.objectContaining(values));
  expect(await upstream.complaints(call)).toEqual(missing.map((name) => `${call}: the field ${name} is missing`));
}

test('a registration is approved', async ({ page, enterAs, upstream }) => {
  // All on one page, so that the order does not matter.
  await enterAs(REVIEWER, './dashboard?rows=50');
  await row(page, 'Dela Cruz 3').first().click();
  // This server's company records name no card.
  await press(question(page, 'Member has no card number'), 'Continue...');
  await desk.button(page, 'Approve').click();
  await desk.answer(page, desk.APPROVAL, 'Approve');
  await toastShown(page, 'Application Successfully Approved!');
  await isSaved(upstream, 'saveDecision', { memberid: 3, status: 'A', approved_by: REVIEWER });
});

test('a user keeps a department that cannot be chosen', async ({ page, enterAs, upstream }) => {
  await enterAs(ADMINISTRATOR, './users?rows=20');
  await open(page, CHANGED);
  await inDialog(page, 'Last Name').fill('Ordoñez');
  // Required fields, which the server has not sent.
  await inDialog(page, 'Middle Name').fill('Luz');
  await inDialog(page, 'Employee ID').fill('E-7');
  await proveHuman(page);
  await save(page);
  await toastShown(page, 'User Successfully Updated');
  const changed = { recordid: 123, lastname: 'Ordoñez', edited_by: ADMINISTRATOR };
  await isSaved(upstream, 'updateUser', { ...changed, department: 'INT LEGAL', rolesid: '2' });
});

test('a pod is saved without the fields that the server has left out', async ({ page, enterAs, upstream }) => {
  await enterAs(ADMINISTRATOR, './agorapod-terminal');
  await open(page, 'POD2');
  await inDialog(page, 'Terminal ID').fill('P-200');
  await save(page);
  await press(question(page, 'Proceed with the changes?'), 'YES');
  await result(page, 'Success', 'Done by the server');
  const missing = ['rcs1printcopy', 'rcs2printcopy', 'propertytag', 'description'];
  await isSaved(upstream, 'updatePodDevice', { agorapoddeviceid: 2, terminalid: 'P-200' }, missing);
});
