import {
  agree,
  credentials,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  people,
  test,
  toastShown,
} from '../fixtures';
import { choose, RESET_FAULTS, reset, resetAndConfirm } from './reset';

const MEMBER = 'benjie.torres@mail.example';
const LOCKED_OUT = 'Your account has been locked out. Please contact your administrator.';

test('a colleague who was locked out signs in again after the reset', async ({
  page,
  signIn,
  enterAs,
  elsewhere,
  world,
}) => {
  await test.step('Locked out', async () => {
    await elsewhere.goto('./');
    await credentials(elsewhere, people.lockedOut);
    await expect(elsewhere.getByRole('alert')).toHaveText(LOCKED_OUT);
  });
  await test.step('An administrator frees them, by their username', async () => {
    await enterAs(people.administrator, './lockedout');
    await expect(page).toHaveTitle('Lumina Admin - Locked Out Reset');
    await choose(page, 'KYC Admin');
    await expect(page.getByLabel('Email')).toHaveCount(0);
    await page.getByLabel('Username').fill('nestor.ramos');
    await page.getByLabel('Username').press('Enter');
    await agree(page, 'Reset Locked Out?', 'Reset');
    await toastShown(page, 'Successfully reset.');
    await expect(page.getByLabel('Username')).toHaveValue('');
    const requests = await world.asked('resetConsoleLockout');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers).toMatchObject({ email: 'nestor.ramos' });
  });
  await test.step('They sign in', async () => {
    await signIn(people.lockedOut, 'AGORA', elsewhere);
    await expect(elsewhere.getByText('Hi! Nestor')).toBeVisible();
  });
});

test('an administrator frees somebody in the app', async ({ page, enterAs, world }) => {
  await enterAs(people.administrator, './lockedout');
  await expect(page.getByRole('radio', { name: 'AGORA App', exact: true })).toBeChecked();
  await expect(page.getByLabel('Email')).toBeFocused();
  await test.step('Missing values and refusals', async () => {
    for (const [account, label, missing] of [
      ['KYC Admin', 'Username', 'Please provide username'],
      ['AGORA App', 'Email', 'Please provide email address'],
    ] as const) {
      await choose(page, account);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await reset(page).click();
      await expect(page.getByRole('alert')).toHaveText(missing);
      await expectAccessible(page);
      await page.getByLabel(label).fill('Nobody Ñ');
      await resetAndConfirm(page);
      const panel = page.getByRole('alert').filter({ hasText: 'Sorry please try again!' });
      await expect(panel.getByRole('heading', { name: 'Account does not exist.' })).toBeVisible();
      await expect(page.getByLabel(label)).toHaveValue('Nobody Ñ');
    }
  });
  await test.step('No answer or a failure: what was typed stays', async () => {
    await page.getByLabel('Email').fill(MEMBER);
    for (const [fault, message] of RESET_FAULTS) {
      await world.breaks('resetAppLockout', fault);
      await resetAndConfirm(page);
      await expect(page.getByRole('alert').getByRole('heading', { name: message })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(MEMBER);
    }
  });
  await test.step('Slow: a double click sends it once', async () => {
    const before = (await world.asked('resetAppLockout')).length;
    await world.breaks('resetAppLockout', { latencyMs: 800 });
    await reset(page).dblclick();
    await agree(page, /^Reset /, 'Reset');
    await toastShown(page, 'Successfully reset.');
    expect(await world.asked('resetAppLockout')).toHaveLength(before + 1);
  });
});

test('in ALAGA MD too, on a telephone', async ({ page, enterAs, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(people.administrator, './lockedout', { application: 'ALAGA MD' });
  await expect(page.getByRole('heading', { name: 'Locked Out Reset' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'ALAGA MD App', exact: true })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(MEMBER);
  await resetAndConfirm(page);
  await toastShown(page, `Successfully reset. ${MEMBER}`);
  const requests = await world.asked('resetAppLockout');
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    body: { Email: MEMBER },
    headers: {
      'content-type': expect.stringMatching(/^multipart\/form-data; ?boundary=/),
      authorization: expect.stringMatching(/^Bearer \w+$/),
    },
  });
  await choose(page, 'KYC Admin');
  await page.getByLabel('Username').fill('x'.repeat(250));
  await resetAndConfirm(page);
  await expect(page.getByText('Sorry please try again!')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
