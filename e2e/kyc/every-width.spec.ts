// The members' desk at every window width, from a telephone to the widest screen.
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import { expect, follow, people, rows, test } from '../fixtures';
import { expectFitsEveryWidth } from '../helpers/everyWidth';
import { button, caseAt, heading, review, tab, view } from './desk';

const { pending } = fixtures;

test('a case is shown completely at every width: its comparison, its profile, its pictures and its buttons', async ({
  page,
  enterAs,
}) => {
  test.slow();
  await enterAs(people.firstBrandApd, caseAt(pending.differsInAll));
  await expect(heading(page, pending.differsInAll)).toBeVisible();
  await expect(review(page).getByRole('cell', { name: 'Differs' })).toHaveCount(10);
  await expect(view(page, 'Government ID')).toBeVisible();
  await button(page, 'View Member Profile').click();
  await expectFitsEveryWidth(page, review(page));
  await test.step('And with names in another order', async () => {
    await follow(page, caseAt(pending.nameOrder));
    await expect(review(page).getByRole('cell', { name: 'Same, in another order' }).first()).toBeVisible();
    await expectFitsEveryWidth(page, review(page));
  });
});

test('the lists are shown completely at every width', async ({ page, enterAs }) => {
  test.slow();
  await enterAs(people.firstBrandApd, './dashboard');
  for (const name of ['Pending Requests', 'Approval History', 'Reapproved History']) {
    await test.step(name, async () => {
      await tab(page, name).click();
      await expect(rows(page).first()).toBeVisible();
      await expectFitsEveryWidth(page, page.getByRole('main'));
    });
  }
});
