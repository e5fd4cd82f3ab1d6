// Both desks in windows from a telephone to the widest screen.
import { fixtures as ofDoctors } from '../../mocks/areas/doctors/fixtures';
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import { expect, follow, people, rows, test } from '../fixtures';
import { expectFits } from '../helpers/fits';
import { button, caseAt, heading, review, view } from './desk';

const { differsInAll } = fixtures.pending;
const { bankMissing } = ofDoctors.decided;

test('cases and lists are shown completely in narrow and wide windows', async ({ page, enterAs }) => {
  await enterAs(people.firstBrandApd, caseAt(differsInAll));
  await test.step('A member’s case with its comparison, its profile and its pictures', async () => {
    await expect(heading(page, differsInAll)).toBeVisible();
    await expect(review(page).getByRole('cell', { name: 'Differs' })).toHaveCount(10);
    await expect(view(page, 'Government ID')).toBeVisible();
    await button(page, 'View Member Profile').click();
    await expectFits(page, review(page), [360, 760, 1280, 2560]);
  });
  await test.step('Every status of the history, and what it says besides', async () => {
    await follow(page, './dashboard?tab=history&rows=100');
    await expect(rows(page).filter({ hasText: 'DisapprovedFor reapproval' })).not.toHaveCount(0);
    await expectFits(page, page.getByRole('main'), [1440]);
  });
  await test.step('The list with the most columns', async () => {
    await follow(page, './dashboard?tab=reapproved');
    await expect(rows(page).first()).toContainText('/');
    await expectFits(page, page.getByRole('main'), [360, 1280]);
  });
  await test.step('A doctor’s case, approved without a bank account', async () => {
    await enterAs(people.doctorsDepartment, `./docdashboard?tab=history&open=${bankMissing.incrementalId}`);
    await expect(heading(page, bankMissing)).toBeVisible();
    await expect(view(page, 'PRC ID')).toBeVisible();
    await expectFits(page, review(page), [360, 1280]);
  });
});
