// Signing in and out with the literal upstream, by the forms themselves; all other literal scripts start signed in.
import { account, heading, logout } from '../helpers/screen';
import { credentials, enterOtp, otpDialog } from '../helpers/signIn';
import { expect, ONE_TIME_PASSWORD, PASSWORD, test } from './fixtures';

for (const { application, who, begins, out } of [
  { application: 'AGORA', who: 'mis.tech.admin', begins: 'Users', out: 'logoutAgora' },
  { application: 'ALAGA MD', who: 'int.mrd.standard', begins: 'Doctors Portal', out: 'logoutAlagaMd' },
  // Of a department that cannot be chosen.
  { application: 'AGORA', who: 'int.legal.standard', begins: 'Lumina Newsletter', out: 'logoutAgora' },
] as const)
  test(`${who} signs in to ${application}, begins at ${begins}, and signs out`, async ({ page, upstream }) => {
    await page.goto('./');
    const email = `${who}@example.com`;
    await credentials(page, email, PASSWORD, application);
    await expect(otpDialog(page)).toBeVisible();
    await enterOtp(page, ONE_TIME_PASSWORD);
    await expect(account(page)).toBeVisible();
    await expect(heading(page, begins)).toBeVisible();
    await logout(page);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect.poll(async () => (await upstream.asked(out)).map(({ headers }) => headers.email)).toContain(email);
  });
