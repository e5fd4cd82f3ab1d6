import { credentials, enterOtp, expect, people, test } from '../fixtures';

test('a person of AGORA signs in with the one-time password of the mail', async ({ page, world }) => {
  await page.goto('./');
  await expect(page).toHaveTitle('Lumina Admin - Sign in');
  await test.step('Right credentials ask for the one-time password', async () => {
    await credentials(page, people.administrator);
    await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
    const [sent] = await world.asked('sendAgoraOtp');
    expect(sent?.body).toEqual({
      Value: { email: people.administrator, product: true, is_expired: false, is_waiving: false },
    });
  });
  await test.step('Typed in small letters, it counts in capitals', async () => {
    const code = await world.otpOf(people.administrator);
    await enterOtp(page, code.toLowerCase());
    await expect(page.getByText('Hi! Maria')).toBeVisible();
    const [verified] = await world.asked('verifyAgoraOtp');
    expect(verified?.headers).toMatchObject({ email: people.administrator, otp: code });
  });
  await test.step('This browser is registered as the device', async () => {
    const [registered] = await world.asked('registerDevice');
    expect(registered?.body).toEqual({
      Value: {
        email: people.administrator,
        devicename: 'PC-WEB-BROWSER',
        deviceid: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
  });
});
