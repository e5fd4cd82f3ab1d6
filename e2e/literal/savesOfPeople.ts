// The main saves of the review desks and of the screens about people and their permissions.
import type { Page } from '@playwright/test';
import type { Variant } from '../../mocks/literal/shapes';
import * as desk from '../helpers/desk';
import { press, question } from '../helpers/screen';
import { proveHuman } from '../helpers/signIn';
import { ADMINISTRATOR, CHANGED, CONTENT, RESET, REVIEWER } from './people';
import { dialog, inDialog, open, row, type Save } from './saving';

const REAPPROVAL = 'Please Confirm Application Reapproval';

/**
 * Opens a case and presses a decision. For a member whose company record has no card number, a question comes first.
 */
async function decides(page: Page, variant: Variant, name: string, decision: string): Promise<void> {
  await row(page, name).first().click();
  if (variant === 'second') await press(question(page, 'Member has no card number'), 'Continue...');
  await desk.button(page, decision).click();
}

/** Disapproves the open case with this remark. */
async function disapprove(page: Page, remark: string): Promise<void> {
  // Blueprint draws its own box over the real checkbox.
  await desk.remark(page, remark).check({ force: true });
  await desk.disapproval(page).getByRole('button', { name: 'Disapprove', exact: true }).click();
}

async function resets(page: Page, account: string, label: string, who: string): Promise<void> {
  await page.getByRole('radio', { name: account, exact: true }).click();
  await page.getByLabel(label, { exact: true }).fill(who);
  await press(page, 'Reset');
  await press(page.getByRole('alertdialog'), 'Reset');
}

export const SAVES_OF_PEOPLE: Record<string, Save[]> = {
  '/dashboard': [
    {
      does: 'a registration is approved',
      who: REVIEWER,
      // All on one page, so that the order does not matter.
      at: '?rows=50',
      act: async (page, variant) => {
        await decides(page, variant, 'Dela Cruz 3', 'Approve');
        await desk.answer(page, desk.APPROVAL, 'Approve');
      },
      says: 'Application Successfully Approved!',
      call: 'decideMember',
      brings: { memberid: 3, status: 'A', approved_by: REVIEWER },
    },
    {
      does: 'a registration is disapproved',
      who: REVIEWER,
      at: '?rows=50',
      act: async (page, variant) => {
        await decides(page, variant, 'Dela Cruz 4', 'Disapprove');
        await disapprove(page, 'Blurred ID');
        await desk.answer(page, desk.DISAPPROVAL, 'Disapprove');
      },
      says: 'Application Successfully Disapproved!',
      call: 'decideMember',
      brings: { memberid: 4, status: 'D', remarks: 'Blurred ID' },
    },
  ],
  '/dashboard?tab=history': [
    {
      does: 'a disapproved registration is reapproved',
      who: REVIEWER,
      act: async (page, variant) => {
        await decides(page, variant, 'Ñuñez', 'Reapprove');
        await desk.answer(page, REAPPROVAL, 'Reapprove');
      },
      says: 'Reapproved',
      call: 'reapproveMember',
      brings: { memberid: 32 },
    },
  ],
  '/kycapproval': [
    {
      does: 'a registration of the second brand is approved',
      act: async (page, variant) => {
        await decides(page, variant, 'Muñoz', 'Approve');
        await desk.answer(page, desk.APPROVAL, 'Approve');
      },
      says: 'Application Successfully Approved!',
      call: 'decideMember',
      brings: { memberid: 22, status: 'A', approved_by: ADMINISTRATOR },
    },
  ],
  '/docdashboard': [
    {
      does: "a doctor's application is approved",
      who: CONTENT,
      act: async (page) => {
        await row(page, 'Luis').first().click();
        await desk.button(page, 'Approve').click();
        await desk.answer(page, desk.APPROVAL, 'Confirm');
      },
      says: 'Application Successfully Approved!',
      call: 'decideDoctor',
      brings: { DOCUSER_ID: 1, status: 'A', prcnumber: 'PRC1' },
    },
    {
      does: "a doctor's application is disapproved",
      who: CONTENT,
      act: async (page) => {
        await row(page, 'Inés').first().click();
        await desk.button(page, 'Disapprove').click();
        await disapprove(page, 'Blurred licence');
        await desk.answer(page, desk.DISAPPROVAL, 'Confirm');
      },
      says: 'Application Successfully Disapproved!',
      call: 'decideDoctor',
      brings: { DOCUSER_ID: 2, status: 'D' },
    },
  ],
  '/users': [
    {
      does: 'somebody is changed',
      at: '?rows=20',
      act: async (page) => {
        await open(page, CHANGED);
        await inDialog(page, 'Last Name').fill('Ordoñez');
        // Required fields, which the server may not have sent.
        await inDialog(page, 'Middle Name').fill('Luz');
        await inDialog(page, 'Employee ID').fill('E-7');
        await proveHuman(page);
        await press(dialog(page), 'Save');
      },
      says: 'User Successfully Updated',
      call: 'updateUser',
      // A department that cannot be chosen is kept.
      brings: { recordid: 123, lastname: 'Ordoñez', department: 'INT LEGAL', rolesid: '2', edited_by: ADMINISTRATOR },
    },
    {
      does: 'somebody is given a new password',
      at: '?rows=20',
      act: async (page) => {
        await open(page, RESET);
        await proveHuman(page);
        await press(dialog(page), 'Reset Password');
        await press(question(page, 'Are you sure you want to reset password?'), 'Reset');
      },
      says: 'Password Has Been Reset Successfully',
      call: 'resetUserPassword',
      brings: { recordid: 104, emailaddress: RESET },
    },
  ],
  '/disapprove_remarks': [
    {
      does: 'a remark is changed',
      act: async (page) => {
        await open(page, 'Señas distintas');
        await inDialog(page, 'Remarks').fill('Señas distintas 🙃');
        await press(dialog(page), 'Save');
      },
      says: 'Remarks Successfully Updated',
      call: 'updateRemark',
      brings: { recordid: 2, remarks: 'Señas distintas 🙃', status: 'A', reappnotif: '0' },
      unsaid: ['special_instructions'],
    },
  ],
  '/sysaccess-manage-access': [
    {
      does: 'a role is changed',
      act: async (page) => {
        await press(page, 'Edit Revisión Ñ ✅');
        await inDialog(page, 'Name').fill('Revisión');
        await press(dialog(page), 'Save');
      },
      result: 'Done by the server',
      call: 'updateRole',
      brings: { rolesid: '3', name: 'Revisión' },
    },
    {
      does: 'a main menu is changed',
      act: async (page) => {
        await press(page, 'Edit Contenido Ñ 📰');
        await inDialog(page, 'Name').fill('Contenido');
        // A required choice, which the server may not have sent.
        await dialog(page).getByRole('radio', { name: 'comment' }).check();
        await press(dialog(page), 'Save');
      },
      result: 'Done by the server',
      call: 'updateMainMenu',
      brings: { tabid: 2, tabname: 'Contenido' },
    },
  ],
  '/concurrent': [
    {
      does: 'a login is reset',
      act: (page) => resets(page, 'AGORA App', 'Email', 'member1@example.com'),
      says: 'Successfully reset. member1@example.com',
      call: 'resetLoginApp',
      brings: { email: 'member1@example.com' },
    },
  ],
  '/lockedout': [
    {
      does: 'somebody who was locked out is let in again',
      act: (page) => resets(page, 'KYC Admin', 'Username', 'somebody'),
      says: 'Successfully reset. somebody',
      call: 'resetLockedOutKyc',
      brings: { email: 'somebody' },
    },
  ],
};
