// Decisions about doctors, from the button to the call to the server.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { doctorRemarks } from '../../mocks/areas/doctors/remarks';
import { agree, expect, expectAccessible, people, question, test, toastShown, total } from '../fixtures';
import {
  APPROVAL,
  additional,
  answer,
  approve,
  bank,
  bankAccount,
  bankButton,
  button,
  caseAt,
  DISAPPROVAL,
  decisions,
  disapproval,
  disapprove,
  factsOf,
  follow,
  heading,
  remark,
  review,
  row,
  savedDetails,
  swiftCode,
  tab,
} from './desk';

const { pending } = fixtures;
const APPROVED = 'Application Successfully Approved!';
const SUSPENDED = 'Accreditation is suspended';
const EXPIRED = 'Licence is expired';
const BLURRED = 'Licence picture is blurred';

const problems = (page: Page) => bank(page).getByRole('alert');
const closeFromFooter = (page: Page) => review(page).getByText('Close', { exact: true }).click();

test('a reviewer approves a doctor, and says where they are paid', async ({ page, enterAs, world }) => {
  const { first, second } = pending;
  await enterAs(people.doctorsDepartment, './docdashboard');
  await row(page, first).click();
  await test.step('The server is told who approved whom', async () => {
    await approve(page);
    await toastShown(page, APPROVED, 'success');
    expect(await decisions(world)).toEqual([
      {
        Value: {
          DOCUSER_ID: first.docuserId,
          approved_by: people.doctorsDepartment,
          email: first.email,
          fullname: first.fullName,
          prcnumber: first.prcNumber,
          reapprove_notification: '0',
          remarks: '',
          status: 'A',
        },
      },
    ]);
  });
  await test.step('Then it asks for the bank details of this doctor', async () => {
    await expect(bank(page)).toContainText(first.fullName);
    await expect(bank(page)).toContainText(first.drCode);
    await expect(bank(page)).toContainText(first.prcNumber);
    await expect(bankAccount(page)).toBeFocused();
    await bankButton(page, 'Save').click();
    await expect(problems(page)).toHaveText(['Enter the bank account.', 'Enter the SWIFT code.']);
    await expectAccessible(page);
  });
  await test.step('They are sent without spaces and dashes', async () => {
    await bankAccount(page).fill('0012-3456 7890');
    await swiftCode(page).fill('');
    await swiftCode(page).pressSequentially('bopi phmm xxx');
    await expect(swiftCode(page), 'shown in capitals').toHaveCSS('text-transform', 'uppercase');
    await swiftCode(page).press('Enter');
    await agree(page, `Pay ${first.fullName} to 0012 3456 7890?`, 'Save');
    await toastShown(page, 'Bank account details saved.', 'success');
    expect(await savedDetails(world)).toEqual([
      {
        Value: {
          drcode: first.drCode,
          swiftcode: 'BOPIPHMMXXX',
          bankacct: '001234567890',
          postedby: people.doctorsDepartment,
          email: first.email,
        },
      },
    ]);
  });
  await test.step('The next case comes by itself, and the list has one less', async () => {
    await expect(heading(page, second)).toBeFocused();
    await expect(review(page).getByText('1 of 89', { exact: true })).toBeVisible();
    await closeFromFooter(page);
    await total(page, 89);
    await expect(row(page, first)).toHaveCount(0);
  });
  await test.step('And the history one more', async () => {
    await tab(page, 'Approval History').click();
    await expect(row(page, first)).toContainText(people.doctorsDepartment);
    await expect(row(page, first).getByRole('cell', { name: 'Saved', exact: true })).toBeVisible();
  });
});

test('a secretary has no bank details; those that came with an application are saved with its approval', async ({
  page,
  enterAs,
  world,
}) => {
  const { secretary, returning, returningWithoutBank } = pending;
  const details = review(page).getByRole('region', { name: 'Bank account details' });
  let known = { bankacct: '', swiftcode: '' };
  await enterAs(people.secondBrandDoctors, caseAt(secretary));
  await test.step('After a secretary the next case comes at once', async () => {
    await approve(page);
    await toastShown(page, APPROVED);
    await expect(heading(page, pending.secretaryOfSix)).toBeVisible();
    await expect(bank(page)).toHaveCount(0);
    expect(await decisions(world)).toMatchObject([
      {
        Value: {
          DOCUSER_ID: secretary.docuserId,
          approved_by: people.secondBrandDoctors,
          prcnumber: '',
          status: 'A',
        },
      },
    ]);
    expect(await savedDetails(world)).toEqual([]);
  });
  await test.step('The question says that the doctor applies again', async () => {
    await follow(page, caseAt(returning));
    await expect(heading(page, returning)).toBeVisible();
    await expect(details).toContainText('SWIFT Code');
    const shown = await factsOf(details);
    known = { bankacct: shown['Bank Account'] ?? '', swiftcode: shown['SWIFT Code'] ?? '' };
    await button(page, 'Approve').click();
    await expect(question(page, APPROVAL)).toContainText('Applies again');
    await expect(question(page, APPROVAL)).toContainText(`SWIFT code ${known.swiftcode}.`);
    await answer(page, APPROVAL, 'Confirm');
  });
  await test.step('The bank details of the application are saved without a form, and the next case comes', async () => {
    await toastShown(page, 'Bank account details saved.');
    await expect(heading(page, returningWithoutBank)).toBeVisible();
    await expect(bank(page)).toHaveCount(0);
    expect(await savedDetails(world)).toEqual([
      { Value: { ...known, drcode: returning.drCode, email: returning.email, postedby: people.secondBrandDoctors } },
    ]);
  });
  await test.step('In the history they are saved', async () => {
    await follow(page, `./docdashboard?tab=history#text=${returning.counter}`);
    await expect(row(page, returning).getByRole('cell', { name: 'Saved', exact: true })).toBeVisible();
    await row(page, returning).click();
    await expect(review(page)).toContainText(known.bankacct);
    await expect(review(page)).toContainText(known.swiftcode);
  });
});

test('a reviewer disapproves, with reasons', async ({ page, enterAs, world }) => {
  const { first, second, third } = pending;
  const sent = (index: number) => decisions(world).then((all) => all[index]);
  const bodies = (
    { docuserId, email, fullName, prcNumber }: typeof first,
    remarks: string,
    reapprove_notification: string,
  ) => ({
    Value: {
      DOCUSER_ID: docuserId,
      approved_by: people.doctorsDepartment,
      email,
      fullname: fullName,
      prcnumber: prcNumber,
      reapprove_notification,
      remarks,
      status: 'D',
    },
  });
  await enterAs(people.doctorsDepartment, caseAt(first));
  await test.step('The remarks are those of doctors, none of them chosen', async () => {
    await button(page, 'Disapprove').click();
    const offered = disapproval(page).getByRole('checkbox');
    await expect(offered).toHaveCount(doctorRemarks.length);
    for (const { remarks } of doctorRemarks) await expect(remark(page, remarks)).not.toBeChecked();
  });
  await test.step('For a single remark, its digit and the additional text are sent', async () => {
    await remark(page, SUSPENDED).check({ force: true });
    await additional(page).fill('Please call us. Ñ & <b> 😀');
    await disapproval(page).getByRole('button', { name: 'Disapprove', exact: true }).click();
    await answer(page, DISAPPROVAL, 'Confirm');
    await toastShown(page, 'Application Successfully Disapproved!', 'success');
    await expect(heading(page, second)).toBeVisible();
    expect(await sent(0)).toEqual(bodies(first, `${SUSPENDED}\nPlease call us. Ñ & <b> 😀`, '2'));
  });
  await test.step('The next case begins with nothing chosen; of several remarks the digit is 0', async () => {
    await button(page, 'Disapprove').click();
    await expect(additional(page)).toHaveValue('');
    await expect(disapproval(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
    await disapproval(page).getByRole('button', { name: 'Return' }).click();
    await disapprove(page, BLURRED, EXPIRED);
    await expect(heading(page, third)).toBeVisible();
    expect(await sent(1)).toEqual(bodies(second, `${EXPIRED}\n${BLURRED}`, '0'));
  });
  await test.step('No bank details are asked for', async () => {
    await expect(bank(page)).toHaveCount(0);
    expect(await savedDetails(world)).toEqual([]);
  });
  await test.step('Where the server has no remark to choose, words of one’s own are enough', async () => {
    await world.breaks('listDoctorRemarks', { body: '{"data":[]}' });
    await page.reload();
    await button(page, 'Disapprove').click();
    await expect(disapproval(page)).toContainText('There are no remarks.');
    await disapproval(page).getByRole('button', { name: 'Disapprove', exact: true }).click();
    await expect(disapproval(page).getByRole('alert')).toHaveText('Required!');
    await additional(page).fill('The licence is of somebody else.');
    await disapproval(page).getByRole('button', { name: 'Disapprove', exact: true }).click();
    await answer(page, DISAPPROVAL, 'Confirm');
    await expect(heading(page, third)).toBeHidden();
    expect(await sent(2)).toEqual(bodies(third, 'The licence is of somebody else.', '0'));
  });
  await test.step('The history says why', async () => {
    await follow(page, caseAt(second, 'history'));
    await expect(review(page).locator('header')).toContainText(`by ${people.doctorsDepartment} at `);
    await expect(review(page).getByRole('definition').filter({ hasText: EXPIRED })).toHaveText(
      `${EXPIRED}\n${BLURRED}`,
    );
  });
});
