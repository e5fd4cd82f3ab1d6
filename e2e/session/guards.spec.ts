import {
  account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  heading,
  logout,
  people,
  test,
} from '../fixtures';
import { NOT_ALLOWED, SCREENS } from './screens';

const NOT_SIGNED_IN = 'Please sign in to see this page.';

test('without a session, the person signs in first and then gets to the wanted address', async ({
  page,
  signIn,
  baseURL,
}) => {
  const wanted = new URL('concurrent?tab=history&name=Nu%C3%B1ez%20%26%20Co&share=50%2525', baseURL).href;
  await page.goto(wanted);
  await expect(page.getByText(NOT_SIGNED_IN)).toBeVisible();
  await expect(page).toHaveTitle('Lumina Admin - Sign in');
  await expectAccessible(page);
  await test.step('The notice is still there after a reload', async () => {
    await page.reload();
    await expect(page.getByText(NOT_SIGNED_IN)).toBeVisible();
  });
  await signIn();
  await expect(heading(page, 'Concurrent Reset')).toBeVisible();
  await expect(page).toHaveURL(wanted);
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

/** One who is led away and one who is refused; which screens each department may open is tested by unit tests. */
for (const { who, email, kind, tries = ADDRESSES } of [
  // The administrator is tested in walk.spec.ts.
  { who: 'technical support', email: people.technical, kind: 'support' },
  {
    who: 'the department of marketing',
    email: people.marketing,
    kind: 'other',
    tries: ['newsletter', 'users', 'dashboard', 'announcement', 'bank-inclusion', 'lockedout'],
  },
] as { who: string; email: string; kind: 'support' | 'other'; tries?: string[] }[]) {
  test(`by address, ${who} can open the permitted screens, and no others`, async ({ page, world, enterAs }) => {
    await enterAs(email, './welcome');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
    for (const address of tries) {
      await follow(page, address);
      const screen = SCREENS[address];
      const found = screen?.[kind] ?? screen?.other ?? '';
      await expect(heading(page, found), address).toBeVisible();
      const isLedAway = found === 'Users';
      await expect(page).toHaveURL(new RegExp(`/${isLedAway ? 'users' : address}$`));
      if (found === NOT_ALLOWED) await expect(page).toHaveTitle('Lumina Admin - Not allowed');
    }
    // A refused screen makes no calls.
    if (kind !== 'support')
      for (const operation of ['listAdminUsers', 'listRoles', 'listRemarks'] as const)
        expect(await world.asked(operation)).toEqual([]);
    expect(await world.asked('listPendingDoctors')).toEqual([]);
    if (kind !== 'support') return;
    await test.step('Nor when its address is the first one to be opened', async () => {
      await page.goto('./dashboard?page=2');
      await expect(page).toHaveURL(/\/users$/);
      await follow(page, './dashboard?tab=history');
      await expect(page).toHaveURL(/\/users$/);
    });
    for (const operation of ['listMainMenus', 'listPendingRegistrations', 'listRegistrationHistory'] as const)
      expect(await world.asked(operation), operation).toEqual([]);
  });
}

test('only administrators may reset accounts', async ({ page, enterAs }) => {
  await enterAs(people.firstBrandApd, './lockedout', { application: 'ALAGA MD' });
  await expect(heading(page, NOT_ALLOWED)).toBeVisible();
  await page.goto('./concurrent');
  await expect(heading(page, NOT_ALLOWED)).toBeVisible();
  await expect(page).toHaveTitle('Lumina Admin - Not allowed');
  await expect(page.getByRole('button', { name: 'Reset' })).toHaveCount(0);
  await expectAccessible(page);
  await test.step('A link leads to the start, and Back shows the same refusal', async () => {
    await page.getByRole('link', { name: 'Go to my first screen' }).click();
    await expect(heading(page, NOT_ALLOWED)).toBeHidden();
    await page.goBack();
    await expect(heading(page, NOT_ALLOWED)).toBeVisible();
    await expect(page).toHaveTitle('Lumina Admin - Not allowed');
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('an address that does not exist', async ({ page, enterAs }) => {
  await test.step('Signed out it leads to signing in', async () => {
    await page.goto('./no/such/page');
    await expect(heading(page, 'Page not found')).toBeVisible();
    await expect(page).toHaveTitle('Lumina Admin - Page not found');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Go to sign in' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
  await test.step('Signed in it leads home', async () => {
    await enterAs(people.administrator, './no/such/page');
    await page.getByRole('link', { name: 'Go to my first screen' }).click();
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
    for (const next of ['//evil.example', 'javascript:alert(1)', '/?next=/users', '/LOGIN?x=1']) {
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

test('an address to return to is followed only where this person may go', async ({ page, signIn, enterAs }) => {
  const isAtDashboard = async () => {
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(heading(page, NOT_ALLOWED)).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard$/);
  };
  await test.step('One of an administrator is not used for a reviewer who signs in next', async () => {
    await page.goto('./lockedout?a=1#text=b');
    await expect(page.getByText(NOT_SIGNED_IN)).toBeVisible();
    await signIn(people.firstBrandApd);
    await isAtDashboard();
  });
  await test.step('Nor for a reviewer who is signed in already', async () => {
    await page.goto('./?next=%2Flockedout%3Fa%3D1');
    await isAtDashboard();
  });
  await test.step('A permitted address is followed', async () => {
    await page.goto('./?next=%2Fcorp-suspend%3Fpage%3D2');
    await expect(page).toHaveURL(/\/corp-suspend\?page=2$/);
  });
  await test.step('Technical support gets to its own screen', async () => {
    await enterAs(people.technical, './?next=%2Fdashboard%3Fpage%3D2');
    await expect(heading(page, 'Users')).toBeVisible();
    await expect(page).toHaveURL(/\/users$/);
  });
});

test('back and forward', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './concurrent');
  await page.getByRole('link', { name: 'Locked Out Reset' }).click();
  await expect(heading(page, 'Locked Out Reset')).toBeVisible();
  await expect(page).toHaveTitle('Lumina Admin - Locked Out Reset');
  await page.goBack();
  await expect(heading(page, 'Concurrent Reset')).toBeVisible();
  await expect(page).toHaveTitle('Lumina Admin - Concurrent Reset');
  await page.goForward();
  await expect(heading(page, 'Locked Out Reset')).toBeVisible();
  await test.step('Signed out, Back shows nothing of earlier screens', async () => {
    await logout(page);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText(NOT_SIGNED_IN)).toBeHidden();
    await page.goBack();
    await expect(page.getByText(NOT_SIGNED_IN)).toBeVisible();
    await expect(heading(page, 'Locked Out Reset')).toBeHidden();
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
