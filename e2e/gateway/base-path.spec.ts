// The console served below a base path, as in an intranet, with the same build.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { account, credentials, enterOtp, expect, logout, PASSWORD, people, proveHuman, test } from '../fixtures';

const BASE_PATH = '/uat/kyc';

/** Starts another gateway with the same mocks. Port 0 lets the system choose a free port. */
async function gatewayBelow(path: string, mocks: object) {
  const args = ['--import', './scripts/stack/endWithParent.mjs', '--import', 'tsx', 'web/gateway/main.ts'];
  const gateway = spawn(process.execPath, args, {
    env: { ...process.env, ...mocks, UPSTREAM: 'mocks', PORT: '0', BASE_PATH: path },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(gateway.stdout), 'line')) as [string];
  const address = /http:\S+/.exec(line)?.[0] ?? '';
  return { address: address.replace('[::1]', '127.0.0.1'), stop: () => gateway.kill() };
}

test('the console below a path signs in, changes a password, reloads and signs out', async ({
  page,
  context,
  world,
  mocks,
}) => {
  const gateway = await gatewayBelow(BASE_PATH, mocks);
  try {
    await world.enter(context, gateway.address);
    await page.goto(gateway.address);
    await credentials(page, people.administrator, PASSWORD);
    await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
    await enterOtp(page, await world.otpOf(people.administrator));
    await expect(page).toHaveURL(`${gateway.address}newsletter`);
    await test.step('A nested address and its chunks survive a reload', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Lumina Newsletter' })).toBeVisible();
      await page.getByRole('link', { name: 'Locked Out Reset' }).click();
      await expect(page).toHaveURL(`${gateway.address}lockedout`);
    });
    await test.step('The human check and its worker are found', async () => {
      await account(page).click();
      await page.getByRole('menuitem', { name: 'Change Password' }).click();
      await proveHuman(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
    });
    await test.step('Signing out leads to the login page of the same path', async () => {
      await logout(page);
      await expect(page).toHaveURL(gateway.address);
    });
    await test.step('A deep address asks to sign in and keeps where it wanted to go', async () => {
      await page.goto(`${gateway.address}lockedout`);
      await expect(page).toHaveURL(`${gateway.address}?next=%2Flockedout`);
    });
  } finally {
    gateway.stop();
  }
});
