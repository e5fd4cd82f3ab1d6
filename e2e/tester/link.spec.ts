// A link reopens what a tester sees: scenario, faults, clock, account and screen.
import { expect, expectAccessible, heading, people, test, toastShown, total } from '../fixtures';
import { breakBy, choose, expectCurrent, open, panel, section, tab } from './panel';

test('a link opens the same screen in the same state, in a world of its own', async ({
  page,
  enterAs,
  world,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(people.administrator, './disapprove_remarks?rows=5', { application: 'ALAGA MD' });
  await total(page, 15);
  await breakBy(page, 'addRemark', '500: the server fails');
  await open(page, 'Clock');
  await panel(page).getByRole('button', { name: '+15 min' }).click();
  await expect(panel(page).getByText(/moved by 15m$/)).toBeVisible();
  await open(page, 'Link');
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await toastShown(page, 'Link copied. It opens this screen in its current state.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(
    `${new URL('disapprove_remarks?rows=5', baseURL).href}#tester?scenario=default&as=${people.administrator}&in=alagamd&clock=15m&fault=addRemark:500`,
  );

  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await stranger.newPage();
  await other.goto(link);
  await expect(heading(other, 'Disapproved Remarks')).toBeVisible();
  await expect(other.getByRole('row')).toHaveCount(6);
  await expect(other.getByRole('button', { name: 'File Management' })).toBeVisible();
  expect(other.url()).toBe(link.replace(/#.*/, ''));
  await open(other, 'Clock');
  await expect(panel(other).getByText(/moved by 15m$/)).toBeVisible();
  await open(other, 'Faults');
  await expect(panel(other).getByRole('list', { name: 'Faults' })).toContainText('addRemark500');
  const { value = '' } = (await stranger.cookies()).find(({ name }) => name === 'mock-world') ?? {};
  expect(decodeURIComponent(value)).toMatch(/^default~[0-9a-f]{8}$/);
  expect(decodeURIComponent(value)).not.toBe(world.name);
  await test.step('A fault that is removed there stays here', async () => {
    await panel(other).getByRole('button', { name: 'Repair all' }).click();
    await expect(panel(other).getByText('No faults.')).toBeVisible();
    await open(page, 'Faults');
    await expect(panel(page).getByRole('list', { name: 'Faults' })).toContainText('addRemark500');
  });
  await stranger.close();
});

test('an invalid link changes nothing; links for a signed-out state, and for scenarios with faults of their own', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await total(page, 15);
  const refused = heading(page, 'This link cannot be opened');
  await page.goto('./users#tester?scenario=nothing');
  await expect(refused).toBeVisible();
  await expect(page.getByText("There is no scenario 'nothing'.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open the console without the link' }).click();
  await expect(heading(page, 'Users')).toBeVisible();
  await expect(page.getByText(/^Total [\d,]+ items$/)).toBeVisible();
  // The panel must be loaded, because it notices the next link.
  await expect(tab(page)).toBeVisible();
  await test.step('It signs out the person who was signed in here', async () => {
    await page.goto('./forgotpassword#tester?scenario=slow&fault=none');
    await expect(heading(page, 'Forgot Password')).toBeVisible();
    await open(page, 'Scenario');
    await expectCurrent(page, 'slow');
    await open(page, 'Faults');
    await expect(panel(page).getByText('No faults.')).toBeVisible();
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });
  await test.step('It also works when it is pasted while its screen is open', async () => {
    await page.goto('./contactus');
    await open(page, 'Scenario');
    await expectCurrent(page, 'slow');
    await page.goto('./contactus#tester?scenario=empty');
    await expectCurrent(page, 'empty');
  });
  await test.step('The faults of a scenario apply without being named in the link', async () => {
    await open(page, 'Scenario');
    await choose(page, 'slow');
    await expect(section(page, 'Faults')).toHaveText('Faults1');
    await open(page, 'Link');
    await expect(panel(page).getByRole('textbox', { name: 'Link' })).toHaveValue(/#tester\?scenario=slow$/);
  });
});
