import { account, expect, expectAccessible, follow, heading, people, test } from '../fixtures';
import { SCREENS } from './screens';

const NOT_ALLOWED = 'Not allowed';
const NOT_SIGNED_IN = 'Sign in to see this page.';

test('without a session, the person signs in first and then gets to the wanted address', async ({
  page,
  signIn,
  baseURL,
}) => {
  const wanted = new URL('concurrent?tab=history&name=Nu%C3%B1ez%20%26%20Co&share=50%2525', baseURL).href;
  await page.goto('./forgotpassword');
  await page.goto(wanted);
  await expect(page.getByText(NOT_SIGNED_IN)).toBeVisible();
  await expect(page).toHaveTitle('Lumina Admin - Sign in');
  await test.step('The notice is still there after a reload', async () => {
    await page.reload();
    await expect(page.getByText(NOT_SIGNED_IN)).toBeVisible();
  });
  await signIn();
  await expect(heading(page, 'Concurrent Reset')).toBeVisible();
  await expect(page).toHaveURL(wanted);
  await test.step('Back never shows the sign-in page', async () => {
    await page.goBack();
    await expect(page).toHaveURL('./forgotpassword');
  });
});

const ADDRESSES = Object.keys(SCREENS);

test('signed out, no screen shows content or makes calls', async ({ page, world }) => {
  await page.goto('./');
  for (const address of [...ADDRESSES, 'welcome']) {
    await follow(page, address);
    // Redirects to signing in, with the address to return to.
    await expect(page).toHaveURL(new RegExp(`[?&]next=${encodeURIComponent(`/${address}`)}$`));
    await expect(page.getByText(NOT_SIGNED_IN), address).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  }
  for (const operation of [
    'checkDevice',
    'listAdminUsers',
    'listRemarks',
    'listRoles',
    'listAgoraAdvisories',
    'listAlagaMdAdvisories',
    'listDigicardAccounts',
    'listStores',
    'listNewsletters',
    'listAnnouncements',
    'listSuspendedAccounts',
    'listFeatures',
    'listAgoraFeatures',
    'listAlagaMdFeatures',
    'listTopProviders',
    'listEbillingAssignments',
    'listRcsConfigs',
  ] as const)
    expect(await world.asked(operation)).toEqual([]);
});

test('by address, technical support is led to its own screen, and marketing is refused, both without calls', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.technical, './dashboard?page=2');
  await expect(heading(page, 'Users')).toBeVisible();
  for (const address of ['dashboard?tab=history', 'docdashboard', 'announcement', 'sysaccess-manage-access']) {
    await follow(page, address);
    await expect(page, address).toHaveURL(/\/users$/);
  }
  await enterAs(people.marketing, './newsletter');
  await expect(heading(page, 'Lumina Newsletter')).toBeVisible();
  const calls = (await world.asked('listAdminUsers')).length;
  for (const address of ['users', 'announcement', 'bank-inclusion', 'lockedout', 'disapprove_remarks']) {
    await follow(page, address);
    await expect(heading(page, NOT_ALLOWED), address).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${address}$`));
  }
  await expect(page).toHaveTitle('Lumina Admin - Not allowed');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to my home screen' }).click();
  await expect(heading(page, NOT_ALLOWED)).toBeHidden();
  expect(await world.asked('listAdminUsers')).toHaveLength(calls);
  for (const operation of ['listMainMenus', 'listPendingRegistrations', 'listPendingDoctors', 'listRemarks'] as const)
    expect(await world.asked(operation), operation).toEqual([]);
});

test('an address that does not exist', async ({ page, enterAs }) => {
  await test.step('Signed out it leads to signing in', async () => {
    await page.goto('./no/such/page');
    await expect(heading(page, 'Page not found')).toBeVisible();
    await expect(page).toHaveTitle('Lumina Admin - Page not found');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to sign in' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
  await test.step('Signed in it leads home', async () => {
    await enterAs(people.administrator, './no/such/page');
    await page.getByRole('link', { name: 'Go to my home screen' }).click();
    await expect(account(page)).toBeVisible();
  });
});

test('a signed-in person does not see the login page', async ({ page, enterAs, baseURL }) => {
  await enterAs(people.administrator, './concurrent');
  const homes: string[] = [];
  for (const address of ['./', './login?next=%2F']) {
    await page.goto(address);
    await expect(account(page)).toBeVisible();
    homes.push(page.url());
  }
  expect(new Set(homes).size).toBe(1);
  await test.step('An address to return to outside this console is ignored, and one of the login page', async () => {
    for (const next of ['//evil.example', '/?next=/users']) {
      await page.goto(`./?next=${encodeURIComponent(next)}`);
      await expect(account(page)).toBeVisible();
      expect(page.url(), next).toBe(homes[0]);
    }
  });
  await test.step('One within this console is followed', async () => {
    await page.goto('./?next=%2Flockedout%3Fa%3D1');
    await expect(heading(page, 'Locked Out Reset')).toBeVisible();
    await expect(page).toHaveURL(new URL('lockedout?a=1', baseURL).href);
  });
});

test.describe('without a network', () => {
  test.use({ brokenOnPurpose: /cannot be loaded/ });

  test('a screen that cannot be loaded says so, and the rest of the console works', async ({
    page,
    enterAs,
    context,
  }) => {
    await enterAs(people.administrator, './concurrent');
    await expect(heading(page, 'Concurrent Reset')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Disapproved Remarks' }).click();
    await expect(heading(page, 'Something went wrong')).toBeVisible();
    await expectAccessible(page);
    await test.step('Screens that were loaded before still work', async () => {
      await page.getByRole('link', { name: 'Concurrent Reset' }).click();
      await expect(heading(page, 'Concurrent Reset')).toBeVisible();
    });
    await test.step('With the network back, Reload brings the screen', async () => {
      await page.goBack();
      await expect(heading(page, 'Something went wrong')).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(heading(page, 'Disapproved Remarks')).toBeVisible();
    });
  });
});
