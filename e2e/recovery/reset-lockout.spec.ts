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
    await reset(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please provide username');
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
