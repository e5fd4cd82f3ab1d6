// Who may review doctors: the two departments, administrators, and roles with the screen in their system access.
import type { Page } from '@playwright/test';
import { type OperationId, operationTable } from '#contract';
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { agree, expect, headersOf, people, press, rows, heading as screenHeading, test, total } from '../fixtures';
import {
  additional,
  button,
  caseAt,
  decisions,
  disapproval,
  follow,
  heading,
  remark,
  review,
  row,
  savedDetails,
} from './desk';

const { pending } = fixtures;
const TITLE = 'Doctors Portal';
const READS = [
  'listPendingDoctors',
  'listDoctorHistory',
  'listDoctorExportRows',
  'searchDoctors',
  'listDoctorRemarks',
] as const satisfies OperationId[];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the departments of doctors of both brands review one queue, in both applications', async ({ page, enterAs }) => {
  await enterAs(people.secondBrandDoctors, './welcome');
  await menu(page).getByRole('link', { name: TITLE }).click();
  await expect(screenHeading(page, TITLE)).toBeVisible();
  await total(page, 90);
  await expect(rows(page).first()).toContainText(pending.first.fullName);
  await test.step('In ALAGA MD', async () => {
    await enterAs(people.doctorsDepartment, './welcome', { application: 'ALAGA MD' });
    await menu(page).getByRole('link', { name: TITLE }).click();
    await expect(page).toHaveTitle('Lumina Admin - Doctors Portal');
    await total(page, 90);
  });
});

test('other people cannot open the desk, neither by address nor by calls', async ({ page, world, enterAs }) => {
  await enterAs(people.firstBrandApd, './docdashboard');
  const isClosed = async () => {
    await expect(screenHeading(page, 'Not allowed')).toBeVisible();
    await expect(page).toHaveTitle('Lumina Admin - Not allowed');
  };
  await isClosed();
  await expect(menu(page).getByRole('link', { name: TITLE })).toHaveCount(0);
  await follow(page, './welcome');
  await expect(screenHeading(page, 'Not allowed')).toHaveCount(0);
  await follow(page, caseAt(pending.first, 'history'));
  await isClosed();
  await test.step('The gateway refuses every call of theirs', async () => {
    const signedIn = await headersOf(page);
    const { docuserId: DOCUSER_ID, drCode: drcode, email, fullName: fullname, prcNumber: prcnumber } = pending.first;
    const by = people.firstBrandApd;
    const decision = { reapprove_notification: '0', remarks: '', status: 'A' };
    const sent: [OperationId, object | undefined][] = [
      ...READS.map((operation): [OperationId, undefined] => [operation, undefined]),
      ['getDoctorImage', undefined],
      ['listDoctorFiles', { doctor_id: DOCUSER_ID, file_type: 'prcid' }],
      ['decideDoctorApplication', { DOCUSER_ID, approved_by: by, email, fullname, prcnumber, ...decision }],
      ['saveDoctorBankDetails', { drcode, swiftcode: 'BOPIPHMM', bankacct: '001234567890', postedby: by, email }],
    ];
    for (const [operation, Value] of sent) {
      const { method, path } = operationTable[operation];
      const answer = await page.request.fetch(`api${path}`, {
        method,
        headers: { ...signedIn, searchtext: 'cruz', imagepath: `doctors/${DOCUSER_ID}/selfie.png` },
        ...(Value && { data: { Value } }),
      });
      expect(answer.status(), operation).toBe(403);
      expect(await world.asked(operation)).toEqual([]);
    }
  });
  await test.step('Nor can people of the other application', async () => {
    await enterAs(people.marketing, './docdashboard', { application: 'ALAGA MD' });
    await expect(screenHeading(page, 'Not allowed')).toBeVisible();
    await expect(menu(page).getByRole('link', { name: TITLE })).toHaveCount(0);
  });
  await test.step('MIS TECH is led to the users', async () => {
    await enterAs(people.technical, './docdashboard');
    await expect(page).toHaveURL(/\/users$/);
    for (const address of ['./docdashboard?tab=history', caseAt(pending.first)]) {
      await follow(page, address);
      await expect(page).toHaveURL(/\/users$/);
    }
    for (const operation of READS) expect(await world.asked(operation)).toEqual([]);
  });
});

test('an administrator finds unfinished work on both desks, and grants the doctors’ desk to reviewers', async ({
  page,
  elsewhere,
  world,
  enterAs,
}) => {
  const SUSPENDED = 'Accreditation is suspended';
  const returnToCase = () => disapproval(page).getByRole('button', { name: 'Return' }).click();
  const openDisapproval = async (desk: string, text: string) => {
    await menu(page).getByRole('link', { name: desk, exact: true }).click();
    await rows(page).filter({ hasText: text }).first().click();
    await button(page, 'Disapprove').click();
    await expect(disapproval(page).getByRole('checkbox').first()).toBeVisible();
  };
  await enterAs(people.administrator, './welcome');
  await openDisapproval(TITLE, pending.first.counter);
  await remark(page, SUSPENDED).check({ force: true });
  await additional(page).fill('Of a doctor.');
  await returnToCase();
  await page.keyboard.press('Escape');
  await test.step("A member's disapproval has remarks of its own, and nothing is chosen", async () => {
    await openDisapproval('Dashboard', '/20');
    await expect(additional(page)).toHaveValue('');
    await expect(remark(page, SUSPENDED)).toHaveCount(0);
    await expect(disapproval(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
    await additional(page).fill('Of a member.');
    await returnToCase();
    await page.keyboard.press('Escape');
    await expect(review(page)).toBeHidden();
  });
  await test.step("The doctor's disapproval is as it was left", async () => {
    await openDisapproval(TITLE, pending.first.counter);
    await expect(additional(page)).toHaveValue('Of a doctor.');
    await expect(remark(page, SUSPENDED)).toBeChecked();
  });
  expect(await decisions(world)).toEqual([]);
  expect(await savedDetails(world)).toEqual([]);
  await test.step('People whose system access has the screen review doctors in AGORA', async () => {
    const control = page.getByRole('dialog', { name: 'Role-based Access Control: Reviewer' });
    await returnToCase();
    await follow(page, './sysaccess-manage-access');
    await page.getByRole('searchbox', { name: 'Find in roles' }).fill('Reviewer');
    await press(page, 'Access of Reviewer');
    await control.locator('label').filter({ hasText: TITLE }).click();
    await press(control, 'Save');
    await agree(page, 'Change what the role sees?', 'Save');
    await expect(page.getByRole('alertdialog', { name: 'Success' })).toBeVisible();
    await enterAs(people.firstBrandApd, './dashboard', { page: elsewhere });
    await menu(elsewhere).getByRole('link', { name: TITLE }).click();
    await expect(screenHeading(elsewhere, TITLE)).toBeVisible();
    await row(elsewhere, pending.first).click();
    await expect(button(elsewhere, 'Approve')).toBeEnabled();
  });
  await test.step('And decides', async () => {
    await follow(elsewhere, caseAt(pending.secretary));
    await expect(heading(elsewhere, pending.secretary)).toBeVisible();
    await button(elsewhere, 'Approve').click();
    await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(heading(elsewhere, pending.secretaryOfSix)).toBeVisible();
    expect(await decisions(world)).toMatchObject([{ Value: { approved_by: people.firstBrandApd } }]);
  });
});
