// One registration: everything that its dialog shows, the comparison, and missing data.
import type { Page } from '@playwright/test';
import type { components } from '#contract';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { writtenDay, writtenMoment } from '../../../mocks/manilaTime';
import { expect, follow, people, question, test, toastShown, tryAgain, type World } from '../../fixtures';
import { expectAskedUnseen } from '../../helpers/brokenPictures';
import { pdfIn, savedBy, withoutSpaces } from '../../helpers/files';
import { button, caseAt, factsOf, heading, review } from '../desk';

type Schemas = components['schemas'];

const { pending, decided } = fixtures;
const NO_ANSWER = "Sorry, we're having trouble connecting to our server. Try again later.";
const ON_HOLD = 'The account number is on hold in the core system.';

const fields = (page: Page) => review(page).getByRole('rowheader');
/** The cells of a row of the comparison: submitted, on record, and the result. */
const compared = (page: Page, field: string) =>
  review(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: field, exact: true }) })
    .getByRole('cell');

const submitted = (page: Page) => review(page).getByRole('region', { name: 'Also submitted' });
const profile = (page: Page) => review(page).getByRole('region', { name: 'Member profile of the company' });

/** The next answer to one of the desk's calls; with `account`, the one about that account. */
async function answer<T>(page: Page, call: string, account?: string): Promise<T> {
  const response = await page.waitForResponse((candidate) => {
    const headers = candidate.request().headers();
    return (
      candidate.url().endsWith(`/kyc/${call}`) && (!account || [headers.accountno, headers.account].includes(account))
    );
  });
  return ((await response.json()) as { data: T }).data;
}

const shownMoment = (moment: string | null) => (moment ? writtenMoment(moment).replace(' 0', ' ') : '–');

const CIVIL_STATUS = {
  S: 'Single',
  M: 'Married',
  W: 'Widowed',
  A: 'Annuled',
  C: 'Domestic Partner/Common Law Spouse',
  D: 'Divorced',
  X: 'Separated',
  P: 'Single Parent',
};
const MEMBER_TYPE = { P: 'Principal', D: 'Dependent', E: 'Extended' };
const MEMBER_STATUS = {
  A: 'Active',
  T: 'Terminated',
  D: 'Disapproved',
  W: 'Waiting',
  U: 'Under-Process',
  S: 'Suspended',
};
const labelOf = (labels: Record<string, string>, code: string) => labels[code] ?? code;

test('a registration that waits shows all that was submitted and all that the company knows', async ({
  page,
  world,
  enterAs,
}) => {
  const { incrementalId, accountno, fullName, counter } = pending.first;
  const answers = Promise.all([
    answer<Schemas['PendingRegistration'][]>(page, 'pending'),
    answer<Schemas['CoreMember']>(page, 'member', accountno),
  ]);
  await world.breaks('listCompanyRecords', { status: 500 });
  await enterAs(people.firstBrandApd, caseAt(pending.first));
  const [list, core] = await answers;
  const record = list.find(({ incremental_id }) => incremental_id === incrementalId);
  if (!record) throw new Error('The server does not know the registration.');

  await test.step('The member, and the state of the registration', async () => {
    await expect(heading(page, { fullName })).toBeVisible();
    const head = review(page).locator('header');
    await expect(head).toContainText('Waiting');
    await expect(head).toContainText(`Counter ${counter} · Registration Attempts: ${record.regcount}`);
  });
  await test.step('Each field beside the company’s value', async () => {
    const expected = {
      'Last Name': record.lastname,
      'First Name': record.firstname,
      'Middle Name': record.middlename,
      'Employee ID': record.employee_id,
      Birthdate: writtenDay(record.birthdate),
      'Civil Status': labelOf(CIVIL_STATUS, record.civil_status),
      Gender: record.gender === 'F' ? 'Female' : 'Male',
      'Member Type': labelOf(MEMBER_TYPE, record.membertype),
      'Account Number': record.accountno,
      'Card Number': record.cardno,
    };
    await expect(fields(page)).toHaveText(Object.keys(expected));
    for (const [field, value] of Object.entries(expected))
      await expect(compared(page, field)).toHaveText([value, value, 'Same']);
  });
  await test.step('How to reach the member, and when it was submitted', async () => {
    expect(await factsOf(submitted(page))).toEqual({
      'Mobile Number': `+63 ${record.mobileno}`,
      Email: record.email,
      Address: `${record.street}, ${record.city_municipal}, ${record.province}`,
      Company: record.company,
    });
    expect(await factsOf(review(page).locator('header'))).toEqual({
      Posted: shownMoment(record.posted_date),
      'Email verified': shownMoment(record.email_verdate),
    });
    await expect(review(page).getByRole('textbox')).toHaveCount(0);
  });
  await test.step('The company’s profile on demand; parts that cannot be loaded are named, and the rest is shown', async () => {
    await expect(profile(page)).toBeHidden();
    await button(page, 'View Member Profile').click();
    await expect(review(page).getByRole('alert')).toHaveText(
      /^Member status and the issued, renewal, reference, end and term dates could not be loaded. Internal Server Error/,
    );
    const shown = await factsOf(profile(page));
    expect(shown).toMatchObject({ 'Last Name': core.lastname, Account: core.acct, 'Card No': core.cardno });
    for (const field of ['Member Status', 'Issued', 'Renewal', 'Reference', 'End', 'Term'])
      expect(shown[field] ?? shown[`${field} Date`], field).toBe('Not known');
    await world.repairs('listCompanyRecords');
    const records = answer<Schemas['CompanyRecord'][]>(page, 'company-records', accountno);
    await review(page).getByRole('button', { name: 'Try again: member profile' }).click();
    const [company] = await records;
    if (!company) throw new Error('The server does not know the member.');
    await expect(profile(page)).toBeVisible();
    expect(await factsOf(profile(page))).toEqual({
      'Last Name': core.lastname,
      'First Name': core.firstname,
      'Middle Name': core.midname,
      'Employee ID': core.employee_id,
      Birthdate: core.birth_date,
      'Civil Status': labelOf(CIVIL_STATUS, core.civil_status),
      Account: core.acct,
      'Card No': core.cardno,
      'Member Status': labelOf(MEMBER_STATUS, company.member_status ?? ''),
      'Member Type': labelOf(MEMBER_TYPE, core.member_type),
      Gender: core.gender === 'F' ? 'Female' : 'Male',
      'Coverage Period': core.coverage_period,
      'Card Printed Date': core.card_printed_date,
      'Issued Date': company.issued_date,
      'Renewal Date': company.renewal_date,
      'Reference Date': company.reference_date,
      'End Date': company.end_date,
      'Term Date': company.term_date || '–',
    });
    await button(page, 'Hide Member Profile').click();
    await expect(profile(page)).toBeHidden();
  });
});

test('one that was decided says by whom, when and why, and so does its report; the comparison shows real differences first', async ({
  page,
  enterAs,
}) => {
  const { disapprovedForGood, approvedToday } = decided;
  const listed = answer<Schemas['DecidedRegistration'][]>(page, 'history');
  await enterAs(people.firstBrandApd, caseAt(disapprovedForGood, 'history'));
  const record = (await listed).find(({ increment_id }) => increment_id === disapprovedForGood.incrementalId);
  const head = review(page).locator('header');
  await test.step('Disapproved', async () => {
    await expect(heading(page, disapprovedForGood)).toBeVisible();
    expect(await factsOf(head)).toMatchObject({
      Disapproved: `by ${record?.approved_by} at ${shownMoment(record?.approved_date ?? null)}`,
      'Disapproval Remarks': record?.remarks,
    });
  });
  await test.step('The report, by its key', async () => {
    await expect(heading(page, disapprovedForGood)).toBeFocused();
    await expect(button(page, 'Case Report')).toBeEnabled();
    const { text } = await pdfIn(await savedBy(page, () => page.keyboard.press('c')));
    expect(text).toMatch(/Disapprovedby\S+@lumina\.exampleat\d\d\/\d\d\/\d{4}/);
    const remarks = await factsOf(head);
    expect(text).toContain(withoutSpaces('Disapproval Remarks', remarks['Disapproval Remarks'] ?? 'none'));
  });
  await test.step('Approved, without remarks', async () => {
    await follow(page, caseAt(approvedToday, 'history'));
    await expect(heading(page, approvedToday)).toBeVisible();
    await expect(head).toContainText(/Approved.*by [a-z.]+@lumina\.example at/);
    await expect(review(page).getByText('Disapproval Remarks')).toHaveCount(0);
  });
  const marks = (field: string, side: number) => compared(page, field).nth(side).locator('mark');

  await test.step('The comparison of one that waits has its mismatches first', async () => {
    await follow(page, caseAt(pending.differsInSeveral));
    await expect(fields(page)).toHaveText([
      'First Name',
      'Employee ID',
      'Birthdate',
      'Civil Status',
      'Last Name',
      'Middle Name',
      'Gender',
      'Member Type',
      'Account Number',
      'Card Number',
    ]);
    for (const field of ['First Name', 'Employee ID', 'Birthdate', 'Civil Status'])
      await expect(compared(page, field).nth(2)).toHaveText('Differs');
    await expect(review(page).getByRole('cell', { name: 'Same', exact: true })).toHaveCount(6);
  });
  await test.step('In a number the differing digit is highlighted, in a date the year', async () => {
    const [ours = '', theirs = ''] = await compared(page, 'Employee ID').allInnerTexts();
    await expect(marks('Employee ID', 0)).toHaveText([ours.slice(-1)]);
    await expect(marks('Employee ID', 1)).toHaveText([theirs.slice(-1)]);
    const [born = '', recorded = ''] = await compared(page, 'Birthdate').allInnerTexts();
    await expect(marks('Birthdate', 0)).toHaveText([born.slice(-4)]);
    await expect(marks('Birthdate', 1)).toHaveText([recorded.slice(-4)]);
  });
  await test.step('Another order of the words is named', async () => {
    await follow(page, caseAt(pending.nameOrder));
    await expect(compared(page, 'First Name')).toHaveText(['MARIA CLARA', 'CLARA MARIA', 'Same, in another order']);
    await expect(review(page).locator('mark')).toHaveCount(0);
  });
});

test('for a member without a card number, a warning comes first', async ({ page, enterAs, world }) => {
  const warning = question(page, 'Member has no card number');
  await test.step('Until the card number is known, nothing can be decided, however long it takes', async () => {
    await world.holds('getMemberCoreData');
    await enterAs(people.firstBrandApd, caseAt(pending.noCard));
    await expect(heading(page, pending.noCard)).toBeVisible();
    for (const name of ['Approve', 'Disapprove']) await expect(button(page, name)).toBeDisabled();
    await page.keyboard.press('d');
    await toastShown(page, 'The case is still loading.');
    await world.repairs('getMemberCoreData');
    await expect(warning).toContainText(pending.noCard.fullName);
    await expect(warning.getByRole('button', { name: 'Continue...' })).toBeFocused();
  });
  await test.step('Continue... opens the case', async () => {
    await warning.getByRole('button', { name: 'Continue...' }).click();
    await expect(heading(page, pending.noCard)).toBeVisible();
    await expect(warning).toBeHidden();
    await expect(compared(page, 'Card Number')).toHaveText(['–', '–', 'Nothing to compare']);
    await expect(button(page, 'Disapprove')).toBeEnabled();
    await expect(page.getByRole('dialog', { name: 'Application Disapproval' })).toBeHidden();
    await expect(heading(page, pending.noCard)).toBeFocused();
  });
  await test.step('It comes once', async () => {
    await page.keyboard.press('j');
    await expect(heading(page, pending.noCard)).toBeHidden();
    await page.keyboard.press('k');
    await expect(heading(page, pending.noCard)).toBeVisible();
    await expect(button(page, 'Disapprove')).toBeEnabled();
    await expect(warning).toBeHidden();
  });
  await test.step('Whoever walks from case to case goes on from it', async () => {
    await page.reload();
    await expect(warning.getByRole('button', { name: 'Continue...' })).toBeFocused();
    for (const key of ['a', 'd']) await page.keyboard.press(key);
    await expect(warning).toBeVisible();
    await page.keyboard.press('j');
    await expect(warning).toBeHidden();
    await expect(review(page).getByRole('heading', { level: 3 })).toBeFocused();
    await page.keyboard.press('k');
    await expect(warning).toBeVisible();
  });
  await test.step('Close leads back to the list', async () => {
    await warning.getByText('Close', { exact: true }).click();
    await expect(warning).toBeHidden();
    await expect(page).not.toHaveURL(/open=/);
  });
});

/** The calls to the core system about a member. */
const lookups = async (world: World, { accountno }: { accountno: string }) =>
  (await world.asked('getMemberCoreData')).filter(({ headers }) => headers.accountno === accountno);

test.describe('the scenario core-lookup-down', () => {
  test.use({ scenario: 'core-lookup-down' });

  test('retries three times before it says so, and again on request', async ({ page, enterAs, world }) => {
    await enterAs(people.firstBrandApd, caseAt(pending.first));
    const issue = review(page).getByText(`Issue #KA101 ${NO_ANSWER}`);
    await expect(issue).toBeVisible();
    const tries = await lookups(world, pending.first);
    expect(tries.map(({ status }) => status)).toEqual(['dropped', 'dropped', 'dropped', 'dropped']);
    const [first, second] = tries.map(({ at }) => Date.parse(at));
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1000);
    await expectAskedUnseen(page, 'Company record');
    await test.step('The company’s records are shown nevertheless, and unknown values are marked as such', async () => {
      await button(page, 'View Member Profile').click();
      await expect(profile(page).getByText('Loading …')).toHaveCount(0);
      const { 'Last Name': lastName, 'Member Status': status } = await factsOf(profile(page));
      expect(lastName).toBe('Not known');
      expect(Object.values(MEMBER_STATUS)).toContain(status);
    });
    await test.step('Once the core system works', async () => {
      await world.repairs('getMemberCoreData');
      await tryAgain(page);
      await expect(compared(page, 'Last Name').last()).toHaveText('Same');
      await expect(issue).toBeHidden();
      await expect(button(page, 'Approve')).toBeEnabled();
    });
  });
});

test.describe('the scenario core-lookup-refused', () => {
  test.use({ scenario: 'core-lookup-refused' });

  test('shows codes for a member whom the core system refuses or does not know', async ({ page, enterAs, world }) => {
    const issue = (message: string) => review(page).getByRole('alert').getByText(message, { exact: true });
    await test.step('It says why at once, and can be tried again', async () => {
      await enterAs(people.firstBrandApd, caseAt(pending.first));
      await expect(issue(`Issue #KA102 ${ON_HOLD}`)).toBeVisible();
      expect((await lookups(world, pending.first)).map(({ status }) => status)).toEqual([400]);
      await world.repairs('getMemberCoreData');
      await tryAgain(page);
      await expect(compared(page, 'Last Name').last()).toHaveText('Same');
    });
    await test.step('Waiting and unknown: KA101', async () => {
      await follow(page, caseAt(pending.unknownToCore));
      await expect(issue(`Issue #KA101 ${NO_ANSWER}`)).toBeVisible();
      expect(await lookups(world, pending.unknownToCore)).toHaveLength(1);
    });
    await test.step('Approving without the record is asked about; it can be disapproved', async () => {
      await expectAskedUnseen(page, 'Company record');
      await expect(button(page, 'Disapprove')).toBeEnabled();
      await expect(compared(page, 'Last Name')).toHaveText([
        pending.unknownToCore.lastname,
        'Not known',
        'Not compared',
      ]);
    });
    await test.step('Waiting and refused: KA102', async () => {
      await follow(page, caseAt(pending.coreRefuses));
      await expect(issue(`Issue #KA102 ${ON_HOLD}`)).toBeVisible();
    });
    await test.step('Decided and unknown: KA103', async () => {
      await follow(page, caseAt(decided.unknownToCore, 'history'));
      await expect(issue(`Issue #KA103 ${NO_ANSWER}`)).toBeVisible();
    });
    await test.step('Decided and refused: KA104', async () => {
      await follow(page, caseAt(decided.coreRefuses, 'history'));
      await expect(issue(`Issue #KA104 ${ON_HOLD}`)).toBeVisible();
    });
  });
});
