// The history of doctors: filtered by status and text, searched by the server, and with missing bank details.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { historyOf, searchOf, seedState } from '../../mocks/areas/doctors/state';
import { writtenDay } from '../../mocks/manilaTime';
import { day, expect, expectRow, people, press, queryOf, rows, test, total, tryAgain, type World } from '../fixtures';
import { bank, DECIDED_COLUMNS, heading, review, saveBank, search, tab } from './desk';

const { decided, pending } = fixtures;

const titles = (page: Page) => page.getByRole('main').getByRole('columnheader');
const status = (page: Page) => page.getByLabel('Status', { exact: true });
const advanced = (page: Page) => page.getByRole('textbox', { name: 'Advanced Search' });
const foundBy = (page: Page) => page.getByText(/^Found by Advanced Search:/);
const problem = (page: Page) => page.getByRole('main').getByRole('alert');
const row = (page: Page, { counter }: { counter: string }) =>
  rows(page).filter({ has: page.getByRole('cell', { name: counter, exact: true }) });
const searched = async (world: World) =>
  (await world.asked('searchDoctors')).map(({ headers }) => decodeURIComponent(headers.searchtext ?? ''));

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
  await test.step('By status', async () => {
    await expect(status(page).getByRole('option')).toHaveText(['None', 'Approved', 'Disapproved']);
    await status(page).selectOption('Disapproved');
    await total(page, withStatus('D').length);
    await expect(rows(page).getByRole('cell', { name: 'DISAPPROVED', exact: true })).toHaveCount(10);
    await status(page).selectOption('Approved');
    await total(page, withStatus('A').length);
    await status(page).selectOption('None');
    await total(page, history().length);
  });
  await test.step('By name, PRC number or counter; the address keeps it', async () => {
    const { fullName, prcNumber, counter } = decided.searchable;
    for (const text of ['teofilo maglangit-nigo', prcNumber, counter]) {
      await search(page).fill(text);
      await total(page, 1);
      await expectRow(rows(page), { 'Full Name': fullName });
    }
    await status(page).selectOption('Approved');
    await page.reload();
    await total(page, 1);
    expect(queryOf(page)).toEqual({ tab: 'history', status: 'approved', text: counter });
    await search(page).fill('🎉 <b>%');
    await expect(page.getByText('Nothing found')).toBeVisible();
  });
  expect(await world.asked('searchDoctors')).toEqual([]);
});

test('Advanced Search asks the server, about the doctors of both lists', async ({ page, world, enterAs }) => {
  await enterAs(people.doctorsDepartment, './docdashboard?tab=history');
  await total(page, history().length);
  await test.step('Nothing to search for', async () => {
    for (const nothing of ['', '   ']) {
      await advanced(page).fill(nothing);
      await press(page, 'Proceed');
      await expect(problem(page)).toHaveText('Search field is empty.');
    }
    expect(await searched(world)).toEqual([]);
  });
  await test.step('A name with Ñ, also after a reload', async () => {
    await advanced(page).fill(` ${decided.searchable.lastname} `);
    await advanced(page).press('Enter');
    await expect(rows(page)).toHaveText([new RegExp(decided.searchable.fullName)]);
    await expect(problem(page)).toHaveCount(0);
    await expect(foundBy(page)).toContainText(decided.searchable.lastname);
    expect(await searched(world)).toEqual([decided.searchable.lastname]);
    await page.reload();
    await total(page, 1);
    await expect(advanced(page)).toHaveValue(decided.searchable.lastname);
  });
  await test.step('By e-mail and doctor code, which the search within the list does not cover', async () => {
    for (const text of [decided.approvedLast.email, decided.approvedLast.drCode]) {
      await advanced(page).fill(text);
      await press(page, 'Proceed');
      // Checks all rows: the previous search also found one row, and placeholder rows are shown while the next one
      // loads.
      await expect(rows(page)).toHaveText([new RegExp(decided.approvedLast.counter)]);
    }
  });
  await test.step('An emoji, and a name that does not exist', async () => {
    await advanced(page).fill('joy 😀');
    await press(page, 'Proceed');
    await expectRow(row(page, decided.emoji), { 'Full Name': decided.emoji.fullName });
    for (const text of ['100% 🎉', '<script>alert(2)</script>', 'ñ'.repeat(250)]) {
      await advanced(page).fill(text);
      await press(page, 'Proceed');
      await expect(page.getByText('Nothing found')).toBeVisible();
      await total(page, 0);
    }
  });
  await test.step('A doctor who still waits is reported, with a link', async () => {
    await advanced(page).fill(pending.accents.prcNumber);
    await press(page, 'Proceed');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.getByRole('button', { name: '1 in Pending Requests' }).click();
    await expect(tab(page, 'Pending Requests')).toHaveAttribute('aria-selected', 'true');
    await expectRow(rows(page), { 'Full Name': pending.accents.fullName });
    await page.goBack();
  });
  await test.step('More than the server gives is said', async () => {
    const text = 'clinic.example';
    expect(searchOf(seedState(Date.now()), text)).toHaveLength(500);
    await advanced(page).fill(text);
    await press(page, 'Proceed');
    await expect(foundBy(page)).toContainText('There are more than the 500 that the server gives');
  });
  await test.step('A search that fails can be tried again, or taken away', async () => {
    await world.breaks('searchDoctors', { status: 500 });
    await advanced(page).fill('rivera');
    await press(page, 'Proceed');
    await expect(page.getByText('The list could not be loaded')).toBeVisible();
    await world.mends('searchDoctors');
    await tryAgain(page);
    await expect(rows(page).first()).toContainText(/rivera/i);
    await foundBy(page).getByRole('button', { name: 'Remove' }).click();
    await total(page, history().length);
    await expect(foundBy(page)).toBeHidden();
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
    await press(page, 'Show them');
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
      await review(page).getByRole('button', { name: 'Complete bank details' }).click();
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
