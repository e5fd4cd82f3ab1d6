// Reviewing doctors by keyboard alone, and keys that must have no effect.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { expect, people, question, tabTo, test, toastShown } from '../fixtures';
import {
  APPROVAL,
  additional,
  bank,
  bankAccount,
  button,
  caseAt,
  DISAPPROVAL,
  decisions,
  disapproval,
  follow,
  heading,
  PICTURE_KEYS,
  review,
  row,
  savedDetails,
  swiftCode,
  view,
} from './desk';

const { first, second, third } = fixtures.pending;

/** The keys for every case, as in the list of keys. */
const WALK = ['Next case', 'Previous case', 'Case report as PDF'];

const keySheet = (page: Page) => page.getByRole('dialog', { name: 'Help' }).getByRole('region', { name: 'Keys' });
const narrowing = (page: Page) => disapproval(page).getByLabel('Narrow the remarks');

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('whole cases without a mouse', async ({ page, enterAs, world }) => {
  await enterAs(people.doctorsDepartment, './docdashboard');
  await expect(row(page, first)).toBeVisible();
  await test.step('From the list into a case, to its neighbours and back', async () => {
    await tabTo(page, row(page, first));
    await press(page, 'ArrowDown', 'Enter');
    await expect(heading(page, second)).toBeFocused();
    await press(page, 'n');
    await expect(heading(page, third)).toBeFocused();
    await press(page, 'p', 'k');
    await expect(heading(page, first)).toBeFocused();
    await press(page, 'j', 'Escape');
    await expect(review(page)).toBeHidden();
    await expect(row(page, second)).toBeFocused();
    await press(page, 'ArrowUp', 'Enter');
    await expect(heading(page, first)).toBeFocused();
  });
  await test.step('The pictures: closer, turned, large', async () => {
    await expect(view(page, 'Selfie')).toBeVisible();
    await expect(view(page, 'PRC ID')).toBeVisible();
    await press(page, 's', '1', 'r');
    await expect(view(page, 'PRC ID')).toHaveAccessibleName('PRC ID, 100 %, turned 90°');
    await press(page, 'f');
    await expect(page.getByRole('dialog', { name: 'Selfie and PRC ID' })).toBeVisible();
    await press(page, 'Escape');
    await expect(heading(page, first)).toBeVisible();
  });
  await test.step('Approved, with the bank details', async () => {
    await press(page, 'a');
    await expect(question(page, APPROVAL).getByRole('button', { name: 'Confirm' })).toBeFocused();
    await press(page, 'Enter');
    await expect(bankAccount(page)).toBeFocused();
    await page.keyboard.type('0012 3456 7890');
    await press(page, 'Tab');
    await expect(swiftCode(page)).toBeFocused();
    await page.keyboard.type('bopiphmm');
    await press(page, 'Enter');
    await toastShown(page, 'Bank account details saved.');
    await expect(heading(page, second)).toBeFocused();
    expect(await savedDetails(world)).toMatchObject([{ Value: { bankacct: '001234567890', swiftcode: 'BOPIPHMM' } }]);
  });
  await test.step('Disapproved, with two remarks and a word of one’s own', async () => {
    await press(page, 'd');
    await expect(narrowing(page)).toBeFocused();
    await page.keyboard.type('licence picture');
    await press(page, 'ArrowDown', 'Space', 'ArrowDown', 'Space');
    await expect(disapproval(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
    await tabTo(page, additional(page));
    await page.keyboard.type('Both, please.');
    await press(page, 'Control+Enter');
    await expect(question(page, DISAPPROVAL).getByRole('button', { name: 'Confirm' })).toBeFocused();
    await press(page, 'Enter');
    await toastShown(page, 'Application Successfully Disapproved!');
    await expect(heading(page, third)).toBeFocused();
    expect((await decisions(world)).at(-1)).toMatchObject({
      Value: { remarks: 'Licence picture is blurred\nLicence picture is cropped\nBoth, please.' },
    });
  });
  await test.step('And back to the list, to the row that took the place', async () => {
    await press(page, 'Escape');
    await expect(review(page)).toBeHidden();
    await expect(row(page, third)).toBeFocused();
  });
});

test('no single key decides; every key is listed; the bank details are put off and completed by keys', async ({
  page,
  enterAs,
  world,
}) => {
  const EVERY_KEY = ['n', 'j', 'p', 'k', 'b', 's', 'r', 'f', '?', 'd', 'a'];
  const cases = keySheet(page).getByRole('definition');
  const confirmation = question(page, APPROVAL);
  const nothingElseHappened = async () => {
    await expect(heading(page, first)).toBeVisible();
    await expect(keySheet(page)).toBeHidden();
    await expect(bank(page)).toHaveCount(0);
    await expect(page.getByRole('application', { name: /turned/ })).toHaveCount(0);
    expect(await decisions(world)).toEqual([]);
  };
  await enterAs(people.doctorsDepartment, caseAt(first));
  await expect(heading(page, first)).toBeFocused();
  await expect(button(page, 'Approve')).toBeEnabled();
  await test.step('While a question is open, the keys of the case do nothing', async () => {
    await press(page, 'a');
    await expect(confirmation.getByRole('button', { name: 'Confirm' })).toBeFocused();
    await press(page, ...EVERY_KEY);
    await expect(confirmation).toBeVisible();
    await press(page, 'Escape');
    await expect(confirmation).toBeHidden();
    await nothingElseHappened();
  });
  await test.step('Nor while text is typed', async () => {
    await press(page, 'd');
    await expect(narrowing(page)).toBeFocused();
    await press(page, ...EVERY_KEY);
    await expect(narrowing(page)).toHaveValue(EVERY_KEY.join(''));
    await press(page, 'Control+Enter');
    await expect(disapproval(page).getByText('Required!')).toBeVisible();
    await expect(question(page, DISAPPROVAL)).toBeHidden();
    await nothingElseHappened();
    await disapproval(page).getByRole('button', { name: 'Return' }).click();
    await expect(disapproval(page)).toHaveCount(0);
  });
  await test.step('Every key of a case that waits is listed', async () => {
    await press(page, '?');
    await expect(cases).toHaveText([
      'Disapprove, after a confirmation',
      'Approve, after a confirmation',
      'Approve in spite of a serious risk, once it is asked',
      ...WALK,
      ...PICTURE_KEYS,
    ]);
    await press(page, 'Escape');
    await expect(keySheet(page)).toBeHidden();
    await expect(heading(page, first)).toBeVisible();
  });
  await test.step('Approved, and the bank details put off', async () => {
    await press(page, 'a');
    await expect(confirmation.getByRole('button', { name: 'Confirm' })).toBeFocused();
    await press(page, 'Enter');
    await expect(bankAccount(page)).toBeFocused();
    await press(page, 'Escape');
    await expect(heading(page, second)).toBeFocused();
  });
  await test.step('In the history there is another list of keys', async () => {
    await follow(page, caseAt(first, 'history'));
    await expect(heading(page, first)).toBeFocused();
    await press(page, '?');
    await expect(cases).toHaveText([...WALK, 'Complete bank details', ...PICTURE_KEYS]);
    await expect(keySheet(page).getByRole('term').nth(WALK.length)).toHaveText('b');
    await press(page, 'Escape');
    await expect(keySheet(page)).toBeHidden();
  });
  await test.step('Completed there; letters are typed into the field and are no shortcuts', async () => {
    await press(page, 'b');
    await expect(bankAccount(page)).toBeFocused();
    await page.keyboard.type('banpdc?');
    await expect(bankAccount(page)).toHaveValue('banpdc?');
    await expect(keySheet(page)).toHaveCount(0);
    await bankAccount(page).fill('ABC123456');
    await swiftCode(page).fill('BOPIPHMM');
    await press(page, 'Enter');
    await toastShown(page, 'Bank account details saved.');
    await expect(bank(page)).toHaveCount(0);
    await expect(heading(page, first)).toBeVisible();
    await press(page, 'b');
    await expect(bankAccount(page), 'now it corrects them').toHaveValue('ABC123456');
    await press(page, 'Escape');
    await expect(bank(page)).toHaveCount(0);
    expect(await savedDetails(world)).toHaveLength(1);
  });
});
