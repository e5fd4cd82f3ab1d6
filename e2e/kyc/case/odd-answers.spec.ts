// A decision counts as made only when the server's answer clearly says so.
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { expect, follow, people, test, toast, toastShown } from '../../fixtures';
import {
  additional,
  answer,
  button,
  caseAt,
  DISAPPROVAL,
  disapproval,
  heading,
  REAPPROVAL,
  remark,
  review,
} from '../desk';

const { pending, decided } = fixtures;
/** The message after the state was looked up, because the decision may have been recorded. */
const WAITS = "We can't read the server's answer. It may have been recorded. The current status is Waiting.";
/** Answers that are quoted texts, as the contract requires, but do not say that the decision was made. */
const ODD = ['{"success":"true"}', '<html><body><h1>It works!</h1></body></html>'];

test.use({ brokenOnPurpose: /stoplight\.io\/prism\/errors|not in the contract/ });

test('a decision without a clear success in its answer does not count, and nothing typed is lost', async ({
  page,
  enterAs,
  world,
}) => {
  await enterAs(people.firstBrandApd, caseAt(pending.first));
  await button(page, 'Disapprove').click();
  await remark(page, 'Blurred government ID').check({ force: true });
  await additional(page).fill('Every word of this stays.');
  const disapprove = async () => {
    await disapproval(page).getByRole('button', { name: 'Disapprove', exact: true }).click();
    await answer(page, DISAPPROVAL, 'Disapprove');
  };
  for (const [at, odd] of ODD.entries()) {
    await test.step(`Answered ${odd || 'nothing'}`, async () => {
      await world.breaks('saveDecision', { body: JSON.stringify(odd), contentType: 'text/plain' });
      await disapprove();
      await expect.poll(async () => (await world.asked('saveDecision')).length).toBe(at + 1);
      await expect(disapproval(page).getByRole('alert')).toHaveText(WAITS);
      await expect(heading(page, pending.first)).toBeVisible();
      await expect(additional(page)).toHaveValue('Every word of this stays.');
      await expect(toast(page, 'Successfully')).toHaveCount(0);
      await expect(page.getByText('It works!')).toHaveCount(0);
    });
  }
  await test.step('A 204 is no success either', async () => {
    await world.breaks('saveDecision', { status: 204, body: '' });
    await disapprove();
    await expect(disapproval(page).getByRole('alert')).toHaveText(WAITS);
  });
  await test.step('It counts once the server says so', async () => {
    await world.repairs('saveDecision');
    await disapprove();
    await toastShown(page, 'Application Successfully Disapproved!');
    await expect(heading(page, pending.second)).toBeVisible();
  });
  await follow(page, caseAt(decided.forReapproval, 'history'));
  await expect(heading(page, decided.forReapproval)).toBeVisible();
  await test.step('A reapproval without a clear success does not count either', async () => {
    await world.breaks('reapproveRegistration', { body: '{"success":"yes"}' });
    await button(page, 'Reapprove').click();
    await answer(page, REAPPROVAL, 'Reapprove');
    await expect(button(page, 'Reapprove')).toBeEnabled();
    await expect(review(page).getByRole('alert')).toHaveText(WAITS.replace('Waiting', 'Disapproved'));
    await expect(toast(page, 'Application Successfully Reapproved!')).toHaveCount(0);
  });
  await test.step('One whose answer is lost is looked up, and counts', async () => {
    await world.breaks('reapproveRegistration', { lost: true });
    await button(page, 'Reapprove').click();
    await answer(page, REAPPROVAL, 'Reapprove');
    await toastShown(page, 'Application Successfully Reapproved!');
    expect(await world.asked('reapproveRegistration')).toHaveLength(2);
  });
});
