// The history of doctors: its columns, what finds a doctor, and missing bank details.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { historyOf, searchOf, seedState } from '../../mocks/areas/doctors/state';
import { writtenDay } from '../../mocks/manilaTime';
import { day, expect, expectRow, people, press, queryOf, rows, test, total } from '../fixtures';
import { bank, DECIDED_COLUMNS, heading, review, saveBank, search, tab } from './desk';

const { decided } = fixtures;

const titles = (page: Page) => page.getByRole('main').getByRole('columnheader');
const advanced = (page: Page) => page.getByRole('textbox', { name: 'Advanced Search' });
const row = (page: Page, { counter }: { counter: string }) =>
  rows(page).filter({ has: page.getByRole('cell', { name: counter, exact: true }) });

const history = () => historyOf(seedState(Date.now()));
const withStatus = (code: string) => history().filter(({ RegStatus }) => RegStatus === code);

test('the history shows each decision, by whom and when', async ({ page, world, enterAs }) => {
  await enterAs(people.doctorsDepartment, './docdashboard');
  await tab(page, 'Approval History').click();
  await expect(titles(page)).toHaveText(DECIDED_COLUMNS);
  await total(page, history().length);
  // Each has a column of its own, so that it can be sorted and is not cut.
  const byWhomAndWhen = {
    'Decided By': /^\S+@(lumina|avega)\.example$/,
    'Decided Date': /^\d\d\/\d\d\/\d{4} \d{1,2}:\d\d [AP]M$/,
  };
  await test.step('The latest decision first', async () => {
    await expectRow(rows(page).first(), {
      Counter: decided.approvedLast.counter,
      'Full Name': decided.approvedLast.fullName,
      Status: 'APPROVED',
      ...byWhomAndWhen,
      'Bank Details': 'On record',
      Role: 'Doctor',
      'PRC Number': decided.approvedLast.prcNumber,
      'Doctor Code': decided.approvedLast.drCode,
      Email: decided.approvedLast.email,
    });
    await expectRow(row(page, decided.disapprovedLast), {
      Status: 'DISAPPROVED',
      ...byWhomAndWhen,
      'Bank Details': '',
    });
    await expectRow(row(page, decided.unknownStatus), { Status: 'Waiting', ...byWhomAndWhen });
  });
  await test.step('People who are not paid need no bank details; those who are paid and have none are marked', async () => {
    await expectRow(row(page, decided.secretary), { Role: 'Secretary', 'Bank Details': 'Not needed' });
    await expectRow(row(page, decided.bankMissing), { 'Bank Details': 'Missing' });
  });
  await test.step('By status, and by name, PRC number or counter', async () => {
    await page.getByLabel('Status', { exact: true }).selectOption('Approved');
    await total(page, withStatus('A').length);
    const { fullName, prcNumber, counter } = decided.searchable;
    for (const text of ['teofilo maglangit-nigo', prcNumber, counter]) {
      await search(page).fill(text);
      await total(page, 1);
      await expectRow(rows(page), { 'Full Name': fullName });
    }
  });
  expect(await world.asked('searchDoctors')).toEqual([]);
  await page.getByLabel('Status', { exact: true }).selectOption('None');
  await search(page).fill('');
  await test.step('Advanced Search also finds by e-mail and doctor code', async () => {
    for (const text of [decided.approvedLast.email, decided.approvedLast.drCode]) {
      await advanced(page).fill(text);
      await press(page, 'Proceed');
      // Checks all rows: the previous search also found one row, and placeholder rows are shown while the next one
      // loads.
      await expect(rows(page)).toHaveText([new RegExp(decided.approvedLast.counter)]);
    }
  });
  await test.step('More than the server gives is said', async () => {
    const text = 'clinic.example';
    expect(searchOf(seedState(Date.now()), text)).toHaveLength(500);
    await advanced(page).fill(text);
    await press(page, 'Proceed');
    await expect(page.getByText(/^Found by Advanced Search:/)).toContainText('Only the first 500 are shown');
  });
});

test.describe('the scenario bank-missing', () => {
  test.use({ scenario: 'bank-missing' });

  test('a notice counts approvals without bank details, and a filter finds them', async ({ page, enterAs }) => {
    const paid = withStatus('A').filter(({ DrCode }) => DrCode !== '');
    // The twelve latest ones, and the few that never had any.
    const missing = paid.filter(({ bankacct }, position) => position < 12 || bankacct === '');
    const notice = (count: number) => page.getByText(`${count} approved doctors have no bank details.`);
    expect(missing.length).toBeGreaterThan(12);
    await enterAs(people.doctorsDepartment, './docdashboard?tab=history&rows=20');
    await expect(notice(missing.length)).toBeVisible();
    await press(page, 'Show');
    await total(page, missing.length);
    await expect(rows(page).getByRole('cell', { name: 'Missing', exact: true })).toHaveCount(missing.length);
    expect(queryOf(page)).toEqual({ tab: 'history', bank: 'missing', rows: '20' });
    await test.step('The filtered list includes the twelve latest ones', async () => {
      for (const { incremental_id } of paid.slice(0, 12))
        await expect(row(page, { counter: incremental_id.slice(6, 12) })).toBeVisible();
      await expect(rows(page).first()).toContainText(writtenDay(paid[0]?.Approveddate ?? day(0)));
    });
    await test.step('One that is completed leaves the list', async () => {
      await row(page, decided.bankMissing).click();
      await expect(heading(page, decided.bankMissing)).toBeVisible();
      await press(review(page), 'Complete bank details');
      await press(bank(page), 'Cancel');
      await expect(bank(page)).toHaveCount(0);
      await expect(heading(page, decided.bankMissing)).toBeVisible();
      await press(review(page), 'Complete bank details');
      await saveBank(page, '001234567890', 'BOPIPHMM');
      await expect(bank(page)).toBeHidden();
      await review(page).getByText('Close', { exact: true }).click();
      await expect(notice(missing.length - 1)).toBeVisible();
      await total(page, missing.length - 1);
      await expect(row(page, decided.bankMissing)).toHaveCount(0);
    });
    await test.step('And all are shown again', async () => {
      await press(page, 'Show all');
      await total(page, history().length);
      await expectRow(row(page, decided.bankMissing), { 'Bank Details': 'Saved' });
    });
  });
});
