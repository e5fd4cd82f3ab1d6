// Days are those of the provider's country, whatever the time zone of the browser.
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { momentOf } from '../../../mocks/manilaTime';
import { day, expect, people, press, rows, test } from '../../fixtures';
import { APPROVAL, answer, button, caseAt, heading, tab } from '../desk';

const { pending } = fixtures;

test.describe('in a zone that has another date than Manila', () => {
  // Until six in the evening in Manila it is the day before in the west; after that it is tomorrow in the east.
  test.use({ timezoneId: momentOf(Date.now()).slice(11, 13) < '18' ? 'Etc/GMT+12' : 'Pacific/Kiritimati' });

  test("an approved case is in today's history", async ({ page, world, enterAs }) => {
    await enterAs(people.firstBrandApd, caseAt(pending.first));
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
    await expect(heading(page, pending.second)).toBeVisible();
    await page.keyboard.press('Escape');
    await test.step('It was decided today, by the clock of Manila', async () => {
      await tab(page, 'Approval History').click();
      await expect(page.getByLabel('Start date', { exact: true })).toHaveValue(day(-2));
      await expect(page.getByLabel('End date', { exact: true })).toHaveValue(day(0));
      const mine = rows(page).filter({ hasText: pending.first.counter });
      await expect(mine).toContainText(new RegExp(`Approved${day(0)} \\d+:\\d\\d [AP]M`));
      const requestHeaders = (await world.asked('listRegistrationHistory')).map(({ headers }) => headers);
      expect(requestHeaders).toContainEqual(expect.objectContaining({ datefrom: day(-2), dateto: day(0) }));
    });
    await test.step('Today can be requested, and no later day', async () => {
      for (const name of ['Start date', 'End date']) await page.getByLabel(name, { exact: true }).fill(day(0));
      await press(page, 'Apply');
      await expect(page).toHaveURL(/from=/);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await page.getByLabel('End date', { exact: true }).fill(day(1));
      await press(page, 'Apply');
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'End date must start on or before current date.',
      );
    });
    await test.step('The calendar ends today, and marks it', async () => {
      await tab(page, 'Pending Requests').click();
      await press(page, 'Posted date: open the calendar');
      const today = page.locator('.rdp-day_today');
      await expect(today).toHaveText(String(Number(day(0).slice(3, 5))));
      await today.click();
      await expect(page.getByLabel('Posted date', { exact: true })).toHaveValue(day(0));
    });
  });
});
