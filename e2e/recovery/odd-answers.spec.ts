// A reset counts as done only when the answer says so, and an HTML page of another server is never shown.
import type { Fault } from '../../mocks/worlds/world';
import { expect, people, test, toast } from '../fixtures';
import { MAYBE_RESET, resetAndConfirm } from './reset';

const MEMBER = 'benjie.torres@mail.example';
const PAGE = '<html><head><title>502</title></head><body><h1>Bad things</h1></body></html>';
const ODD: Fault[] = [
  { body: '{}' },
  { status: 404, body: PAGE, contentType: 'text/html' },
  { status: 404, body: JSON.stringify({ message: PAGE }) },
];

test.use({ brokenOnPurpose: /not in the contract/ });

test('a reset without a clear success in its answer is not reported as done', async ({ page, enterAs, world }) => {
  await enterAs(people.administrator, './lockedout');
  await page.getByLabel('Email').fill(MEMBER);
  for (const fault of ODD) {
    await test.step(`Answered ${fault.status ?? 200} ${fault.body}`, async () => {
      await world.breaks('resetAppLockout', fault);
      const requestCount = (await world.asked('resetAppLockout')).length;
      await resetAndConfirm(page);
      await expect.poll(async () => (await world.asked('resetAppLockout')).length).toBe(requestCount + 1);
      const unclear = `We can't read the server's answer. ${MAYBE_RESET}`;
      await expect(page.getByRole('alert').getByRole('heading', { name: unclear })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(MEMBER);
      await expect(page.getByText(/Bad things|Saved\.|<h1>/)).toHaveCount(0);
      await expect(toast(page, 'Success')).toHaveCount(0);
    });
  }
});
