// Decisions about members, from the button to the call to the server, and failures of that call.
import type { Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { seedRemarks } from '../../../mocks/areas/remarks/seed';
import { day, expect, follow, ONLY_CONSOLE, people, question, test, toastShown } from '../../fixtures';
import {
  APPROVAL,
  additional,
  answer,
  button,
  cancelApproval,
  caseAt,
  DISAPPROVAL,
  decidedToday,
  decisions,
  disapproval,
  heading,
  REAPPROVAL,
  remark,
  review,
  row,
} from '../desk';

const { pending, decided } = fixtures;
const EMPLOYEE_ID = 'Employee ID does not match our records';
const BLURRED_ID = 'Blurred government ID';

const closeFromFooter = (page: Page) => review(page).getByText('Close', { exact: true }).click();

const disapprove = (page: Page) => disapproval(page).getByRole('button', { name: 'Disapprove', exact: true }).click();

test('a reviewer approves', async ({ page, enterAs, world }) => {
  const { first, second, third } = pending;
  await enterAs(people.firstBrandApd, './');
  await row(page, first).click();
  await expect(heading(page, first)).toBeVisible();
  await test.step('It is confirmed first; Cancel sends nothing', async () => {
    await cancelApproval(page, first);
    expect(await decisions(world)).toEqual([]);
  });
  await test.step('The server is told who approved whom', async () => {
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
    await toastShown(page, 'Application Successfully Approved!');
    expect(await decisions(world)).toEqual([
      {
        Value: {
          memberid: first.recordid,
          status: 'A',
          approved_by: people.firstBrandApd,
          remarks: '',
          special_instructions: '',
          fullname: first.fullName,
          email: first.email,
          reapprove_notification: '0',
        },
      },
    ]);
  });
  await test.step('The next one comes by itself', async () => {
    await expect(heading(page, second)).toBeVisible();
    await expect(review(page).getByText('1 of 136')).toBeVisible();
    await button(page, 'Next case').click();
    await expect(heading(page, third)).toBeVisible();
  });
  await test.step('A refusal is told, and the case stays', async () => {
    await world.breaks('saveDecision', { example: 'unknown' });
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
    await toastShown(page, 'Application does not exist.');
    await expect(heading(page, third)).toBeVisible();
    await expect(button(page, 'Approve')).toBeEnabled();
    expect((await world.asked('saveDecision')).map(({ status }) => status)).toEqual([200, 200]);
  });
  await test.step('The list has one less', async () => {
    await closeFromFooter(page);
    await expect(page.getByText('Total 136 items')).toBeVisible();
    await expect(row(page, second)).toBeVisible();
    await expect(row(page, first)).toBeHidden();
  });
  await test.step('And the history one more', async () => {
    await page.getByRole('tab', { name: 'Approval History' }).click();
    await expect(row(page, first)).toContainText(people.firstBrandApd);
    await expect(row(page, first)).toContainText('Approved');
  });
});

test('a reviewer disapproves, with reasons', async ({ page, enterAs, world }) => {
  const { third, fourth } = pending;
  const all = seedRemarks();
  const active = all.filter(({ status }) => status === 'A').map(({ remarks }) => remarks);
  const chosen = all.filter(({ remarks }) => [EMPLOYEE_ID, BLURRED_ID].includes(remarks));
  await enterAs(people.firstBrandApd, caseAt(third));
  const remarks = disapproval(page).getByRole('checkbox');

  await test.step('The remarks in use are offered, those that fit first, none of them chosen', async () => {
    await expect(review(page).getByRole('cell', { name: 'Differs' })).toHaveCount(1);
    await button(page, 'Disapprove').click();
    await expect(remarks).toHaveCount(active.length);
    const offered = await disapproval(page)
      .locator('label')
      .filter({ has: page.getByRole('checkbox') })
      .allInnerTexts();
    expect(offered[0]).toMatch(new RegExp(`^${EMPLOYEE_ID}\\s*Suggested`));
    // Below each of them is what it tells the member to do.
    const firstLine = (text: string) => text.split('\n')[0];
    expect(offered.slice(1).map(firstLine)).toEqual(active.filter((text) => text !== EMPLOYEE_ID));
    await expect(
      disapproval(page).getByText('Please ask your HR for the employee ID they enrolled you with.'),
    ).toBeVisible();
    await expect(disapproval(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
  await test.step('One is required', async () => {
    await additional(page).fill('Only words.');
    await disapprove(page);
    await expect(disapproval(page).getByRole('alert')).toHaveText('Required!');
    await expect(question(page, DISAPPROVAL)).toBeHidden();
  });
  await test.step('The server is told, and the next case comes with nothing chosen', async () => {
    for (const text of [BLURRED_ID, EMPLOYEE_ID]) await remark(page, text).check({ force: true });
    await additional(page).fill('Please call us. Ñ & <b>');
    await disapprove(page);
    await answer(page, DISAPPROVAL, 'Disapprove');
    await toastShown(page, 'Application Successfully Disapproved!');
    expect(await decisions(world)).toEqual([
      {
        Value: {
          memberid: third.recordid,
          status: 'D',
          approved_by: people.firstBrandApd,
          remarks: [...chosen.map(({ remarks: text }) => text), 'Please call us. Ñ & <b>'].join('\n'),
          special_instructions: chosen.map(({ special_instructions }) => special_instructions).join('\n'),
          fullname: third.fullName,
          email: third.email,
          reapprove_notification: '1',
        },
      },
    ]);
    await expect(heading(page, fourth)).toBeVisible();
    await button(page, 'Disapprove').click();
    await expect(additional(page)).toHaveValue('');
    await expect(disapproval(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
});

test('a disapproved application is reapproved', async ({ page, enterAs, world }) => {
  const { forReapproval, approvedToday, disapprovedForGood } = decided;
  await enterAs(people.firstBrandApd, caseAt(approvedToday, 'history'));
  for (const closed of [approvedToday, disapprovedForGood]) {
    await follow(page, caseAt(closed, 'history'));
    await expect(heading(page, closed)).toBeVisible();
    await expect(review(page).getByRole('button', { name: /approve$/i })).toHaveCount(0);
  }
  await test.step('After a confirmation the server is told', async () => {
    await follow(page, caseAt(forReapproval, 'history'));
    await button(page, 'Reapprove').click();
    await expect(question(page, REAPPROVAL)).toContainText(forReapproval.fullName);
    await answer(page, REAPPROVAL, 'Reapprove');
    await toastShown(page, 'Application Successfully Reapproved!');
    const { recordid, email, fullName } = forReapproval;
    expect(await world.bodies('reapproveRegistration')).toEqual([
      { Value: { memberid: recordid, email, fullname: fullName } },
    ]);
  });
  await test.step('The case stays open, and a key continues from there', async () => {
    await expect(heading(page, forReapproval)).toBeVisible();
    const head = review(page).locator('header');
    await expect(head).toContainText(`Reapprovedby ${people.firstBrandApd} at ${day(0)}`);
    await expect(head).toContainText(/Disapprovedby \S+@\S+ at .*Disapproval Remarks/);
    await expect(button(page, 'Reapprove')).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(heading(page, forReapproval)).toBeHidden();
    await expect(review(page)).toBeVisible();
  });
  await test.step('It moves from one history to the other', async () => {
    await closeFromFooter(page);
    await page.getByLabel('Search', { exact: true }).fill(forReapproval.accountno);
    await expect(page.getByText('No matches')).toBeVisible();
    await page.getByRole('tab', { name: 'Reapproved History' }).click();
    await expect(row(page, forReapproval)).toContainText('Reapproved');
  });
});

test('the next case is of the same filter', ONLY_CONSOLE, async ({ page, enterAs }) => {
  const approve = async () => {
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
  };
  await test.step('At the end of a page the first of the next one moves up', async () => {
    await enterAs(people.firstBrandApd, `${caseAt(pending.fifth)}&rows=5`);
    await expect(review(page).getByText('5 of 137')).toBeVisible();
    await approve();
    await expect(heading(page, pending.matching)).toBeVisible();
    await expect(review(page).getByText('5 of 136')).toBeVisible();
  });
  await test.step('A filter is kept, and the last of it closes the case', async () => {
    const { first, third } = pending;
    await follow(page, `${caseAt(pending.second)}&counterFrom=${first.counter}&counterTo=${third.counter}`);
    await expect(review(page).getByText('2 of 3')).toBeVisible();
    await approve();
    await expect(heading(page, third)).toBeVisible();
    await expect(review(page).getByText('2 of 2')).toBeVisible();
    await approve();
    await expect(review(page)).toBeHidden();
    await expect(page.getByText('Total 1 items')).toBeVisible();
    await expect(row(page, first)).toBeVisible();
  });
});

test(
  'after being signed out, signing in leads back to the case',
  ONLY_CONSOLE,
  async ({ page, enterAs, signIn, world }) => {
    await enterAs(people.firstBrandApd, caseAt(pending.second));
    await expect(heading(page, pending.second)).toBeVisible();
    // Waits for calls that are under way, because one of them would notice the expired session too early: the check of
    // the device, this person's decisions of today, and the pictures of this case and the next one.
    await expect(decidedToday(page)).toHaveText(/: \d+$/);
    const requestCounts = async () => [(await world.deviceChecks()).length, (await world.asked('getImage')).length];
    await expect.poll(requestCounts).toEqual([1, 4]);
    await world.advance(9 * 60);
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
    await expect(page.getByText('Your session has ended. Sign in again to continue where you left off.')).toBeVisible();
    await expect(page.locator('.bp6-toast'), 'no name of a member').toHaveCount(0);
    await signIn(people.firstBrandApd);
    await expect(heading(page, pending.second)).toBeVisible();
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
    await expect(heading(page, pending.third)).toBeVisible();
    expect((await world.asked('saveDecision')).map(({ status }) => status)).toEqual([401, 200]);
  },
);
