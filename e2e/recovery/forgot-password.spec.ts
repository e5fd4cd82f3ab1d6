import type { Page } from '@playwright/test';
import { expect, expectAccessible, heading, ONLY_CONSOLE, PASSWORD, people, test, toastShown } from '../fixtures';

const NEW_PASSWORD = 'Bulaklak_2027';
const USED_BEFORE = 'Password has already been used. Please choose another.';
const WHO = people.marketing;
const MAYBE_CHANGED = 'Internal Server Error. It may have been saved. Try to sign in with the new password.';

const otpField = (page: Page) => page.getByLabel('One-time password');
const sendEmail = (page: Page) => page.getByRole('button', { name: 'Send Email' }).click();
const verify = (page: Page) => page.getByRole('button', { name: 'Verify OTP' }).click();

async function askForOtp(page: Page, email: string, application = 'AGORA'): Promise<void> {
  await page.goto('./forgotpassword');
  await page.getByRole('radio', { name: `${application} ADMIN`, exact: true }).click();
  await page.getByLabel('Email').fill(email);
  await sendEmail(page);
}

async function changePassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

for (const { application, operations, verification, change } of [
  {
    application: 'AGORA',
    operations: ['requestAgoraRecoveryOtp', 'verifyAgoraRecoveryOtp', 'changeForgottenAgoraPassword'],
    verification: (code: string) => ({ verification_code: code, email: WHO }),
    change: () => ({ Value: { emailaddress: WHO, newpassword: NEW_PASSWORD } }),
  },
  {
    application: 'ALAGA MD',
    operations: ['requestAlagaMdRecoveryOtp', 'verifyAlagaMdRecoveryOtp', 'changeForgottenAlagaMdPassword'],
    verification: (code: string) => ({ verification_code: code, email: WHO }),
    change: (code: string) => ({
      Value: { verification_code: code, email_address: WHO, new_password: NEW_PASSWORD },
    }),
  },
] as const) {
  test(`a person of ${application} sets a new password and signs in with it`, async ({ page, world }) => {
    const [request, verifying, changing] = operations;
    await page.goto('./');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect(page).toHaveTitle('Lumina Admin - Forgot Password');
    await test.step('The address is sent in the header', async () => {
      await page.getByRole('radio', { name: `${application} ADMIN`, exact: true }).click();
      await page.getByLabel('Email').fill(WHO);
      await sendEmail(page);
      await expect(page.getByText(`We sent a one-time password to ${WHO}.`)).toBeVisible();
      await expect(page).toHaveTitle('Lumina Admin - OTP Verification');
      const [sent] = await world.asked(request);
      expect(sent?.headers).toMatchObject({ emailaddress: WHO });
      expect(sent?.headers).not.toHaveProperty('authorization');
    });
    const code = await world.otpOf(WHO);
    await test.step('A code typed in lower case is accepted', async () => {
      await otpField(page).pressSequentially(code.toLowerCase());
      await expect(otpField(page)).toHaveValue(new RegExp(`^${code}$`, 'i'));
      await verify(page);
      await expect(heading(page, 'Change Password')).toBeVisible();
      expect((await world.asked(verifying))[0]?.body).toEqual({ Value: verification(code) });
    });
    await test.step('A password that was used before is refused at its field', async () => {
      await changePassword(page, PASSWORD);
      await expect(page.getByRole('alert')).toHaveText(USED_BEFORE);
      await expect(page.getByLabel('New password')).toHaveAccessibleDescription(USED_BEFORE);
      await expect(page.getByLabel('New password')).toBeFocused();
      await expect(page.getByLabel('New password')).toHaveValue(PASSWORD);
    });
    await test.step('The new password is sent with the service token', async () => {
      await changePassword(page, NEW_PASSWORD);
      await toastShown(page, 'Password Successfully Updated');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(page).toHaveURL(/:\d+\/$/);
      expect((await world.asked('issueRecoveryToken'))[0]?.body).toEqual({ Value: {} });
      const sent = (await world.asked(changing)).at(-1);
      expect(sent?.body).toEqual(change(code));
      expect(sent?.headers.authorization).toMatch(/^Bearer [0-9a-f]{32}$/);
    });
  });
}

test(
  'missing or wrong values are reported before anything is sent, and codes survive a reload',
  ONLY_CONSOLE,
  async ({ page, world }) => {
    await page.goto('./forgotpassword');
    await test.step('No address', async () => {
      await page.getByLabel('Email').fill('   ');
      await sendEmail(page);
      await expect(page.getByRole('alert')).toHaveText('Please provide your email address');
      await expect(page.getByLabel('Email')).toBeFocused();
    });
    await test.step('A reload keeps the address and the application', async () => {
      await page.getByLabel('Email').fill(WHO);
      await sendEmail(page);
      await expect(heading(page, 'Verify OTP')).toBeVisible();
      await expect(page).toHaveURL(/\/otpverification\/liza\.mendoza%40lumina\.example\?application=/);
      await page.reload();
      await expect(page.getByText(`We sent a one-time password to ${WHO}. It is valid for 5 minutes.`)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Resend OTP in \d+s$/ }), 'the minute goes on').toBeDisabled();
      await otpField(page).fill(await world.otpOf(WHO));
      await verify(page);
      await expect(heading(page, 'Change Password')).toBeVisible();
      expect((await world.asked('verifyAgoraRecoveryOtp'))[0]).toMatchObject({ body: { Value: { email: WHO } } });
    });
    await test.step('The first broken rule for a password is reported', async () => {
      for (const [password, confirmation, message] of [
        ['', '', 'Oops, Password too short'],
        [NEW_PASSWORD, `${NEW_PASSWORD}x`, 'Oops, Password does not match!'],
        [
          'Abc#123',
          'Abc#123',
          'Oops, Password should contain atleast one number, one upper case and one special character.',
        ],
      ] as const) {
        await changePassword(page, password, confirmation);
        await expect(page.getByRole('alert')).toContainText(message);
      }
      expect(await world.asked('issueRecoveryToken')).toEqual([]);
      await expectAccessible(page);
    });
  },
);

test(
  'an unknown address; the one-time password empty, wrong, expired and sent again',
  ONLY_CONSOLE,
  async ({ page, world }) => {
    await page.clock.install();
    await page.goto('./forgotpassword');
    await page.getByRole('radio', { name: 'AGORA ADMIN', exact: true }).click();
    await test.step('An unknown address', async () => {
      for (const email of ['nobody@lumina.example', 'Ñandú+100%25@x.example']) {
        await page.getByLabel('Email').fill(email);
        await sendEmail(page);
        await expect(page.getByRole('alert')).toHaveText('Email address does not exist.');
        await expect(page.getByLabel('Email')).toHaveValue(email);
        await expect
          .poll(async () => (await world.asked('requestAgoraRecoveryOtp')).at(-1)?.headers.emailaddress)
          .toBe(email);
      }
    });
    await page.getByLabel('Email').fill(WHO.toUpperCase());
    await sendEmail(page);
    await expect(heading(page, 'Verify OTP')).toBeVisible();
    await expect(otpField(page)).toBeFocused();
    await test.step('Empty', async () => {
      await verify(page);
      await expect(page.getByRole('alert')).toHaveText('Please provide one time password');
      await expectAccessible(page);
    });
    await test.step('Wrong: the message and the typed code stay', async () => {
      await otpField(page).fill('WRONG1');
      await verify(page);
      await expect(page.getByRole('alert')).toHaveText('Invalid one time password.');
      await expect(otpField(page)).toHaveValue(/^wrong1$/i);
      await page.keyboard.type('again');
      await expect(otpField(page), 'typing replaces it').toHaveValue(/^again$/i);
    });
    await test.step('Expired after five minutes', async () => {
      await world.advance(6);
      await otpField(page).fill(await world.otpOf(WHO));
      await verify(page);
      await expect(page.getByRole('alert')).toHaveText('One time password is expired. Please request a new one.');
    });
    await test.step('Another one can be requested after a minute', async () => {
      await expect(page.getByRole('button', { name: /^Resend OTP in \d+s$/ })).toBeDisabled();
      await page.clock.fastForward(61_000);
      await page.getByRole('button', { name: 'Resend OTP', exact: true }).click();
      await toastShown(page, 'We sent a new one-time password.');
      await expect(page.getByRole('button', { name: /^Resend OTP in (60|59)s$/ })).toBeDisabled();
      await expect(page.getByRole('alert').filter({ hasText: 'expired' })).toHaveCount(0);
      await expect(otpField(page)).toHaveValue('');
    });
    await test.step('Only the new one is accepted', async () => {
      expect(await world.mailsTo(WHO)).toHaveLength(2);
      await otpField(page).fill(await world.otpOf(WHO));
      await otpField(page).press('Enter');
      await expect(heading(page, 'Change Password')).toBeVisible();
    });
  },
);

test('a service token that fails or is not valid', ONLY_CONSOLE, async ({ page, world }) => {
  await askForOtp(page, WHO);
  await otpField(page).fill(await world.otpOf(WHO));
  await verify(page);
  await expect(heading(page, 'Change Password')).toBeVisible();
  await test.step('A failure of the service token', async () => {
    await world.breaks('issueRecoveryToken', { status: 500 });
    await changePassword(page, NEW_PASSWORD);
    await expect(page.getByRole('alert')).toHaveText(MAYBE_CHANGED);
    await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
    await world.repairs('issueRecoveryToken');
  });
  await test.step('A service token that is not valid', async () => {
    await world.breaks('changeForgottenAgoraPassword', { status: 401 });
    await changePassword(page, NEW_PASSWORD);
    await expect(page.getByRole('alert')).toHaveText(MAYBE_CHANGED);
    expect(await world.asked('issueRecoveryToken'), 'a new one was got, once').toHaveLength(3);
    await world.repairs('changeForgottenAgoraPassword');
    await changePassword(page, NEW_PASSWORD);
    await toastShown(page, 'Password Successfully Updated');
  });
});
