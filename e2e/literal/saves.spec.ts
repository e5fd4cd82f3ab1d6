// The saves that differ most, with an upstream that accepts and answers exactly what the specification says: the
// console reports success, and the upstream has received what its documents require.
import type { Page } from '@playwright/test';
import { picture } from '../helpers/content';
import * as desk from '../helpers/desk';
import { press, question, result, rows } from '../helpers/screen';
import { proveHuman } from '../helpers/signIn';
import { toastShown } from '../helpers/toasts';
import { expect, test } from './fixtures';
import { ACCOUNT, ADMINISTRATOR, CHANGED, REVIEWER } from './people';

const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const save = (page: Page) => press(dialog(page).last(), 'Save');
const proceed = (page: Page) => press(question(page, 'Proceed with the changes?'), 'YES');

/** Opens a row of a list, and waits for its dialog. */
async function open(page: Page, text: string): Promise<void> {
  await row(page, text).first().getByRole('cell').first().click();
  await expect(dialog(page)).toBeVisible();
}

/** Opens a member's case and presses a decision. This server's company records name no card. */
async function decides(page: Page, name: string, decision: string): Promise<void> {
  await row(page, name).first().click();
  await press(question(page, 'Member has no card number'), 'Continue...');
  await desk.button(page, decision).click();
}

interface Save {
  at: string;
  who?: string;
  act: (page: Page) => Promise<unknown>;
  /** The success message of a toast; `result` is that of a result dialog. A switch has neither. */
  says?: string;
  result?: string | RegExp;
  /** Some of the values that the call must have, in its headers or its unwrapped body. */
  brings: Record<string, unknown>;
  /** Fields that the server leaves out of the record and the script does not fill in, so the call lacks them. */
  unsaid?: readonly string[];
}

/** By the call that saves. */
const SAVES: Record<string, Save> = {
  saveDecision: {
    // All on one page, so that the order does not matter.
    at: './dashboard?rows=50',
    who: REVIEWER,
    act: async (page) => {
      await decides(page, 'Dela Cruz 3', 'Approve');
      await desk.answer(page, desk.APPROVAL, 'Approve');
    },
    says: 'Application Successfully Approved!',
    brings: { memberid: 3, status: 'A', approved_by: REVIEWER },
  },
  reapproveRegistration: {
    at: './dashboard?tab=history',
    who: REVIEWER,
    act: async (page) => {
      await decides(page, 'Ñuñez', 'Reapprove');
      await desk.answer(page, 'Please Confirm Application Reapproval', 'Reapprove');
    },
    says: 'Reapproved',
    brings: { memberid: 32 },
  },
  updateUser: {
    at: './users?rows=20',
    act: async (page) => {
      await open(page, CHANGED);
      await inDialog(page, 'Last Name').fill('Ordoñez');
      // Required fields, which the server has not sent.
      await inDialog(page, 'Middle Name').fill('Luz');
      await inDialog(page, 'Employee ID').fill('E-7');
      await proveHuman(page);
      await save(page);
    },
    says: 'User Successfully Updated',
    // A department that cannot be chosen is kept.
    brings: { recordid: 123, lastname: 'Ordoñez', department: 'INT LEGAL', rolesid: '2', edited_by: ADMINISTRATOR },
  },
  updateRole: {
    at: './sysaccess-manage-access',
    act: async (page) => {
      await press(page, 'Edit Revisión Ñ ✅');
      await inDialog(page, 'Name').fill('Revisión');
      await save(page);
    },
    result: 'Done by the server',
    brings: { rolesid: '3', name: 'Revisión' },
  },
  resetConsoleLockout: {
    at: './lockedout',
    act: async (page) => {
      await page.getByRole('radio', { name: 'KYC Admin', exact: true }).click();
      await page.getByLabel('Username', { exact: true }).fill('somebody');
      await press(page, 'Reset');
      await press(page.getByRole('alertdialog'), 'Reset');
    },
    says: 'Successfully reset. somebody',
    brings: { email: 'somebody' },
  },
  addNewsletter: {
    at: './newsletter',
    act: async (page) => {
      await press(page, 'ADD');
      await inDialog(page, 'Image').setInputFiles(picture('walk.png').file);
      await inDialog(page, 'Title').fill('Walk with us');
      await inDialog(page, 'Content').fill('Every Saturday at six.');
      await save(page);
      await press(question(page, 'Post this newsletter?'), 'Post');
    },
    says: 'Newsletter has been added!',
    brings: { newsletter_details: { title: 'Walk with us' } },
  },
  enableCorporateFeature: {
    at: `./disable-features?${ACCOUNT}`,
    act: async (page) => {
      await open(page, 'LOA request');
      await press(dialog(page), 'Enable');
      await proceed(page);
    },
    says: 'Feature status successfully updated',
    brings: { corpacct: 'INT00000001', posted_by: ADMINISTRATOR },
  },
  updateAgoraFeature: {
    at: './featurecontrol',
    act: async (page) => {
      await press(page, 'Edit Niños 🧒');
      await inDialog(page, 'Message').fill('Not now');
      await save(page);
    },
    says: 'Feature Successfully Updated',
    brings: { feature: 'Niños 🧒', status: 'D' },
    unsaid: ['url'],
  },
  updateKioskTerminal: {
    at: './kiosk-terminal',
    act: async (page) => {
      await open(page, 'T-001');
      await inDialog(page, 'Terminal ID').fill('T-100');
      await save(page);
      await proceed(page);
    },
    says: 'Terminal successfully updated',
    brings: { device_hospitalid: 1, terminalid: 'T-100', isactive: 1 },
  },
  updatePodDevice: {
    at: './agorapod-terminal',
    act: async (page) => {
      await open(page, 'POD2');
      await inDialog(page, 'Terminal ID').fill('P-200');
      await save(page);
      await proceed(page);
    },
    result: 'Done by the server',
    brings: { agorapoddeviceid: 2, terminalid: 'P-200' },
    unsaid: ['rcs1printcopy', 'rcs2printcopy', 'propertytag', 'description'],
  },
  savePlanFile: {
    at: `./uploadatd?${ACCOUNT}`,
    act: async (page) => {
      await page.getByLabel('File of the ATD').setInputFiles(picture('atd.png').file);
      await press(question(page, 'Replace the ATD?'), 'Replace');
    },
    says: 'The ATD of INT00000001 has been saved.',
    brings: { corpacct: 'INT00000001', filetag: 'ATD' },
  },
  updateEbillingAssignment: {
    at: './ebilling/homepage',
    act: async (page) => {
      await open(page, 'Manila');
      // Each requires an address, and the server has sent none.
      for (const label of ['CC', 'BCC']) {
        await dialog(page).getByRole('textbox', { name: label, exact: true }).fill('more@example.com');
        await page.keyboard.press('Enter');
      }
      await save(page);
      await proceed(page);
    },
    says: 'E-billing recipients successfully updated.',
    brings: { MunicipalCode: '133901' },
  },
  updateProductStatus: {
    at: './aventus-marketplace',
    act: (page) => page.getByRole('switch', { name: 'Active: Dental kit' }).click({ force: true }),
    brings: { recordid: 1, status: 0 },
  },
};

/** `objectContaining`, also for nested objects. */
const withAtLeast = (fields: object): object =>
  expect.objectContaining(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? withAtLeast(value) : value]),
    ),
  );

for (const [call, { at, who = ADMINISTRATOR, act, says, result: message, brings, unsaid = [] }] of Object.entries(
  SAVES,
))
  test(`${at} saves by ${call}`, async ({ page, enterAs, upstream }) => {
    await enterAs(who, at);
    await act(page);
    if (says) await toastShown(page, says);
    if (message) await result(page, 'Success', message);
    const came = async () => (await upstream.asked(call)).map(({ body, headers }) => ({ ...headers, ...body }));
    // Polls, because a save without a message may still be under way.
    await expect.poll(came).toContainEqual(withAtLeast(brings));
    expect(await upstream.complaints(call)).toEqual(unsaid.map((name) => `${call}: the field ${name} is missing`));
  });
