// Automatic retries while the server does not answer: the data appear once it does, and nothing that was typed is lost.
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import {
  button,
  expect,
  expectAccessible,
  expectAskedAround,
  expectNoSidewaysScroll,
  expectNotUpdated,
  field,
  find,
  people,
  press,
  question,
  rows,
  save,
  test,
  toastShown,
  type World,
} from '../fixtures';
import { caseAt, review } from '../kyc/desk';

const AWAY = { drop: true } as const;

test('a list without an answer is retried at growing intervals, and appears once the server answers', async ({
  page,
  world,
  enterAs,
}) => {
  await page.clock.install();
  await world.breaks('listRemarks', AWAY);
  await enterAs(people.administrator, './disapprove_remarks');
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await find(page).fill('selfie');
  const requestCount = async () => (await world.asked('listRemarks')).length;
  const before = await requestCount();
  for (const [at, seconds] of [2, 4, 8, 15].entries()) {
    await test.step(`After ${seconds} more seconds it is requested again, without any visible change`, async () => {
      await page.clock.runFor(seconds * 1000);
      await expect.poll(requestCount).toBe(before + at + 1);
      await expect(button(page, 'Try again')).toBeVisible();
      await expect(find(page)).toBeFocused();
    });
  }
  await world.repairs('listRemarks');
  await page.clock.runFor(15_000);
  await expect(rows(page).filter({ hasText: 'Blurred or missing selfie' })).toBeVisible();
  await expect(find(page)).toHaveValue('selfie');
  await expect(find(page)).toBeFocused();
  await test.step('Once it has come, it is not requested again', async () => {
    const calls = await requestCount();
    await page.clock.runFor(30_000);
    expect(await requestCount()).toBe(calls);
  });
});

test('a server error is an answer: its message stays, without an automatic retry', async ({ page, world, enterAs }) => {
  await page.clock.install();
  await world.breaks('listRemarks', { status: 500 });
  await enterAs(people.administrator, './disapprove_remarks');
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  const before = (await world.asked('listRemarks')).length;
  await page.clock.runFor(60_000);
  expect(await world.asked('listRemarks')).toHaveLength(before);
  await expect(button(page, 'Try again')).toBeVisible();
});

test('a form with a part that could not be loaded is completed by a retry, and keeps what was typed', async ({
  page,
  world,
  enterAs,
}) => {
  await world.breaks('listEmailServices', { status: 503 });
  await enterAs(people.administrator, './email-feature?open=new');
  await field(page, 'App Name').fill('AGORA 💚');
  await expect(field(page, 'Service').getByRole('option')).toHaveCount(1);
  await world.repairs('listEmailServices');
  await expect(field(page, 'Service').getByRole('option')).not.toHaveCount(1);
  await expect(field(page, 'App Name')).toHaveValue('AGORA 💚');
  await expect(field(page, 'App Name')).toBeFocused();
});

/** Makes the calls for the company's record and for the list behind the case fail without an answer. */
const breakDesk = async (world: World) => {
  await world.breaks('getMemberCoreData', AWAY);
  await world.breaks('listPendingRegistrations', AWAY);
};

test('the list of a desk and its open case are retried, too', async ({ page, world, enterAs }) => {
  await breakDesk(world);
  await enterAs(people.firstBrandApd, caseAt(fixtures.pending.first));
  await expect(review(page).getByText(/Issue #KA101/)).toBeVisible();
  await world.repairs('getMemberCoreData');
  await expect(review(page).getByText(/Issue #KA101/)).toBeHidden();
  await expect(button(review(page), 'Approve')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await world.repairs('listPendingRegistrations');
  await expect(rows(page).first()).toBeVisible();
});

test('a list that could not be updated after a save says so, and is updated on request', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, './disapprove_remarks?open=1');
  await field(page, 'Remarks').fill('Nobody can read this picture');
  await world.breaks('listRemarks', { status: 500 });
  const before = await rows(page).first().boundingBox();
  await save(page).click();
  await press(question(page, 'Save without checking?'), 'Save anyway');
  await toastShown(page, 'Remarks Successfully Updated');
  const notice = await expectNotUpdated(page, 'Internal Server Error');
  expect(await rows(page).first().boundingBox(), 'no row moves under the pointer').toEqual(before);
  await expectAskedAround(world, 'listRemarks', 1);
  await expect(page.getByRole('row', { name: 'Nobody can read this picture' })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await world.repairs('listRemarks');
  await press(page, 'Update the list');
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('row', { name: 'Nobody can read this picture' })).toBeVisible();
});

test('nor does a card move when the notice comes', async ({ page, world, enterAs }) => {
  const first = page.getByRole('list', { name: 'Newsletters' }).getByRole('listitem').first();
  await page.clock.install();
  await enterAs(people.marketing, './newsletter');
  await expect(first).toBeVisible();
  const before = await first.boundingBox();
  await world.breaks('listNewsletters', { status: 500 });
  await page.getByRole('tab', { name: 'Delights' }).click();
  await expect(first).toBeHidden();
  // The first answer for an address counts as up to date for ten seconds.
  await page.clock.fastForward(11_000);
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  const notice = await expectNotUpdated(page, 'Internal Server Error');
  await expect(notice).toBeInViewport();
  expect(await first.boundingBox()).toEqual(before);
});
