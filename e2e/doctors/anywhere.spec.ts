// A doctor's case: opened by its address, on a small screen, with a screen reader, and with unusual texts.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { fixtures as registrations } from '../../mocks/areas/kyc/fixtures';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  people,
  rows,
  heading as screenHeading,
  test,
  toastShown,
  total,
} from '../fixtures';
import {
  additional,
  approve,
  bank,
  bankAccount,
  bankButton,
  button,
  caseAt,
  disapproval,
  follow,
  heading,
  remark,
  review,
  row,
  tab,
  view,
} from './desk';

const { pending, decided } = fixtures;
const NOWHERE = 'There is no application at this address.';

const position = (page: Page, place: string) => review(page).getByText(place, { exact: true });
const closeFromFooter = (page: Page) => review(page).getByText('Close', { exact: true }).click();

test('a case has an address, which reload, back and a shared link understand', async ({ page, enterAs }) => {
  await test.step('A link into the middle of the list leads there, and a reload shows the same', async () => {
    await enterAs(people.doctorsDepartment, `./docdashboard?page=2&open=${pending.returning.incrementalId}`);
    await expect(heading(page, pending.returning)).toBeVisible();
    await expect(position(page, '13 of 90')).toBeVisible();
    await button(page, 'Next case').click();
    await expect(heading(page, pending.returningWithoutBank)).toBeVisible();
    await page.reload();
    await expect(heading(page, pending.returningWithoutBank)).toBeVisible();
    await expect(position(page, '14 of 90')).toBeVisible();
  });
  await test.step('Stepping beyond the end of a page turns the page of the list', async () => {
    await follow(page, `./docdashboard?rows=5&open=${pending.fifth.incrementalId}`);
    await expect(heading(page, pending.fifth)).toBeVisible();
    await button(page, 'Next case').click();
    await expect(heading(page, pending.matching)).toBeVisible();
    await closeFromFooter(page);
    await expect(page.getByText('Page 2 of 18')).toBeVisible();
  });
  await test.step('After several cases opened from the list, one Back closes the case', async () => {
    await follow(page, './docdashboard');
    await row(page, pending.first).click();
    await button(page, 'Next case').click();
    await expect(heading(page, pending.second)).toBeVisible();
    await page.goBack();
    await expect(review(page)).toBeHidden();
    await total(page, 90);
    await page.goForward();
    await expect(heading(page, pending.second)).toBeVisible();
  });
  await test.step('A link to a case of the other tab opens it alone, and says that it is decided', async () => {
    await page.goto(caseAt(decided.approvedLast));
    await expect(heading(page, decided.approvedLast)).toBeVisible();
    await expect(button(page, 'Next case')).toBeDisabled();
    for (const name of ['Disapprove', 'Approve']) {
      await expect(button(page, name)).toBeDisabled();
      await expect(button(page, name)).toHaveAccessibleDescription('The application is APPROVED already.');
    }
    await follow(page, caseAt(decided.unknownStatus));
    await expect(button(page, 'Approve')).toHaveAccessibleDescription('The application is decided already.');
    await follow(page, caseAt(pending.first, 'history'));
    await expect(heading(page, pending.first)).toBeVisible();
    await expect(button(page, 'Approve')).toHaveCount(0);
  });
  await test.step('So does a link to one that the filter hides', async () => {
    await follow(page, `${caseAt(pending.script)}#text=nobody`);
    await expect(heading(page, pending.script)).toBeVisible();
    await expect(button(page, 'Next case')).toBeDisabled();
    await expect(button(page, 'Approve')).toBeEnabled();
  });
  await test.step('An address that names nothing says so; so does one of the other desk', async () => {
    for (const open of ['DR2099999999', registrations.pending.first.incrementalId, encodeURIComponent('<b>😀')]) {
      await follow(page, `./docdashboard?open=${open}`);
      await toastShown(page, NOWHERE);
      await expect(page).not.toHaveURL(/open=/);
      await total(page, 90);
    }
  });
  await test.step('An address that means nothing shows the queue from its beginning', async () => {
    await page.goto('./docdashboard?page=-1&rows=7&tab=reapproved&date=2026-02-31&counterFrom=abc');
    for (const query of [
      '',
      'page=1.5&rows=1e1&sort=nothing',
      'tab=%F0%9F%98%80&bank=x',
      'counterFrom=0&counterTo=0',
    ]) {
      if (query) {
        await follow(page, './docdashboard?page=3');
        await expect(page.getByText('Page 3 of 9')).toBeVisible();
        await follow(page, `./docdashboard?${query}`);
      }
      await total(page, 90);
      await expect(tab(page, 'Pending Requests')).toHaveAttribute('aria-selected', 'true');
      await expect(rows(page).first()).toContainText(pending.first.fullName);
    }
  });
  await test.step('A page behind the last one shows the last one', async () => {
    await follow(page, './docdashboard?page=99&rows=20');
    await expect(page.getByText('Page 5 of 5')).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
  });
});

test('unusual texts are shown as plain text', async ({ page, enterAs }) => {
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  await enterAs(people.doctorsDepartment, caseAt(pending.formula));
  for (const odd of [pending.formula, pending.emoji, pending.script, pending.rightToLeft, pending.longName]) {
    await follow(page, caseAt(odd));
    await expect(heading(page, odd)).toBeVisible();
    await expect(view(page, 'PRC ID')).toBeVisible();
  }
  await test.step('However long it is, the buttons are in sight', async () => {
    await expectNoSidewaysScroll(page);
    for (const name of ['Disapprove', 'Approve']) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  });
  await test.step('A reviewer’s own text is as well, and is limited in length', async () => {
    await button(page, 'Disapprove').click();
    await additional(page).fill(`=1+1 <script>alert(2)</script> 😀${'ñ'.repeat(1000)}`);
    expect(await additional(page).inputValue()).toHaveLength(1000);
    await disapproval(page).getByRole('button', { name: 'Return' }).click();
    await approve(page);
    await bankAccount(page).fill('x'.repeat(250));
    await expect(bankAccount(page)).toHaveValue('x'.repeat(50));
  });
  expect(alerts).toBe(0);
});

test('the desk, a case and its dialogs are accessible and fit a phone', async ({ page, enterAs }) => {
  test.slow();
  const onPhone = async (isFitting: () => Promise<void>) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await isFitting();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  const everyButtonIsInReach = (dialog: ReturnType<typeof review>) =>
    onPhone(async () => {
      for (const each of await dialog.getByRole('button', { disabled: false }).all()) {
        await each.click({ trial: true });
        const box = await each.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      }
    });
  await enterAs(people.doctorsDepartment, './docdashboard');
  await expect(rows(page)).toHaveCount(10);
  await expectAccessible(page);
  await onPhone(() => expect(screenHeading(page, 'Doctors Portal')).toBeVisible());
  await tab(page, 'Approval History').click();
  await expect(page.getByText('approved doctors have no bank details.')).toBeVisible();
  await expectAccessible(page);
  await onPhone(() => expect(rows(page)).toHaveCount(10));
  await test.step('The case', async () => {
    await follow(page, caseAt(pending.returning));
    await expect(view(page, 'PRC ID')).toBeVisible();
    await expect(button(page, 'Approve')).toBeEnabled();
    await expectAccessible(page);
    await everyButtonIsInReach(review(page));
  });
  await test.step('Its disapproval, with messages for missing fields', async () => {
    await button(page, 'Disapprove').click();
    await expect(remark(page, 'Licence is expired')).toBeVisible();
    await disapproval(page).getByRole('button', { name: 'Disapprove', exact: true }).click();
    await expect(disapproval(page).getByText('Required!')).toBeVisible();
    await expectAccessible(page);
    await everyButtonIsInReach(disapproval(page));
    await disapproval(page).getByRole('button', { name: 'Return' }).click();
  });
  await test.step('The bank details, with error messages', async () => {
    await follow(page, caseAt(pending.first));
    await expect(heading(page, pending.first)).toBeVisible();
    await approve(page);
    await bankAccount(page).fill('1');
    await bankButton(page, 'Save').click();
    await expect(bank(page).getByRole('alert').first()).toBeVisible();
    await expectAccessible(page);
    await everyButtonIsInReach(bank(page));
  });
});
