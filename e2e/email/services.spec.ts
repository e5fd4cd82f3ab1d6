// The services that send e-mails, and their configurations.
import type { Locator, Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/email/fixtures';
import {
  button,
  expect,
  expectRow,
  field,
  heading,
  people,
  press,
  question,
  rows,
  test,
  toastShown,
  total,
} from '../fixtures';

const SCREEN = './email-maintainance';
const SAVED = 'Server config successfully added/updated';
const row = (page: Page, service: string) => rows(page).filter({ hasText: service }).first();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const configurations = (page: Page) => dialog(page, 'Service Configurations');
const value = (page: Page, key: string) => rows(configurations(page)).filter({ hasText: key });
const proceed = (page: Page, answer: 'YES' | 'NO' = 'YES') =>
  press(question(page, 'Proceed with the changes?'), answer);

/** Runs in the page when the message appears: a script that looks later would not see that the form was still busy. */
const formWhenTold = (form: Locator) =>
  form.evaluate(
    (element) =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          if (element.querySelector('[role="alert"]'))
            resolve(element.querySelector('[type="submit"][aria-disabled]') ? 'busy' : 'free');
        }).observe(element, { childList: true, subtree: true });
      }),
  );

const configure = (page: Page, service: string) => press(row(page, service), `Service Configurations of ${service}`);

test('a service is added and edited', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, SCREEN);
  await expect(heading(page, 'Email Maintenance Configuration')).toBeVisible();
  await total(page, 8);
  await press(page, 'Add Service');
  const adding = dialog(page, 'Add Service');
  await adding.getByLabel('Service').fill(' Text messages ');
  await adding.getByLabel('Active').selectOption('Yes');
  await press(adding, 'Save');
  await proceed(page, 'NO');
  await press(adding, 'Save');
  await proceed(page);
  await toastShown(page, 'Server list successfully added', 'success');
  expect(await world.bodies('addEmailService')).toEqual([
    { Value: { servername: 'Text messages', isActive: true, postedby: people.administrator } },
  ]);
  await test.step('It is in sight, and opens', async () => {
    await expectRow(row(page, 'Text messages'), { Active: 'Yes', 'Posted by': people.administrator });
    await row(page, 'Text messages').click();
  });
  const editing = dialog(page, 'Edit Service');
  await editing.getByLabel('Service').fill(fixtures.main.toUpperCase());
  await editing.getByLabel('Active').selectOption('No');
  await test.step('As soon as a refusal is shown, the form can be edited, saved or closed', async () => {
    await press(editing, 'Save');
    const form = formWhenTold(editing);
    await proceed(page);
    expect(await form).toBe('free');
    await toastShown(page, 'Service already exists.', 'warning');
    await expect(editing.getByRole('alert')).toHaveText(['Service already exists.']);
  });
  await editing.getByLabel('Service').fill('Messages');
  await press(editing, 'Save');
  await proceed(page);
  await toastShown(page, 'Server list successfully updated', 'success');
  expect((await world.bodies('updateEmailService')).at(-1)).toEqual({
    Value: { recordid: 9, servername: 'Messages', isActive: false, editby: people.administrator },
  });
});

test('secret values among many configurations are masked until they are revealed', async ({ page, enterAs }) => {
  await enterAs(people.administrator, SCREEN);
  const { key, value: secret } = fixtures.secret;
  await configure(page, fixtures.main);
  await total(page, 9);
  await expect(rows(configurations(page))).toHaveCount(5);
  await expect(value(page, fixtures.plain.key)).toContainText(fixtures.plain.value);
  await expect(value(page, key)).toContainText('••••••••');
  await expect(page.getByText(secret), 'nowhere in the page').toHaveCount(0);
  await press(value(page, key), `Show the value of ${key}`);
  await expect(value(page, key)).toContainText(secret);
  await press(value(page, key), `Hide the value of ${key}`);
  await expect(page.getByText(secret)).toHaveCount(0);
  await test.step('In its form as well', async () => {
    await value(page, key).getByRole('cell').first().click();
    const form = dialog(page, 'Modify Service Configurations');
    await expect(form.getByLabel('Value')).toHaveAttribute('type', 'password');
    await press(form, 'Show the characters');
    await expect(form.getByLabel('Value')).toHaveValue(secret);
    await expect(form.getByLabel('Value')).toHaveAttribute('type', 'text');
    await press(form, 'Cancel');
  });
  await test.step('A new configuration at the end of a long list is visible', async () => {
    await press(configurations(page), 'Add Configuration');
    const adding = dialog(page, 'Add Service Configurations');
    await adding.getByLabel('Key').fill('ZONE');
    await adding.getByLabel('Value').fill('Asia/Manila');
    await adding.getByLabel('Active').selectOption('Yes');
    await press(adding, 'Save');
    await proceed(page);
    await expect(value(page, 'ZONE')).toBeVisible();
  });
  await test.step('A secret stays masked while its key is renamed, and in the question before saving', async () => {
    await press(configurations(page), 'First page');
    await value(page, key).getByRole('cell').first().click();
    const editing = dialog(page, 'Modify Service Configurations');
    await editing.getByLabel('Key').fill('NAME');
    await expect(editing.getByLabel('Value')).toHaveAttribute('type', 'password');
    await editing.getByLabel('Value').fill('kalamansi');
    await press(editing, 'Save');
    await expect(page.getByRole('alertdialog').getByRole('listitem')).toContainText(['NAME', 'Value']);
    await expect(page.getByRole('alertdialog')).not.toContainText('kalamansi');
  });
});

test('a service is configured', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, SCREEN);
  await configure(page, fixtures.bare);
  await expect(configurations(page)).toContainText('No configurations');
  await press(configurations(page), 'Add Configuration');
  const adding = dialog(page, 'Add Service Configurations');
  for (const [message, fill] of [
    ['Key field is empty, please check.', () => adding.getByLabel('Key').fill('SMTP_TLS')],
    ['Value field is empty, please check.', () => adding.getByLabel('Value').fill('=1+1 <b>🔒')],
    ['Active field is empty, please check.', () => adding.getByLabel('Active').selectOption('Yes')],
  ] as const) {
    await press(adding, 'Save');
    await expect(adding.getByRole('alert').first()).toHaveText(message);
    await fill();
  }
  await press(adding, 'Save');
  await proceed(page);
  await toastShown(page, SAVED, 'success');
  expect(await world.bodies('addEmailConfig')).toEqual([
    {
      Value: { emailsrvlistid: 4, key: 'SMTP_TLS', value: '=1+1 <b>🔒', active: true, postedby: people.administrator },
    },
  ]);
  await expect(value(page, 'SMTP_TLS')).toContainText('=1+1 <b>🔒');
  await value(page, 'SMTP_TLS').getByRole('cell').first().click();
  const editing = dialog(page, 'Modify Service Configurations');
  await editing.getByLabel('Value').fill('true');
  await editing.getByLabel('Active').selectOption('No');
  await press(editing, 'Save');
  await proceed(page);
  await expect(editing).toBeHidden();
  const [sent] = await world.bodies('updateEmailConfig');
  expect(sent?.Value).toMatchObject({ key: 'SMTP_TLS', value: 'true', active: false, editby: people.administrator });
  await test.step('A key can exist only once', async () => {
    await press(configurations(page), 'Add Configuration');
    await adding.getByLabel('Key').fill('smtp_tls');
    await adding.getByLabel('Value').fill('false');
    await adding.getByLabel('Active').selectOption('No');
    await press(adding, 'Save');
    await proceed(page);
    await expect(adding.getByRole('alert')).toHaveText(['Key already exists.']);
    await page.keyboard.press('Escape');
    await press(question(page, 'Leave without saving?'), 'Leave');
  });
  await test.step('After closing, the focus is on the element that opened it', async () => {
    await page.keyboard.press('Escape');
    await expect(configurations(page)).toBeHidden();
    await expect(button(row(page, fixtures.bare), `Service Configurations of ${fixtures.bare}`)).toBeFocused();
  });
});

test.describe('on the first day', () => {
  test.use({ scenario: 'empty' });

  test('there is no service and no URL, and none can be added without a service', async ({ page, enterAs }) => {
    await enterAs(people.administrator, SCREEN);
    await expect(page.getByText('No existing service list!')).toBeVisible();
    await page.getByRole('link', { name: 'Email Features Configuration' }).click();
    await expect(page.getByText('No existing URL list!')).toBeVisible();
    await press(page, 'Add API Service');
    await expect(field(page, 'Service').getByRole('option')).toHaveText(['Select a service']);
  });
});
