// Automatic retries while the server does not answer: the data appear once it does, and nothing that was typed is lost.
import {
  button,
  expect,
  expectAccessible,
  expectAskedAround,
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
} from '../fixtures';

test('a list without an answer is retried at growing intervals, and appears once the server answers', async ({
  page,
  world,
  enterAs,
}) => {
  await page.clock.install();
  await world.breaks('listRemarks', { drop: true });
  await enterAs(people.administrator, './disapprove_remarks');
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await find(page).fill('selfie');
  const requestCount = async () => (await world.asked('listRemarks')).length;
  const before = await requestCount();
  for (const [at, seconds] of [2, 4].entries()) {
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
  await world.repairs('listRemarks');
  await press(page, 'Update the list');
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('row', { name: 'Nobody can read this picture' })).toBeVisible();
});
