// Disabling many users at once: never one's own account, and no administrators by technical support.
import { expect, people, press, question, rows, test, toastShown } from '../fixtures';
import { bar, box, close, expectChosen, expectSummary, outcomes } from './parts';

test('each call has its own proof of a human; one’s own account and administrators stay enabled', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.technical, './users?rows=20');
  await expect(rows(page)).toHaveCount(20);
  await test.step('With the boxes, too, the whole row is in sight', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const beyond = () => page.locator('.table-scroller').evaluate((each) => each.scrollWidth - each.clientWidth);
    await expect.poll(beyond).toBe(0);
  });
  for (const email of [people.technical, people.administrator, people.marketing, people.firstBrandApd])
    await box(page, email).click();
  await expectChosen(page, '4 selected');
  await test.step('It is confirmed, and the human check is passed', async () => {
    await press(bar(page), 'Disapprove');
    const confirmation = question(page, 'Disapprove 4 users?');
    await press(confirmation, 'Disapprove');
    await expect(confirmation.getByRole('alert')).toHaveText('Please verify that you are human!');
    expect(await world.asked('updateUser')).toEqual([]);
    await confirmation.getByText('I am human').click();
    await expect(confirmation.getByLabel('Verified')).toBeChecked();
    await press(confirmation, 'Disapprove');
  });
  await expectSummary(page, '2 done, 2 failed.');
  await expect(outcomes(page)).toContainText([
    'Only an administrator can change an administrator.',
    'This is your own account. Change it on its own.',
    'Disapproved',
    'Disapproved',
  ]);
  const sent = await world.asked('updateUser');
  expect(sent.map(({ body }) => [body.Value.emailaddress, body.Value.status])).toEqual([
    [people.firstBrandApd, 'D'],
    [people.marketing, 'D'],
  ]);
  await close(page);
  await expect(rows(page).filter({ hasText: people.marketing })).toContainText('Disapproved');
  await expectChosen(page, '2 selected');
  await toastShown(page, '2 users are disapproved.');
  await page.keyboard.press('Control+z');
  await toastShown(page, 'Undone: 2 users.');
  await expect(rows(page).filter({ hasText: people.marketing })).toContainText('Active');
  await expect(bar(page)).toBeVisible();
});
