// A server that sends only the fields that the specification names, for registrations and the company's record.
import { examples } from '../../openapi/generated/examples';
import { expect, people, press, rows, test } from '../fixtures';
import { button, heading, review } from './desk';

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
  await test.step('The history, whose last two columns stay empty', async () => {
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(decided.accountno);
    await expect(rows(page).getByRole('cell').last()).toHaveText(/^–?$/);
  });
  await test.step('The case says that the member status is not known, and shows the dates of the registration', async () => {
    await rows(page).first().click();
    await expect(heading(page, { fullName })).toBeVisible();
    await expect(review(page).getByText('Member status unknown')).toBeVisible();
    await button(page, 'View Member Profile').click();
    const profile = review(page).getByRole('region', { name: 'Member profile of the company' });
    await expect(profile).toContainText('02/01/2024');
    await page.keyboard.press('Escape');
  });
  await test.step('Advanced Search', async () => {
    await page.getByRole('textbox', { name: 'Advanced Search' }).fill(decided.lastname);
    await press(page, 'Proceed');
    await expect(rows(page)).toHaveCount(1);
  });
});
