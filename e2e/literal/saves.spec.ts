// The saves that differ most, with an upstream that accepts and answers exactly what the specification says: the
// console reports success, and the upstream has received what its documents require. The gateway's own tests send it
// the contract's request of every operation.
import type { Page } from '@playwright/test';
import * as desk from '../helpers/desk';
import { press, question, rows } from '../helpers/screen';
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

/** Fails unless the call came with these values, as the documents say. */
async function isSaved(upstream: Literal, call: string, values: Record<string, unknown>): Promise<void> {
  await expect
    .poll(async () => (await upstream.asked(call)).map(({ body }) => body))
    .toContainEqual(expect.objectContaining(values));
  expect(await upstream.complaints(call)).toEqual([]);
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
