// The doctors' desk at every window width, from a telephone to the widest screen.
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { expect, follow, people, rows, test } from '../fixtures';
import { expectFitsEveryWidth } from '../helpers/everyWidth';
import { caseAt, heading, review, tab, view } from './desk';

const { pending, decided } = fixtures;

test('a case is shown completely at every width: its licence, its facts, its pictures and its buttons', async ({
  page,
  enterAs,
}) => {
  test.slow();
  await enterAs(people.doctorsDepartment, caseAt(pending.numberDiffers));
  await expect(heading(page, pending.numberDiffers)).toBeVisible();
  await expect(view(page, 'PRC ID')).toBeVisible();
  await expectFitsEveryWidth(page, review(page));
  await test.step('And one that was approved without a bank account', async () => {
    await follow(page, caseAt(decided.bankMissing, 'history'));
    await expect(heading(page, decided.bankMissing)).toBeVisible();
    await expectFitsEveryWidth(page, review(page));
  });
});

test('the lists are shown completely at every width', async ({ page, enterAs }) => {
  test.slow();
  await enterAs(people.doctorsDepartment, './docdashboard');
  for (const name of ['Pending Requests', 'Approval History']) {
    await test.step(name, async () => {
      await tab(page, name).click();
      await expect(rows(page).first()).toBeVisible();
      await expectFitsEveryWidth(page, page.getByRole('main'));
    });
  }
});
