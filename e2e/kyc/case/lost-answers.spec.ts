// Lost answers: the console looks up whether the decision was made, and never makes it twice.
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { expect, follow, people, test, toast, toastShown, UNREACHABLE } from '../../fixtures';
import {
  APPROVAL,
  additional,
  answer,
  button,
  caseAt,
  DISAPPROVAL,
  decisions,
  heading,
  REAPPROVAL,
  remark,
  review,
} from '../desk';

const { pending, decided } = fixtures;
const { first, second } = pending;
const APPROVED = 'Application Successfully Approved!';

test('a decision whose answer is lost is looked up, and never made twice', async ({ page, enterAs, world }) => {
  const { third, fourth, fifth } = pending;
  const approve = async () => {
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
  };
  await enterAs(people.firstBrandApd, caseAt(first));
  await expect(button(page, 'Approve')).toBeEnabled();
  await world.breaks('saveDecision', { lost: true });
  await world.breaks('searchRegistrations', { drop: true });
  for (const time of ['first', 'second']) {
    await test.step(`While the state is unknown, it is not sent again: the ${time} time`, async () => {
      await approve();
      await expect(review(page).getByRole('alert')).toHaveText(UNREACHABLE);
      await expect(button(page, 'Approve')).toBeEnabled();
      await expect(toast(page, 'Successfully')).toHaveCount(0);
      expect(await decisions(world)).toHaveLength(1);
    });
  }
  await test.step('When the server can be asked again, its state counts: it was made', async () => {
    await world.repairs('searchRegistrations');
    await approve();
    await toastShown(page, `${APPROVED} ${first.fullName}`);
    await expect(heading(page, second)).toBeVisible();
    expect(await decisions(world)).toHaveLength(1);
  });
  await test.step('It was not made: it is still pending, and is sent again on request', async () => {
    await world.breaks('saveDecision', { drop: true });
    await approve();
    await expect(review(page).getByRole('alert')).toHaveText(UNREACHABLE);
    await expect(heading(page, second)).toBeVisible();
    await world.repairs('saveDecision');
    await approve();
    await toastShown(page, `${APPROVED} ${second.fullName}`);
    await expect(heading(page, third)).toBeVisible();
    expect(await decisions(world)).toHaveLength(3);
  });
  await test.step('An approval that was made counts as made, although the answer was lost', async () => {
    await world.breaks('saveDecision', { lost: true });
    await approve();
    await toastShown(page, `${APPROVED} ${third.fullName}`);
    await expect(heading(page, fourth)).toBeVisible();
    expect(await decisions(world)).toHaveLength(4);
  });
  await test.step('A disapproval', async () => {
    await button(page, 'Disapprove').click();
    await remark(page, 'Blurred government ID').check({ force: true });
    await additional(page).press('Control+Enter');
    await answer(page, DISAPPROVAL, 'Disapprove');
    await toastShown(page, 'Application Successfully Disapproved!');
    await expect(heading(page, fifth)).toBeVisible();
    expect(await decisions(world)).toHaveLength(5);
  });
  await test.step('A reapproval', async () => {
    await world.breaks('reapproveRegistration', { lost: true });
    await follow(page, caseAt(decided.forReapproval, 'history'));
    await button(page, 'Reapprove').click();
    await answer(page, REAPPROVAL, 'Reapprove');
    await toastShown(page, 'Application Successfully Reapproved!');
    expect(await world.asked('reapproveRegistration')).toHaveLength(1);
  });
});
