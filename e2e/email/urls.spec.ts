// The URLs that the apps call to send e-mails.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/email/fixtures';
import {
  alert,
  expect,
  expectRow,
  field,
  people,
  press,
  question,
  rows,
  save,
  test,
  toastShown,
  total,
} from '../fixtures';

const SCREEN = './email-feature';
const ADDED = 'App URL successfully added';
const UPDATED = 'Server URL successfully updated';
const COUNT = 20;

const row = (page: Page, apicode: string) => rows(page).filter({ hasText: apicode });
const proceed = (page: Page, answer: 'YES' | 'NO') => press(question(page, 'Proceed with the changes?'), answer);

async function fill(page: Page, apicode: string): Promise<void> {
  await field(page, 'App Name').fill(' AGORA ');
  await field(page, 'API Code').fill(apicode);
  await field(page, 'End point').fill('https://mail.lumina.example/api/birthday');
  await field(page, 'Service').selectOption(fixtures.main);
}

test('an API service is added, and one is modified', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, SCREEN);
  await total(page, COUNT);
  await press(page, 'Add API Service');
  await test.step('Only active services can be chosen', async () => {
    await expect(field(page, 'App Name')).toBeFocused();
    await expect(field(page, 'Service').getByRole('option', { name: fixtures.main })).toBeAttached();
    await expect(field(page, 'Service').getByRole('option', { name: fixtures.inactive })).toHaveCount(0);
  });
  await test.step('Missing fields are reported in the order of the form', async () => {
    const written = { 'App Name': 'AGORA', 'API Code': 'AGORA_BIRTHDAY', 'End point': 'https://mail.example/birthday' };
    const missing = [
      ['App Name field is empty, please check.', 'App Name'],
      ['API Code field is empty, please check.', 'API Code'],
      ['End point field is empty, please check.', 'End point'],
    ] as const;
    for (const [message, label] of missing) {
      await save(page).click();
      await expect(alert(page).first()).toHaveText(message);
      await expect(field(page, label)).toBeFocused();
      await field(page, label).fill(written[label]);
    }
    await save(page).click();
    await expect(alert(page)).toHaveText(['Service field is empty, please check.']);
    expect(await world.asked('addEmailUrl')).toEqual([]);
  });
  await test.step('Nothing is saved without a yes', async () => {
    await field(page, 'Service').selectOption(fixtures.main);
    await save(page).click();
    await proceed(page, 'NO');
    await expect(field(page, 'API Code')).toHaveValue('AGORA_BIRTHDAY');
    expect(await world.asked('addEmailUrl')).toEqual([]);
  });
  await save(page).dblclick();
  await proceed(page, 'YES');
  await toastShown(page, ADDED, 'success');
  expect(await world.bodies('addEmailUrl')).toEqual([
    {
      Value: {
        appname: 'AGORA',
        apicode: 'AGORA_BIRTHDAY',
        url: 'https://mail.example/birthday',
        emailsrvlistid: 1,
        postedby: people.administrator,
      },
    },
  ]);
  await expectRow(row(page, 'AGORA_BIRTHDAY'), {
    Service: fixtures.main,
    'Posted by': people.administrator,
    'Edited by': '',
  });
  await test.step('It is modified; a code that is taken is reported at its field', async () => {
    await press(page, 'First page');
    await row(page, 'ALAGAMD_WELCOME').click();
    await expect(page.getByRole('dialog', { name: 'Modify API Service' })).toBeVisible();
    await fill(page, fixtures.apicode);
    await save(page).click();
    await proceed(page, 'YES');
    await toastShown(page, 'API code already exists.', 'warning');
    await expect(alert(page)).toHaveText(['API code already exists.']);
    await expect(field(page, 'API Code')).toBeFocused();
    await field(page, 'API Code').fill('<b>=1+1 💌');
    await field(page, 'API Code').press('Enter');
    await proceed(page, 'YES');
    await toastShown(page, UPDATED, 'success');
    expect((await world.bodies('updateEmailUrl')).at(-1)).toEqual({
      Value: {
        emailsrvurlid: 6,
        appname: 'AGORA',
        apicode: '<b>=1+1 💌',
        url: 'https://mail.lumina.example/api/birthday',
        emailsrvlistid: 1,
        postedby: people.administrator,
      },
    });
    await expectRow(row(page, '<b>=1+1 💌'), { 'App Name': 'AGORA', 'Edited by': people.administrator });
  });
});

test('a service that was disabled stays chosen until another one is chosen', async ({ page, enterAs }) => {
  await enterAs(people.administrator, SCREEN);
  await page.getByRole('link', { name: 'Email Maintenance Configuration' }).click();
  await rows(page).filter({ hasText: fixtures.main }).first().click();
  await field(page, 'Active').selectOption('No');
  await save(page).click();
  await proceed(page, 'YES');
  await toastShown(page, 'Server list successfully updated');
  await page.getByRole('link', { name: 'Email Features Configuration' }).click();
  await row(page, fixtures.apicode).click();
  await expect(field(page, 'Service').getByRole('option', { selected: true })).toHaveText(
    `${fixtures.main} (not active)`,
  );
});
