// The bank details, which are the second step of an approval: when they fail, are postponed or never reached, nobody is
// approved twice.
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import {
  changes,
  difference,
  expect,
  expectRow,
  people,
  press,
  question,
  rows,
  test,
  toastShown,
  total,
} from '../fixtures';
import {
  approve,
  bank,
  bankAccount,
  bankButton,
  button,
  caseAt,
  decisions,
  factsOf,
  fillBank,
  heading,
  payToBank,
  review,
  row,
  saveBank,
  savedDetails,
  swiftCode,
  tab,
} from './desk';

const { pending, decided } = fixtures;
const { first, second, third, fourth } = pending;
const ACCOUNT = '001234567890';
const SWIFT = 'BOPIPHMM';
const FAILED = 'Saving bank account details failed.';
const MAYBE_SAVED = 'They may have been saved. You can safely save them again.';
const SAVED = 'Bank account details saved.';
const later = ({ fullName }: { fullName: string }) =>
  `${fullName} has no bank details yet. Add them in Approval History.`;

test.describe('the scenario bank-save-fails', () => {
  test.use({ scenario: 'bank-save-fails' });

  test('typed details stay after a failure, and are saved again without a second approval', async ({
    page,
    enterAs,
    world,
  }) => {
    await page.clock.install();
    await enterAs(people.doctorsDepartment, caseAt(first));
    await approve(page);
    await test.step('The case behind it shows the present state: approved, without a bank account', async () => {
      await expect(bank(page)).toBeVisible();
      const head = review(page).locator('header');
      await expect(head).toContainText('APPROVED');
      await expect(head).not.toContainText('Waiting');
      await expect(head).toContainText('No bank details');
      expect(await factsOf(review(page).getByRole('region', { name: 'Bank account details' }))).toEqual({
        'Bank Account': 'Missing',
        'SWIFT Code': 'Missing',
      });
    });
    await saveBank(page, ACCOUNT, SWIFT);
    await expect(bank(page).getByRole('alert')).toHaveText(`${FAILED} Internal Server Error. ${MAYBE_SAVED}`);
    await expect(bankAccount(page)).toHaveValue(ACCOUNT);
    await expect(swiftCode(page)).toHaveValue(SWIFT);
    await test.step('A refusal says why', async () => {
      await world.breaks('saveDoctorBankDetails', { example: 'unknownDoctor' });
      await payToBank(page, ACCOUNT);
      await expect(bank(page).getByRole('alert')).toHaveText(`${FAILED} Doctor does not exist. ${MAYBE_SAVED}`);
    });
    await test.step('Saved once it is corrected', async () => {
      await world.repairs('saveDoctorBankDetails');
      await payToBank(page, ACCOUNT);
      await toastShown(page, SAVED);
      await expect(heading(page, second)).toBeVisible();
      expect(await decisions(world)).toHaveLength(1);
      const details = { drcode: first.drCode, bankacct: ACCOUNT, swiftcode: SWIFT };
      expect(await savedDetails(world)).toMatchObject([{ Value: details }, { Value: details }, { Value: details }]);
    });
    await test.step('The answer of a save is lost: saving the same again does no harm', async () => {
      await approve(page);
      await world.breaks('saveDoctorBankDetails', { lost: true });
      await saveBank(page, ACCOUNT, SWIFT);
      await expect(bank(page).getByRole('alert')).toHaveText(`${FAILED} We can't reach the server. ${MAYBE_SAVED}`);
      await expect(bankAccount(page)).toHaveValue(ACCOUNT);
      await world.repairs('saveDoctorBankDetails');
      await payToBank(page, ACCOUNT);
      await toastShown(page, SAVED);
      await expect(heading(page, third)).toBeVisible();
      expect(await decisions(world)).toHaveLength(2);
    });
    await test.step('After looking up the account in another window, the step is as it was left', async () => {
      const before = (await savedDetails(world)).length;
      await approve(page);
      await fillBank(page, ACCOUNT, '');
      await page.clock.fastForward('01:00');
      const listed = page.waitForResponse('**/api/doctors/pending');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await (await listed).finished();
      await expect(bankAccount(page)).toHaveValue(ACCOUNT);
      await swiftCode(page).fill(SWIFT);
      await expect(bankAccount(page)).toHaveValue(ACCOUNT);
      await payToBank(page, ACCOUNT);
      await toastShown(page, SAVED);
      await expect(heading(page, fourth)).toBeVisible();
      expect(await decisions(world)).toHaveLength(3);
      expect(await savedDetails(world)).toHaveLength(before + 1);
    });
    await test.step('Postponed after a lost answer, also with a refusal since, they may have been saved', async () => {
      await approve(page);
      await world.breaks('saveDoctorBankDetails', { lost: true });
      await saveBank(page, ACCOUNT, SWIFT);
      await expect(bank(page).getByRole('alert')).toContainText(MAYBE_SAVED);
      await world.breaks('saveDoctorBankDetails', { example: 'unknownDoctor' });
      await payToBank(page, ACCOUNT);
      await expect(bank(page).getByRole('alert')).toContainText('Doctor does not exist.');
      await bankButton(page, 'Later').click();
      await question(page, 'Leave without saving?').getByRole('button', { name: 'Leave', exact: true }).click();
      await toastShown(
        page,
        `The bank details of ${fourth.fullName} may have been saved. Check Approval History.`,
        'warning',
      );
    });
  });
});

test('when it is postponed or aborted, a colleague completes it', async ({ page, elsewhere, enterAs, world }) => {
  const LEAVING = 'Leave without saving?';
  await enterAs(people.doctorsDepartment, caseAt(first));
  await approve(page);
  await test.step('Leaving with typed values asks first', async () => {
    await bankAccount(page).fill(ACCOUNT);
    await bankButton(page, 'Later').click();
    await question(page, LEAVING).getByRole('button', { name: 'Stay' }).click();
    await expect(bankAccount(page)).toHaveValue(ACCOUNT);
    await page.keyboard.press('Escape');
    await question(page, LEAVING).getByRole('button', { name: 'Leave', exact: true }).click();
  });
  await test.step('A message says what is missing, and the next case comes', async () => {
    await toastShown(page, later(first), 'warning');
    await expect(heading(page, second)).toBeVisible();
    expect(await savedDetails(world)).toEqual([]);
  });
  await test.step('On another machine, Rowena finds it in the history, and completes it', async () => {
    await enterAs(people.doctorsColleague, './docdashboard?tab=history', { page: elsewhere });
    await expectRow(row(elsewhere, first), { 'Bank Details': 'Missing' });
    await row(elsewhere, first).click();
    await button(elsewhere, 'Complete bank details').click();
    await fillBank(elsewhere, '12345', 'BPI');
    await bankButton(elsewhere, 'Save').click();
    await expect(bank(elsewhere).getByRole('alert')).toHaveText([
      'A bank account usually has 6 to 34 digits or letters.',
      'A SWIFT code usually has 8 or 11 characters.',
    ]);
    expect(await savedDetails(world)).toEqual([]);
    await fillBank(elsewhere, ACCOUNT, 'BPI');
    const largeNumber = bank(elsewhere).getByRole('status', { name: 'Bank account as it will be saved' });
    await expect(largeNumber).toHaveText(ACCOUNT.replace(/.{4}(?=.)/g, '$& '));
    await payToBank(elsewhere, ACCOUNT, 'Save anyway');
    await toastShown(elsewhere, SAVED);
    await expect(bank(elsewhere)).toHaveCount(0);
  });
  await test.step('The case shows it at once, and is otherwise unchanged', async () => {
    const details = review(elsewhere).getByRole('region', { name: 'Bank account details' });
    await expect(details).toContainText(ACCOUNT);
    expect(await factsOf(details)).toEqual({ 'Bank Account': ACCOUNT, 'SWIFT Code': 'BPI' });
    await expect(button(elsewhere, 'Complete bank details')).toHaveCount(0);
    await expect(review(elsewhere).locator('header')).toContainText(`by ${people.doctorsDepartment} at `);
    expect(await decisions(world)).toHaveLength(1);
    expect(await savedDetails(world)).toMatchObject([{ Value: { postedby: people.doctorsColleague } }]);
  });
  await test.step('After a reload between the two steps the case is approved, and still offers the second', async () => {
    await approve(page);
    await expect(bank(page)).toBeVisible();
    await page.reload();
    await expect(heading(page, second)).toBeVisible();
    await expect(button(page, 'Approve')).toBeDisabled();
    await expect(button(page, 'Approve')).toHaveAccessibleDescription('This application is already approved.');
    await button(page, 'Complete bank details').click();
    await fillBank(page, ACCOUNT, SWIFT);
  });
  await test.step('If the browser is closed before saving, the history offers it again', async () => {
    await page.close();
    await elsewhere.goto('./docdashboard');
    await total(elsewhere, 88);
    await tab(elsewhere, 'Approval History').click();
    await press(elsewhere, 'Show');
    await expectRow(rows(elsewhere).first(), { 'Full Name': second.fullName, 'Bank Details': 'Missing' });
    await row(elsewhere, second).click();
    await button(elsewhere, 'Complete bank details').click();
    await saveBank(elsewhere, ACCOUNT, SWIFT);
    await toastShown(elsewhere, SAVED);
    expect(await decisions(world)).toHaveLength(2);
    expect(await savedDetails(world)).toHaveLength(2);
  });
});

test('the account that will be replaced is shown before saving', async ({ page, elsewhere, enterAs, world }) => {
  const { returning } = pending;
  await test.step('The account that came with the application is refused: the form has it, and says why', async () => {
    await world.breaks('saveDoctorBankDetails', { example: 'unknownDoctor' });
    await enterAs(people.doctorsDepartment, caseAt(returning));
    await approve(page);
    await expect(bank(page).getByRole('alert')).toHaveText(`${FAILED} Doctor does not exist.`);
    const before = await bankAccount(page).inputValue();
    expect(await savedDetails(world)).toMatchObject([{ Value: { bankacct: before } }]);
    await bankButton(page, 'Later').click();
    await toastShown(
      page,
      `The bank details of ${returning.fullName} were not saved. Correct them in Approval History.`,
      'warning',
    );
    await world.repairs('saveDoctorBankDetails');
  });
  await test.step('In the history they are on record, not saved; a note beside Save says what a correction replaces', async () => {
    await page.goto(`./docdashboard?tab=history#text=${returning.counter}`);
    await expectRow(row(page, returning), { 'Bank Details': 'On record' });
    await row(page, returning).click();
    await button(page, 'Correct bank details').click();
    const before = await bankAccount(page).inputValue();
    await expect(bank(page)).toContainText('No changes yet.');
    await bankAccount(page).fill(ACCOUNT);
    await expect(changes(bank(page))).toHaveText([`Bank account ${before} → ${ACCOUNT}`]);
    await payToBank(page, ACCOUNT);
    await toastShown(page, SAVED);
    await review(page).getByText('Close', { exact: true }).click();
    await expectRow(row(page, returning), { 'Bank Details': 'Saved' });
  });
  await test.step('One that a colleague has saved meanwhile is not overwritten without a word', async () => {
    const { bankMissing } = decided;
    const complete = async (where: typeof page) => {
      await row(where, bankMissing).click();
      await button(where, 'Complete bank details').click();
    };
    const before = (await savedDetails(world)).length;
    await enterAs(people.doctorsColleague, './docdashboard?tab=history&bank=missing', { page: elsewhere });
    await complete(elsewhere);
    await page.goto('./docdashboard?tab=history&bank=missing');
    await complete(page);
    await saveBank(elsewhere, ACCOUNT, SWIFT);
    await toastShown(elsewhere, SAVED);
    await saveBank(page, '99887766', SWIFT);
    await expect(difference(page, 'Bank account')).toHaveText(['Bank account', 'empty', ACCOUNT, '99887766']);
    await question(page, 'Someone else changed this').getByRole('button', { name: 'Keep theirs' }).click();
    expect(await savedDetails(world)).toHaveLength(before + 1);
  });
});
