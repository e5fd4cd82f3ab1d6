import type { Locator } from '@playwright/test';
import type { OperationId } from '#contract';
import {
  credentials,
  enterOtp,
  expect,
  expectAccessible,
  logout,
  ONLY_CONSOLE,
  PASSWORD,
  people,
  test,
  type World,
} from '../fixtures';

const WRONG = 'Invalid email or password.';
const LOCKED_OUT = 'Your account has been locked out. Please contact your administrator.';

const bodiesOf = async (world: World, operation: OperationId) =>
  (await world.asked(operation)).map((request) => request.body);

test('a person of AGORA signs in with the one-time password of the mail', async ({
  page,
  context,
  world,
}, testInfo) => {
  await page.goto('./');
  await expect(page).toHaveTitle('Lumina Admin - Sign in');
  await test.step('Right credentials ask for the one-time password', async () => {
    await credentials(page, people.administrator);
    await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
    // The lifetime of the code is shown only if the deployment's settings name it.
    const isNamed = testInfo.project.name === 'console';
    await expect(page.getByText('It is valid for 5 minutes.')).toHaveCount(isNamed ? 1 : 0);
    const typed = { emailaddress: people.administrator, password: PASSWORD };
    expect(await bodiesOf(world, 'loginAgora')).toEqual([{ Value: typed }]);
    const flags = { product: true, is_expired: false, is_waiving: false };
    expect(await bodiesOf(world, 'sendAgoraOtp')).toEqual([{ Value: { email: people.administrator, ...flags } }]);
  });
  await test.step('Typed in lower case, it is accepted', async () => {
    const code = await world.otpOf(people.administrator);
    await enterOtp(page, code.toLowerCase());
    await expect(page.getByText('Hi! Maria')).toBeVisible();
    const [verified] = await world.asked('verifyAgoraOtp');
    expect(verified?.headers).toMatchObject({ email: people.administrator, otp: code });
  });
  await test.step('After the login, every call has the token that it returned', async () => {
    const [registered] = await world.asked('registerDevice');
    for (const operation of ['getCompanyTag', 'sendAgoraOtp', 'verifyAgoraOtp'] as const)
      expect((await world.asked(operation))[0]?.headers.authorization, operation).toBe(
        registered?.headers.authorization,
      );
    expect((await world.asked('loginAgora'))[0]?.headers).not.toHaveProperty('authorization');
  });
  await test.step('This browser is registered as the device', async () => {
    const [registered] = await world.asked('registerDevice');
    expect(registered?.headers.authorization).toMatch(/^Bearer ./);
    expect(registered?.body).toEqual({
      Value: {
        email: people.administrator,
        devicename: 'PC-WEB-BROWSER',
        deviceid: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
  });
  await test.step('The menu is requested by role, with a separate token', async () => {
    const [registered] = await world.asked('registerDevice');
    expect(registered?.headers.authorization).toMatch(/^Bearer ./);
    const [secondary] = await world.asked('issueSecondaryToken');
    const [access] = await world.asked('getSystemAccess');
    expect(secondary?.headers.authorization, 'the gateway asks for itself').toBeUndefined();
    expect(access?.headers.authorization).not.toBe(registered?.headers.authorization);
    expect(access?.body).toEqual({ Value: { rolesid: '1' } });
  });
  await test.step('The password is in no storage of the browser', async () => {
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href]),
    );
    // Makes sure that something is stored, so that the next checks are meaningful.
    expect(stored).toContain('current_pw');
    expect(stored + JSON.stringify(await context.cookies())).not.toContain(PASSWORD);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  });
});

test('a person of ALAGA MD signs in with its own calls, and the choice is remembered', async ({ page, world }) => {
  await page.goto('./');
  await expect(page.getByRole('radio', { name: 'AGORA ADMIN', exact: true })).toBeChecked();
  await credentials(page, people.administrator, PASSWORD, 'ALAGA MD');
  const code = await world.otpOf(people.administrator);
  await enterOtp(page, code.toLowerCase());
  await expect(page.getByRole('banner').getByText('Lumina Admin')).toBeVisible();
  await test.step('The calls that were made, and none of AGORA', async () => {
    const typed = { emailaddress: people.administrator, password: PASSWORD };
    expect(await bodiesOf(world, 'loginAlagaMd')).toEqual([{ Value: typed }]);
    const flags = { product: true, is_expired: false, is_waiving: false };
    expect(await bodiesOf(world, 'sendAlagaMdOtp')).toEqual([
      { Value: { email_address: people.administrator, ...flags } },
    ]);
    expect(await bodiesOf(world, 'verifyAlagaMdOtp')).toEqual([
      { Value: { email_address: people.administrator, vercode: code } },
    ]);
    expect(await world.asked('registerDevice')).toHaveLength(1);
    for (const other of ['loginAgora', 'sendAgoraOtp', 'verifyAgoraOtp', 'getSystemAccess'] as const)
      expect(await world.asked(other), other).toEqual([]);
  });
  await test.step('After signing out the login page still has ALAGA MD chosen', async () => {
    await logout(page);
    await expect.poll(() => world.asked('logoutAlagaMd')).toHaveLength(1);
    await expect(page.getByRole('radio', { name: 'ALAGA MD ADMIN' })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'ALAGA MD ADMIN' })).toBeChecked();
  });
});

test(
  'the email and the password are required; what a password manager fills in without an event is sent',
  ONLY_CONSOLE,
  async ({ page, request, world }) => {
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });
    const signInButton = page.getByRole('button', { name: 'Sign in' });
    await page.goto('./');
    await expect(signInButton).toBeVisible();
    const { version } = await (await request.get('config.json')).json();
    await expect(page.getByText(`Version ${version}`)).toBeVisible();
    await test.step('Both are asked for', async () => {
      await signInButton.click();
      await expect(page.getByText('Please input your Email!')).toBeVisible();
      await expect(page.getByText('Please input your Password!')).toBeVisible();
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription('Please input your Email!');
      await expectAccessible(page);
    });
    await test.step('Each message disappears when its field is filled in; spaces are no email', async () => {
      await email.fill(people.administrator);
      await expect(page.getByText('Please input your Email!')).toBeHidden();
      await signInButton.click();
      await expect(password).toBeFocused();
      await email.fill('   ');
      await signInButton.click();
      await expect(page.getByText('Please input your Email!')).toBeVisible();
      expect(await world.asked('loginAgora')).toEqual([]);
    });
    await test.step('The password can be shown and hidden again', async () => {
      await expect(password).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: 'Show the characters' }).click();
      await expect(password).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: 'Hide the characters' }).click();
      await expect(password).toHaveAttribute('type', 'password');
    });
    await test.step('A password manager fills them in', async () => {
      const fillIn = (input: Locator, value: string) =>
        input.evaluate((element: HTMLInputElement, filled) => {
          element.value = filled;
        }, value);
      await fillIn(email, people.administrator);
      await fillIn(password, PASSWORD);
      await signInButton.click();
      await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
    });
  },
);

test(
  'wrong credentials are refused alike, whether the email is known or not; who is locked out or disabled is told so',
  ONLY_CONSOLE,
  async ({ page, world }) => {
    await page.goto('./');
    for (const [index, email] of [people.administrator, 'nobody@lumina.example'].entries()) {
      await credentials(page, email, 'Wrong#123');
      await expect.poll(() => world.asked('loginAgora')).toHaveLength(index + 1);
      await expect(page.getByRole('alert')).toHaveText(WRONG);
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong#123');
    }
    for (const [email, application, message] of [
      [people.lockedOut, 'AGORA', LOCKED_OUT],
      [people.disabled, 'ALAGA MD', 'Your account is not active.'],
    ] as const) {
      await credentials(page, email, PASSWORD, application);
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await test.step('The right password is accepted, with spaces around the email, in any case', async () => {
      expect(await world.mailsTo(people.administrator)).toEqual([]);
      const email = people.secondBrandApd.toUpperCase();
      await credentials(page, ` ${email} `, PASSWORD, 'AGORA');
      await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
      await expect(page.getByText('Your account is not active.')).toBeHidden();
      const [tag] = await world.asked('getCompanyTag');
      expect(tag?.headers.email).toBe(email);
      const flags = { product: false, is_expired: false, is_waiving: false };
      expect(await bodiesOf(world, 'sendAgoraOtp')).toEqual([{ Value: { email, ...flags } }]);
    });
  },
);

test('signing in works by keyboard alone', ONLY_CONSOLE, async ({ page, world }) => {
  await page.goto('./');
  await expect(page.getByLabel('Email')).toBeFocused();
  await test.step('The application is chosen with an arrow', async () => {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'ALAGA MD ADMIN' })).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'AGORA ADMIN', exact: true })).toBeChecked();
    await page.keyboard.press('Tab');
  });
  await page.keyboard.type(people.administrator);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await test.step('The dialog has the focus in its field', async () => {
    await expect(page.getByLabel('One-time password')).toBeFocused();
    await page.keyboard.type(await world.otpOf(people.administrator));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Hi! Maria')).toBeVisible();
  });
});
