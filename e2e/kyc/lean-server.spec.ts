// A server that sends only the fields that the specification names, for registrations and the company's record.
import { examples } from '../../openapi/generated/examples';
import { expect, people, press, rows, test } from '../fixtures';
import { button, factsOf, heading, review } from './desk';

const REAPPROVALS = ['reapproved_date', 'reapproved_by'];
const lean = (list: object, missing: string[]) =>
  JSON.stringify(list, (name, value) => (missing.includes(name) ? undefined : value));

const [decided] = examples.listRegistrationHistory[200].default.data;
const reapproved = { data: [{ ...decided, status: 'A', is_reapprove: true, is_for_reapprove: false }] };
const fullName = [decided.firstname, decided.middlename, decided.lastname].join(' ');

test('histories, search and a case work without fields that the specification does not name', async ({
  page,
  world,
  enterAs,
}) => {
  await world.breaks('listRegistrationHistory', { body: lean(reapproved, REAPPROVALS) });
  await world.breaks('searchRegistrations', { body: lean(reapproved, [...REAPPROVALS, 'increment_id']) });
  await world.breaks('listCompanyRecords', { body: '{"data":[{}]}' });
  await enterAs(people.firstBrandApd, './dashboard?tab=reapproved');
  await test.step('The history tells who reapproved from the only decision that the server names', async () => {
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(decided.accountno);
    await expect(rows(page).getByRole('cell').nth(-2)).toHaveText('11/20/2026 4:10 PM');
    await expect(rows(page).getByRole('cell').last()).toHaveText(decided.approved_by);
  });
  await test.step('The case says who decided, and has the status and dates of the registration', async () => {
    await rows(page).first().click();
    await expect(heading(page, { fullName })).toBeVisible();
    await expect(review(page).locator('header')).toContainText(`by ${decided.approved_by} at 11/20/2026 4:10 PM`);
    await expect(review(page).getByText('Member status in the queue: Active')).toBeVisible();
    await button(page, 'View Member Profile').click();
    const profile = review(page).getByRole('region', { name: 'Member profile of the company' });
    expect(await factsOf(profile)).toMatchObject({ 'Member Status': 'Active', 'Issued Date': '02/01/2024' });
    await page.keyboard.press('Escape');
  });
  await test.step('Advanced Search', async () => {
    await page.getByRole('textbox', { name: 'Advanced Search' }).fill(decided.lastname);
    await press(page, 'Proceed');
    await expect(rows(page)).toHaveCount(1);
  });
  await test.step('It finds a disapproved registration, although the server does not say when it was decided', async () => {
    const undated = { data: [{ ...decided, status: 'D', approved_date: null, approved_by: null }] };
    await world.breaks('searchRegistrations', { body: lean(undated, REAPPROVALS) });
    await press(page, 'Proceed');
    await page.getByRole('button', { name: '1 in Approval History' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Disapproved');
  });
});
