// Applications that come in while a reviewer works.
import { pendingOf, seedState } from '../../mocks/areas/doctors/state';
import { expect, expectPage, people, press, test, total } from '../fixtures';
import { tab } from './desk';

test.describe('while applications come in', () => {
  test.use({ scenario: 'applications-come-in' });

  test('they are counted, and shown on request', async ({ page, world, enterAs }) => {
    const all = pendingOf(seedState(Date.now()));
    await page.clock.install();
    await enterAs(people.doctorsDepartment, './docdashboard');
    await total(page, all.length - 30);
    await world.advance(2);
    // The next minute only begins when the previous answer has come, so this may need several tries.
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(page).toHaveTitle('(2) Lumina Admin - Doctors Portal', { timeout: 1000 });
    }).toPass();
    await total(page, all.length - 30);
    await press(page, '2 new – Show');
    await total(page, all.length - 28);
    await expectPage(page, `${Math.ceil((all.length - 28) / 10)} of ${Math.ceil((all.length - 28) / 10)}`);
    await expect(page).toHaveTitle('Lumina Admin - Doctors Portal');
    await expect(page.getByRole('button', { name: /new – Show$/ })).toHaveCount(0);
    await test.step('While the history is looked at, too', async () => {
      // The list that 'Show' has reloaded may contain the new application already; then wait for another one.
      await expect(async () => {
        await world.advance(1);
        await page.clock.runFor(60_000);
        await expect(page.getByRole('button', { name: /new – Show$/ })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await tab(page, 'Approval History').click();
      await expect(page).toHaveURL(/tab=history/);
      await expect(page).toHaveTitle(/^\(\d+\) Lumina Admin - Doctors Portal$/);
    });
  });
});
