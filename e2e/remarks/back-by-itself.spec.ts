// What no server answers is there by itself once one does: nobody has to press anything, and nothing that was typed is lost.
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import { button, expect, field, find, people, rows, test, type World } from '../fixtures';
import { caseAt, review } from '../kyc/desk';

const AWAY = { drop: true } as const;

test('a list that no server gave is asked for less and less often, and is there when one gives it', async ({
  page,
  world,
  enterAs,
}) => {
  await page.clock.install();
  await world.breaks('listRemarks', AWAY);
  await enterAs(people.administrator, './disapprove_remarks');
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await find(page).fill('selfie');
  const asked = async () => (await world.asked('listRemarks')).length;
  const before = await asked();
  for (const [at, seconds] of [2, 4, 8, 15].entries()) {
    await test.step(`After ${seconds} seconds more it is asked for again, and nothing is seen of that`, async () => {
      await page.clock.runFor(seconds * 1000);
      await expect.poll(asked).toBe(before + at + 1);
      await expect(button(page, 'Try again')).toBeVisible();
      await expect(find(page)).toBeFocused();
    });
  }
  await world.mends('listRemarks');
  await page.clock.runFor(15_000);
  await expect(rows(page).filter({ hasText: 'Blurred or missing selfie' })).toBeVisible();
  await expect(find(page)).toHaveValue('selfie');
  await expect(find(page)).toBeFocused();
  await test.step('What has come is not asked for again', async () => {
    const calls = await asked();
    await page.clock.runFor(30_000);
    expect(await asked()).toBe(calls);
  });
});

test('what failed is an answer, and stays until somebody tries again', async ({ page, world, enterAs }) => {
  await page.clock.install();
  await world.breaks('listRemarks', { status: 500 });
  await enterAs(people.administrator, './disapprove_remarks');
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  const before = (await world.asked('listRemarks')).length;
  await page.clock.runFor(60_000);
  expect(await world.asked('listRemarks')).toHaveLength(before);
  await expect(button(page, 'Try again')).toBeVisible();
});

test('so does a form of which a part was missing: what was typed in it stays', async ({ page, world, enterAs }) => {
  await world.breaks('listEmailServices', { status: 503 });
  await enterAs(people.administrator, './email-feature?open=new');
  await field(page, 'App Name').fill('AGORA 💚');
  await expect(field(page, 'Service').getByRole('option')).toHaveCount(1);
  await world.mends('listEmailServices');
  await expect(field(page, 'Service').getByRole('option')).not.toHaveCount(1);
  await expect(field(page, 'App Name')).toHaveValue('AGORA 💚');
  await expect(field(page, 'App Name')).toBeFocused();
});

/** The company's record, and the list behind the case. */
const breakDesk = async (world: World) => {
  await world.breaks('getMemberCoreData', AWAY);
  await world.breaks('listPendingRegistrations', AWAY);
};

test('so does a desk, and the case that is open on it', async ({ page, world, enterAs }) => {
  await breakDesk(world);
  await enterAs(people.firstBrandApd, caseAt(fixtures.pending.first));
  await expect(review(page).getByText(/Issue #KA101/)).toBeVisible();
  await world.mends('getMemberCoreData');
  await expect(review(page).getByText(/Issue #KA101/)).toBeHidden();
  await expect(button(review(page), 'Approve')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await world.mends('listPendingRegistrations');
  await expect(rows(page).first()).toBeVisible();
});
