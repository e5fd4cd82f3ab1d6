// Locators and helpers for the scripts of the doctors' desk, in addition to those of both desks.
import type { Page } from '@playwright/test';
import { expect, question, type World } from '../fixtures';
import { APPROVAL, answer, button, DISAPPROVAL, disapproval, remark } from '../helpers/desk';

export * from '../helpers/desk';
export { follow } from '../helpers/screen';

/** The address of one application, in either list. */
export const caseAt = ({ incrementalId }: { incrementalId: string }, tab: 'pending' | 'history' = 'pending') =>
  `./docdashboard?tab=${tab}&open=${incrementalId}`;

/** The bodies of the decisions that were sent, in order. */
export const decisions = (world: World) => world.bodies('decideDoctorApplication');
/** The bodies of the bank details that were sent, in order. */
export const savedDetails = (world: World) => world.bodies('saveDoctorBankDetails');

/** The dialog of a doctor's bank details: the second step of an approval, also when it is done later. */
export const bank = (page: Page) => page.getByRole('dialog', { name: 'Bank account details' });
export const bankAccount = (page: Page) => bank(page).getByLabel('Bank account', { exact: true });
export const swiftCode = (page: Page) => bank(page).getByLabel('SWIFT code', { exact: true });
export const bankButton = (page: Page, name: string) => bank(page).getByRole('button', { name, exact: true });

export async function approve(page: Page): Promise<void> {
  await button(page, 'Approve').click();
  await answer(page, APPROVAL, 'Confirm');
}

export async function disapprove(page: Page, ...remarks: string[]): Promise<void> {
  await button(page, 'Disapprove').click();
  // Blueprint draws its own box over the real checkbox.
  for (const text of remarks) await remark(page, text).check({ force: true });
  await disapproval(page).getByRole('button', { name: 'Disapprove', exact: true }).click();
  await answer(page, DISAPPROVAL, 'Confirm');
  await expect(question(page, DISAPPROVAL)).toBeHidden();
}

export async function fillBank(page: Page, account: string, swift: string): Promise<void> {
  await bankAccount(page).fill(account);
  await swiftCode(page).fill(swift);
}

export async function saveBank(page: Page, account: string, swift: string): Promise<void> {
  await fillBank(page, account, swift);
  await payToBank(page, account);
}

/** Saves what the form has, and agrees to the account that the question names. */
export async function payToBank(page: Page, account: string, button = 'Save'): Promise<void> {
  await bankButton(page, button).click();
  const named = account.replace(/.{4}(?=.)/g, '$& ');
  await question(page, new RegExp(`^Pay .+ to ${named}\\?$`))
    .getByRole('button', { name: 'Save', exact: true })
    .click();
}

/** Of the decided doctors: in their list, and in the report of it. */
export const DECIDED_COLUMNS = [
  'Counter',
  'Full Name',
  'Status',
  'Decided By',
  'Decided Date',
  'Bank Details',
  'Role',
  'Doctor Type',
  'PRC Number',
  'Doctor Code',
  'Email',
  'Posted Date',
];
