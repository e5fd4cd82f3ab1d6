// Locators for the scripts of both desks: members' registrations and doctors' applications are reviewed alike.
import type { Locator, Page } from '@playwright/test';
import { expect } from './expected';
import { question } from './screen';

/** The dialog in which one case is reviewed. */
export const review = (page: Page) => page.getByRole('dialog', { name: /^View (Member|Doctor) Profile$/ });

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true });

/** The name of the person in the dialog of a case. */
export const heading = (page: Page, { fullName }: { fullName: string }) =>
  review(page).getByRole('heading', { level: 3, name: fullName, exact: true });

export const disapproval = (page: Page) => page.getByRole('dialog', { name: 'Application Disapproval' });

export const button = (page: Page, name: string) => review(page).getByRole('button', { name, exact: true });
export const remark = (page: Page, text: string) => disapproval(page).getByRole('checkbox', { name: text });
export const additional = (page: Page) => disapproval(page).getByLabel('Additional Remarks (if any)');
export const row = (page: Page, { counter }: { counter: string }) => page.getByRole('row').filter({ hasText: counter });

/** The button's name ends with the number once it is known; the button is found behind an open dialog, too. */
export const decidedToday = (page: Page) =>
  page.getByRole('button', { name: /^Decided by me today/, includeHidden: true });

/** Titles of the questions that come before a decision is sent. */
export const APPROVAL = 'Please Confirm Application Approval';
export const DISAPPROVAL = 'Please Confirm Application Disapproval';

/** Answers the question that comes before a decision; one about records that differ asks for a reason. */
export async function answer(page: Page, title: string, choice: string): Promise<void> {
  const asked = question(page, title);
  const yes = asked.getByRole('button', { name: choice, exact: true });
  await expect(yes).toBeVisible();
  const reason = asked.getByLabel(/^Why do you/);
  if (choice !== 'Cancel' && choice !== 'Return' && (await reason.isVisible())) await reason.fill('Confirmed by phone');
  await yes.click();
}

export const frame = (page: Page, name: string) => page.getByRole('figure', { name: new RegExp(`^${name}`) });
/** The part in which a picture is zoomed, turned and moved; its accessible name tells the zoom and the rotation. */
export const view = (page: Page, name: string) => page.getByRole('application', { name: new RegExp(`^${name}, `) });

/** Labels and values of a part of the dialog. */
export async function factsOf(part: Locator): Promise<Record<string, string>> {
  const labels = await part.getByRole('term').allInnerTexts();
  const values = await part.getByRole('definition').allInnerTexts();
  return Object.fromEntries(labels.map((label, at) => [label, values[at] ?? '']));
}

/** As Help lists them, for every case. */
export const PICTURE_KEYS = [
  'Close',
  'Zoom in',
  'Zoom out',
  'Fit',
  'Actual size',
  'Rotate right',
  'Rotate left',
  'Look left',
  'Look right',
  'Look up',
  'Look down',
  'The other picture',
  'Move together or separately',
  'Open in a large window',
  'This page',
];

/** Presses Approve, and Cancel in the question: the case stays open. */
export async function cancelApproval(page: Page, { fullName }: { fullName: string }): Promise<void> {
  await button(page, 'Approve').click();
  await expect(question(page, APPROVAL)).toContainText(fullName);
  await answer(page, APPROVAL, 'Cancel');
  await expect(question(page, APPROVAL)).toBeHidden();
  await expect(heading(page, { fullName })).toBeVisible();
}
