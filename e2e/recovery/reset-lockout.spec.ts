import { agree, credentials, expect, people, test, toastShown } from '../fixtures';
import { choose, reset, resetAndConfirm } from './reset';

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

test('missing values and refusals are reported for each kind of account', async ({ page, enterAs }) => {
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
      await page.getByLabel(label).fill('Nobody Ñ');
      await resetAndConfirm(page);
      const panel = page.getByRole('alert').filter({ hasText: 'Sorry please try again!' });
      await expect(panel.getByRole('heading', { name: 'Account does not exist.' })).toBeVisible();
      await expect(page.getByLabel(label)).toHaveValue('Nobody Ñ');
    }
  });
});

test('in ALAGA MD too', async ({ page, enterAs, world }) => {
  await enterAs(people.administrator, './lockedout', { application: 'ALAGA MD' });
  await expect(page.getByRole('heading', { name: 'Locked Out Reset' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'ALAGA MD App', exact: true })).toBeChecked();
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
});
