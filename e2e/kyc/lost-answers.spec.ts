// An answer that is lost on its way: what was done is found out, and never done twice.
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import {
  credentials,
  enterOtp,
  expect,
  people,
  test,
  toast,
  toastShown,
  UNREACHABLE,
  waivePassword,
} from '../fixtures';
import {
  APPROVAL,
  additional,
  answer,
  button,
  caseAt,
  DISAPPROVAL,
  decisions,
  disapproval,
  heading,
  REAPPROVAL,
  remark,
  review,
} from './desk';

const { pending, decided } = fixtures;
const { first, second } = pending;
const APPROVED = 'Application Successfully Approved!';

test('a decision that was made counts as made, though nobody said so', async ({ page, enterAs, world }) => {
  await enterAs(people.firstBrandApd, caseAt(first));
  await world.breaks('saveDecision', { lost: true });
  await test.step('An approval', async () => {
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
    await toastShown(page, APPROVED);
    await expect(heading(page, second)).toBeVisible();
    expect(await decisions(world)).toHaveLength(1);
  });
  await test.step('A disapproval', async () => {
    await button(page, 'Disapprove').click();
    await remark(page, 'Blurred government ID').check({ force: true });
    await additional(page).press('Control+Enter');
    await answer(page, DISAPPROVAL, 'Disapprove');
    await toastShown(page, 'Application Successfully Disapproved!');
    await expect(heading(page, pending.third)).toBeVisible();
    expect(await decisions(world)).toHaveLength(2);
  });
  await test.step('A reapproval', async () => {
    await world.breaks('reapproveRegistration', { lost: true });
    await page.goto(caseAt(decided.forReapproval, 'history'));
    await button(page, 'Reapprove').click();
    await answer(page, REAPPROVAL, 'Reapprove');
    await toastShown(page, 'Application Successfully Reapproved!');
    expect(await world.asked('reapproveRegistration')).toHaveLength(1);
  });
});

test('while nobody can say what stands, it is not sent again', async ({ page, enterAs, world }) => {
  await enterAs(people.firstBrandApd, caseAt(first));
  await expect(button(page, 'Approve')).toBeEnabled();
  await world.breaks('saveDecision', { lost: true });
  await world.breaks('searchRegistrations', { drop: true });
  for (const time of ['first', 'second']) {
    await test.step(`The ${time} time`, async () => {
      await button(page, 'Approve').click();
      await answer(page, APPROVAL, 'Approve');
      await expect(review(page).getByRole('alert')).toHaveText(UNREACHABLE);
      await expect(button(page, 'Approve')).toBeEnabled();
      await expect(toast(page, 'Successfully')).toHaveCount(0);
      expect(await decisions(world)).toHaveLength(1);
    });
  }
});

test('when it can be asked again, what stands decides', async ({ page, enterAs, world }) => {
  await enterAs(people.firstBrandApd, caseAt(first));
  const approve = async () => {
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
  };
  await expect(button(page, 'Approve')).toBeEnabled();
  await test.step('It was made', async () => {
    await world.breaks('saveDecision', { lost: true });
    await world.breaks('searchRegistrations', { drop: true });
    await approve();
    await expect(review(page).getByRole('alert')).toHaveText(UNREACHABLE);
    await world.mends('searchRegistrations');
    await approve();
    await toastShown(page, APPROVED);
    await expect(heading(page, second)).toBeVisible();
    expect(await decisions(world)).toHaveLength(1);
  });
  await test.step('It was not: it is still pending, and sent again when somebody says so', async () => {
    await world.breaks('saveDecision', { drop: true });
    await approve();
    await expect(review(page).getByRole('alert')).toHaveText(UNREACHABLE);
    await expect(heading(page, second)).toBeVisible();
    await world.mends('saveDecision');
    await approve();
    await toastShown(page, APPROVED);
    await expect(heading(page, pending.third)).toBeVisible();
    expect(await decisions(world)).toHaveLength(3);
  });
});

test('a colleague decided it meanwhile', async ({ page, elsewhere, enterAs, world }) => {
  await enterAs(people.firstBrandApd, caseAt(first));
  await expect(button(page, 'Approve')).toBeEnabled();
  await world.breaks('saveDecision', { drop: true });
  await world.breaks('searchRegistrations', { drop: true });
  await button(page, 'Approve').click();
  await answer(page, APPROVAL, 'Approve');
  await expect(review(page).getByRole('alert')).toHaveText(UNREACHABLE);
  await world.mends('saveDecision');
  await world.mends('searchRegistrations');
  await test.step('Paolo approves', async () => {
    await elsewhere.goto(caseAt(first));
    await credentials(elsewhere, people.expired);
    await waivePassword(elsewhere);
    await enterOtp(elsewhere, await world.otpOf(people.expired));
    await button(elsewhere, 'Approve').click();
    await answer(elsewhere, APPROVAL, 'Approve');
    await toastShown(elsewhere, APPROVED);
  });
  await button(page, 'Approve').click();
  await answer(page, APPROVAL, 'Approve');
  await toastShown(page, `was approved by ${people.expired}`, 'warning');
  await expect(toast(page, 'Successfully')).toHaveCount(0);
  await expect(disapproval(page)).toHaveCount(0);
  expect(await decisions(world)).toHaveLength(2);
});
