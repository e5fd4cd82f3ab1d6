// The kiosks at which members queue in hospitals.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/terminals/fixtures';
import {
  alert,
  expect,
  expectRow,
  field,
  heading,
  ONLY_CONSOLE,
  people,
  press,
  question,
  rows,
  save,
  test,
  toastShown,
  total,
  tryAgain,
  usernameOf,
} from '../fixtures';

const SCREEN = './kiosk-terminal';
const MAC = '00:1A:2B:3C:4D:5E';
const ODD_MAC = 'A MAC address usually has six pairs, as in 00:1A:2B:3C:4D:5E.';
const row = (page: Page, terminal: string) => rows(page).filter({ hasText: terminal });
const proceed = (page: Page, answer: 'YES' | 'NO' = 'YES') =>
  press(question(page, 'Proceed with the changes?'), answer);

test('a kiosk is added with the service account, active by default', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, SCREEN);
  await expect(heading(page, 'QMS KIOSK')).toBeVisible();
  await total(page, 34);
  await press(page, 'Add Terminal');
  await expect(field(page, 'Active')).toHaveValue('1');
  await field(page, 'Hospital code').fill('H0007');
  await field(page, 'Terminal ID').fill(' KT-9000 💉 ');
  await field(page, 'Device ID').fill('QMS-9000');
  await field(page, 'Mac Address').fill('00:1A:2B');
  await save(page).click();
  await expect(alert(page)).toHaveText([ODD_MAC]);
  await field(page, 'Mac Address').fill(MAC);
  expect(await world.asked('addKioskTerminal')).toEqual([]);
  await save(page).click();
  await proceed(page, 'NO');
  await save(page).dblclick();
  await proceed(page);
  await toastShown(page, 'Terminal successfully added.', 'success');
  expect(await world.bodies('addKioskTerminal')).toEqual([
    {
      Value: {
        hscode: 'H0007',
        terminalid: 'KT-9000 💉',
        deviceid: 'QMS-9000',
        macaddress: MAC,
        isactive: 1,
        username: usernameOf(people.administrator),
      },
    },
  ]);
  await expectRow(row(page, 'KT-9000'), { Status: 'Active', 'Created by': usernameOf(people.administrator) });
  await test.step('The token is that of the service account, requested once', async () => {
    expect(await world.asked('issueKioskToken')).toHaveLength(1);
    const [listed] = await world.asked('listKioskTerminals');
    const [checked] = await world.asked('checkDevice');
    expect(listed?.headers.authorization).toMatch(/^Bearer ./);
    expect(listed?.headers.authorization).not.toBe(checked?.headers.authorization);
  });
});

test('a kiosk is disabled; a refusal loses nothing that was typed', ONLY_CONSOLE, async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, SCREEN);
  await row(page, fixtures.kiosk.terminalid).click();
  // The duplicate is refused by the server, which is shown as a warning.
  await field(page, 'Terminal ID').fill(fixtures.disabledKiosk.terminalid);
  await field(page, 'Active').selectOption('No');
  await save(page).click();
  await proceed(page);
  await toastShown(page, 'Terminal already exists.', 'warning');
  await expect(alert(page)).toHaveText(['Terminal already exists.']);
  await field(page, 'Terminal ID').fill('KT-0001');
  await field(page, 'Device ID').fill('QMS-0002');
  await save(page).click();
  await proceed(page);
  await expect(alert(page)).toHaveText(['Device is used by another terminal.']);
  await field(page, 'Device ID').fill('QMS-0001');
  await save(page).click();
  await proceed(page);
  await toastShown(page, 'Terminal successfully updated', 'success');
  expect((await world.bodies('updateKioskTerminal')).at(-1)).toEqual({
    Value: {
      device_hospitalid: 1,
      hscode: 'H0001',
      terminalid: 'KT-0001',
      deviceid: 'QMS-0001',
      macaddress: '00:1A:2B:3C:00:01',
      isactive: 0,
    },
  });
  await expectRow(row(page, 'KT-0001'), { Status: 'Disabled' });
});

test(
  'when the service account is refused, the specified message appears; the user stays signed in, and nothing typed is lost',
  ONLY_CONSOLE,
  async ({ page, world, enterAs }) => {
    const tokens = async () => (await world.asked('issueKioskToken')).length;
    const refused = () => toastShown(page, 'Invalid access token!', 'warning');
    await test.step('Its credentials are refused, by a status or only by a message', async () => {
      await world.breaks('issueKioskToken', { status: 401 });
      await enterAs(people.administrator, SCREEN);
      await refused();
      await expect(page.getByRole('heading', { name: 'List not loaded' })).toBeVisible();
      await world.breaks('issueKioskToken', { status: 200, example: 'refused' });
      await tryAgain(page);
      await refused();
      expect(await world.asked('listKioskTerminals')).toEqual([]);
      await world.repairs('issueKioskToken');
    });
    await test.step('Its token is refused, and so is a new one', async () => {
      const before = await tokens();
      await world.breaks('listKioskTerminals', { status: 401 });
      await tryAgain(page);
      await refused();
      expect(await tokens()).toBe(before + 2);
      await world.repairs('listKioskTerminals');
      await tryAgain(page);
      await total(page, 34);
    });
    await test.step('Also when a kiosk is saved: the form stays, and can be sent again', async () => {
      await row(page, fixtures.kiosk.terminalid).click();
      await field(page, 'Hospital code').fill('H0099');
      await world.breaks('updateKioskTerminal', { status: 401 });
      await save(page).click();
      await proceed(page);
      await refused();
      await expect(field(page, 'Hospital code')).toHaveValue('H0099');
      await world.repairs('updateKioskTerminal');
      await save(page).click();
      await proceed(page);
      await toastShown(page, 'Terminal successfully updated', 'success');
    });
  },
);

test.describe('without terminals', () => {
  test.use({ scenario: 'no-terminals' });

  test('the lists of kiosks and of pods say so', ONLY_CONSOLE, async ({ page, enterAs }) => {
    await enterAs(people.administrator, SCREEN);
    await expect(page.getByRole('alert')).toHaveText('No terminal devices found.');
    await expect(page.getByText('Invalid access token!')).toHaveCount(0);
    await page.getByRole('link', { name: 'Pod Terminals' }).click();
    await expect(page.getByText('No devices', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
