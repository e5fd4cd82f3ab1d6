// A batch whose session ends in the middle: the sign-in screen tells how far it had come.
import { expect, people, test, total } from '../fixtures';
import { chooseActive, startBatch } from './parts';

const ADDRESS = './disapprove_remarks';

test('when the session ends during a batch, the sign-in screen tells how far it came, without names', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, ADDRESS);
  await total(page, 15);
  const names = await chooseActive(page, 3);
  await world.holds('updateRemark');
  await startBatch(page, 'Disable', 'Disable 3 remarks');
  await world.isHeld('updateRemark');
  await world.breaks('updateRemark', { status: 401 });
  const notice = page.getByRole('status').filter({ hasText: 'Your session has ended.' });
  await expect(notice).toHaveText(
    /^Your session has ended\. [01] of 3 were done\. Sign in again to continue where you left off\.$/,
  );
  await expect(notice).not.toContainText(names[0] ?? '');
});
