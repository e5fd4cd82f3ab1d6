// The keys of the doctors' desk that members' cases do not have: those of the bank details.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { expect, people, question, test, toastShown } from '../fixtures';
import {
  APPROVAL,
  bank,
  bankAccount,
  button,
  caseAt,
  decisions,
  follow,
  heading,
  PICTURE_KEYS,
  savedDetails,
  swiftCode,
} from './desk';

const { first, second, third } = fixtures.pending;

/** The keys for every case, as in the list of keys. */
const WALK = ['Next case', 'Previous case', 'Case report as PDF'];

const keySheet = (page: Page) => page.getByRole('dialog', { name: 'Help' }).getByRole('region', { name: 'Keys' });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('approved by keys alone, with the bank details; put off, and completed in the history', async ({
  page,
  enterAs,
  world,
}) => {
  const cases = keySheet(page).getByRole('definition');
  const confirmation = question(page, APPROVAL);
  const approve = async () => {
    await expect(button(page, 'Approve')).toBeEnabled();
    await press(page, 'a');
    await expect(confirmation.getByRole('button', { name: 'Confirm' })).toBeFocused();
    await press(page, 'Enter');
    await expect(bankAccount(page)).toBeFocused();
  };
  const payByKeys = async () => {
    await expect(question(page, /^Pay .+\?$/).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await press(page, 'Tab');
    await press(page, 'Enter');
  };
  await enterAs(people.doctorsDepartment, caseAt(first));
  await expect(heading(page, first)).toBeFocused();
  await test.step('Every key of a case that waits is listed', async () => {
    await press(page, '?');
    await expect(cases).toHaveText([
      'Disapprove, with confirmation',
      'Approve, with confirmation',
      'Approve despite a serious risk, in the confirmation',
      ...WALK,
      ...PICTURE_KEYS,
    ]);
    await press(page, 'Escape');
    await expect(keySheet(page)).toBeHidden();
  });
  await test.step('Approved, with the bank details', async () => {
    await approve();
    await page.keyboard.type('0012 3456 7890');
    await press(page, 'Tab');
    await expect(swiftCode(page)).toBeFocused();
    await page.keyboard.type('bopiphmm');
    await press(page, 'Enter');
    await payByKeys();
    await toastShown(page, 'Bank account details saved.');
    await expect(heading(page, second)).toBeFocused();
    expect(await savedDetails(world)).toMatchObject([{ Value: { bankacct: '001234567890', swiftcode: 'BOPIPHMM' } }]);
  });
  await test.step('Approved, and the bank details put off', async () => {
    await approve();
    await press(page, 'Escape');
    await expect(heading(page, third)).toBeFocused();
    expect(await decisions(world)).toHaveLength(2);
  });
  await test.step('In the history there is another list of keys', async () => {
    await follow(page, caseAt(second, 'history'));
    await expect(heading(page, second)).toBeFocused();
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
    await bankAccount(page).fill('x'.repeat(250));
    await expect(bankAccount(page)).toHaveValue('x'.repeat(50));
    await bankAccount(page).fill('ABC123456');
    await swiftCode(page).fill('BOPIPHMM');
    await press(page, 'Enter');
    await payByKeys();
    await toastShown(page, 'Bank account details saved.');
    await expect(bank(page)).toHaveCount(0);
    await expect(heading(page, second)).toBeVisible();
    await press(page, 'b');
    await expect(bankAccount(page), 'now it corrects them').toHaveValue('ABC123456');
    await press(page, 'Escape');
    await expect(bank(page)).toHaveCount(0);
    expect(await savedDetails(world)).toHaveLength(2);
  });
});
