// One application: everything that its dialog shows, and the comparison with its pictures.
import type { Page } from '@playwright/test';
import type { components } from '#contract';
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { fixtures as registrations } from '../../mocks/areas/kyc/fixtures';
import { writtenDay, writtenMoment } from '../../mocks/manilaTime';
import { expect, expectAccessible, people, test, toastShown } from '../fixtures';
import { button, caseAt, factsOf, follow, frame, heading, review } from './desk';

type Application = components['schemas']['DoctorApplication'];

const { pending, decided } = fixtures;

const section = (page: Page, name: string) => review(page).getByRole('region', { name, exact: true });
const noted = (page: Page) => review(page).getByRole('list', { name: 'Notes' }).getByRole('listitem');
const head = (page: Page) => review(page).locator('header');
const shownMoment = (moment: string | null) => (moment ? writtenMoment(moment).replace(' 0', ' ') : '–');

/** The application's record in the next answer of a list. */
async function listed(page: Page, list: 'pending' | 'history', { incrementalId }: { incrementalId: string }) {
  const response = await page.waitForResponse(`**/api/doctors/${list}`);
  const { data }: { data: Application[] } = await response.json();
  const found = data.find(({ incremental_id }) => incremental_id === incrementalId);
  if (!found) throw new Error('The server does not know the application.');
  return found;
}

test('an application that waits shows all that was submitted', async ({ page, enterAs }) => {
  const listedCase = listed(page, 'pending', pending.first);
  await enterAs(people.doctorsDepartment, caseAt(pending.first));
  const record = await listedCase;
  await test.step('The doctor, and the state of the application', async () => {
    await expect(page.getByRole('dialog', { name: 'View Doctor Profile', exact: true })).toBeVisible();
    await expect(heading(page, pending.first)).toBeVisible();
    await expect(head(page)).toContainText('Waiting');
    await expect(head(page)).toContainText(`Counter ${pending.first.counter} · Doctor`);
    await expect(head(page)).not.toContainText(' by ');
  });
  await test.step('The data of the licence are together', async () => {
    expect(await factsOf(section(page, 'Compare with the licence'))).toEqual({
      'PRC Number': record.PRCnumber,
      'Last Name': record.Lastname,
      'First Name': record.Firstname,
      'Middle Name': record.MidName,
      Birthdate: writtenDay(record.Birthdate),
    });
  });
  await test.step('Everything else', async () => {
    expect(await factsOf(section(page, 'Application'))).toEqual({
      Role: 'Doctor',
      'Doctor Type': record.DrType,
      'Doctor Code': record.DrCode,
      Gender: record.Gender === 'M' ? 'Male' : 'Female',
      Email: record.Email,
      'Contact Number': `+63 ${record.Contactno}`,
      Telephone: record.Telephone || '–',
      'Registration Date': shownMoment(record.Regdate ?? null),
      'Applies Again': 'No',
    });
    expect(await factsOf(section(page, 'Bank account details'))).toEqual({ 'Bank Account': '–', 'SWIFT Code': '–' });
    await expect(section(page, 'Selected doctors')).toHaveCount(0);
    await expect(head(page).getByText('Disapproval Remarks')).toHaveCount(0);
    await expect(noted(page)).toHaveCount(0);
    await expect(review(page).getByRole('textbox')).toHaveCount(0);
  });
  await test.step('It can be disapproved and approved', async () => {
    for (const name of ['Close', 'Disapprove', 'Approve']) await expect(button(page, name).last()).toBeEnabled();
    await expectAccessible(page);
    await expect(button(page, 'Complete bank details')).toHaveCount(0);
  });
  await test.step('For a doctor who applies again, earlier data are shown; empty fields have a dash', async () => {
    await follow(page, caseAt(pending.returning));
    await expect(head(page)).toContainText(pending.returning.counter);
    await expect(noted(page)).toHaveText(['Applies again']);
    const facts = await factsOf(section(page, 'Bank account details'));
    expect(facts['Bank Account']).toMatch(/^\d{10,14}$/);
    await follow(page, caseAt(pending.noMiddleName));
    await expect(heading(page, pending.noMiddleName)).toBeVisible();
    expect((await factsOf(section(page, 'Compare with the licence')))['Middle Name']).toBe('–');
    await follow(page, caseAt(pending.notVerified));
    await expect(heading(page, pending.notVerified)).toBeVisible();
    expect((await factsOf(head(page))).Verified).toBe('–');
  });
});

test('an application that was decided says by whom, when and why', async ({ page, enterAs }) => {
  const confirmation = listed(page, 'history', decided.disapprovedLast);
  await enterAs(people.doctorsDepartment, caseAt(decided.disapprovedLast, 'history'));
  const record = await confirmation;
  const noButtons = async () => {
    await expect(button(page, 'Case Report')).toBeVisible();
    for (const name of ['Approve', 'Disapprove']) await expect(button(page, name)).toHaveCount(0);
  };
  await expect(heading(page, decided.disapprovedLast)).toBeVisible();
  expect(await factsOf(head(page))).toEqual({
    Posted: shownMoment(record.Posted_date),
    Verified: shownMoment(record.verification_date),
    DISAPPROVED: `by ${record.Approvedby} at ${shownMoment(record.Approveddate)}`,
    'Disapproval Remarks': record.remarks,
  });
  await noButtons();
  await test.step('Approved, with bank details', async () => {
    await follow(page, caseAt(decided.approvedLast, 'history'));
    await expect(heading(page, decided.approvedLast)).toBeVisible();
    await expect(head(page)).toContainText(/APPROVED ?by \S+@\S+ at /);
    const facts = await factsOf(section(page, 'Bank account details'));
    expect(facts['Bank Account']).toMatch(/^\d{10,14}$/);
    await expect(head(page).getByText('Disapproval Remarks')).toHaveCount(0);
    await noButtons();
    await expect(button(page, 'Complete bank details')).toHaveCount(0);
  });
  await test.step('Approved, without', async () => {
    await follow(page, caseAt(decided.bankMissing, 'history'));
    await expect(heading(page, decided.bankMissing)).toBeVisible();
    expect(await factsOf(section(page, 'Bank account details'))).toEqual({
      'Bank Account': 'Missing',
      'SWIFT Code': 'Missing',
    });
    await expect(button(page, 'Complete bank details')).toBeEnabled();
    await expect(noted(page)).toHaveText(['No bank details']);
  });
  await test.step('A link that names the queue opens it, but it cannot be decided again', async () => {
    await follow(page, caseAt(decided.approvedLast));
    for (const name of ['Disapprove', 'Approve']) {
      await expect(button(page, name)).toBeDisabled();
      await expect(button(page, name)).toHaveAccessibleDescription('This application is already approved.');
    }
    await follow(page, caseAt(decided.unknownStatus));
    await expect(button(page, 'Approve')).toHaveAccessibleDescription('This application is already decided.');
  });
  await test.step('A link to a case of the other desk opens nothing', async () => {
    await follow(page, caseAt(registrations.pending.first));
    await toastShown(page, 'This application was not found.');
    await expect(page).not.toHaveURL(/open=/);
  });
  await test.step('A case with an unknown status code cannot be decided', async () => {
    await follow(page, caseAt(decided.unknownStatus, 'history'));
    await expect(heading(page, decided.unknownStatus)).toBeVisible();
    await expect(head(page)).toContainText(/Waiting.*Decidedby /);
    await noButtons();
  });
});

test.describe('the scenario secretary', () => {
  test.use({ scenario: 'secretary' });

  test('a secretary comes with the doctors they work for, and without a licence', async ({ page, enterAs }) => {
    const doctors = section(page, 'Selected doctors');
    await enterAs(people.doctorsDepartment, caseAt(pending.first));
    await expect(head(page)).toContainText('· Secretary');
    await expect(doctors.getByRole('heading', { name: 'Selected doctors (1)' })).toBeVisible();
    await expect(doctors.getByRole('listitem')).toHaveText([/^DR\d{5} · \S+.*, \S+/]);
    await expect(section(page, 'Bank account details')).toHaveCount(0);
    await expect(review(page).getByRole('button', { name: 'Copy the PRC number' })).toHaveCount(0);
    await expect(section(page, 'Compare with the licence')).toHaveCount(0);
    expect(Object.keys(await factsOf(section(page, 'Name and birthdate')))).toEqual([
      'Last Name',
      'First Name',
      'Middle Name',
      'Birthdate',
    ]);
    await expect(noted(page), 'that there is no licence is nothing to note').toHaveCount(0);
    await expect(frame(page, 'PRC ID').getByText('Not submitted')).toBeVisible();
    await test.step('However many there are', async () => {
      await button(page, 'Next case').click();
      await expect(doctors.getByRole('listitem')).toHaveCount(40);
      await doctors.getByRole('listitem').last().scrollIntoViewIfNeeded();
      await expect(doctors.getByRole('listitem').last()).toBeInViewport();
      await expect(button(page, 'Approve')).toBeInViewport();
    });
  });
});
