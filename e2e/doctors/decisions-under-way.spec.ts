// Decisions whose call is under way, whose answer is lost, or that a colleague made first: each is made once.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { expect, people, question, test, toast, toastShown, UNREACHABLE } from '../fixtures';
import {
  APPROVAL,
  additional,
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
  fillBank,
  follow,
  heading,
  remark,
  review,
  row,
  savedDetails,
  swiftCode,
} from './desk';

const { first, second, third, fifth, secretary, secretaryOfSix } = fixtures.pending;
const APPROVED = 'Application Successfully Approved!';
const BLURRED = 'Licence picture is blurred';

/** Expects the message about a case that a colleague has decided: the person, the decision, by whom and when. */
const tooLate = (page: Page, { fullName }: { fullName: string }, became: string, by: string) =>
  toastShown(page, `${fullName} was ${became} by ${by} at `, 'warning');

test('double clicks and repeated keys send everything once', async ({ page, enterAs, world }) => {
  await enterAs(people.doctorsDepartment, caseAt(first));
  await test.step('A double click on the confirmation', async () => {
    await world.holds('decideDoctorApplication');
    await button(page, 'Approve').click();
    await question(page, APPROVAL).getByRole('button', { name: 'Confirm' }).dblclick();
    await expect(button(page, 'Disapprove')).toBeDisabled();
    await test.step('Until the server has answered, the case cannot be left', async () => {
      await page.keyboard.press('Escape');
      await expect(button(page, 'Next case')).toBeDisabled();
      await expect(heading(page, first)).toBeVisible();
    });
    await world.mends('decideDoctorApplication');
    await expect(bank(page)).toBeVisible();
    expect(await decisions(world)).toHaveLength(1);
  });
  await test.step('And on the button that saves the bank details', async () => {
    await world.holds('saveDoctorBankDetails');
    await fillBank(page, '001234567890', 'BOPIPHMM');
    await bankButton(page, 'Save').dblclick();
    await swiftCode(page).press('Enter');
    await expect(bankButton(page, 'Later')).toBeDisabled();
    await world.mends('saveDoctorBankDetails');
    await expect(heading(page, second)).toBeVisible();
    expect(await savedDetails(world)).toHaveLength(1);
  });
  await test.step('Ctrl+Enter, twice', async () => {
    await world.holds('decideDoctorApplication');
    await button(page, 'Disapprove').click();
    await remark(page, BLURRED).check({ force: true });
    await additional(page).press('Control+Enter');
    await expect(question(page, DISAPPROVAL).getByRole('button', { name: 'Confirm' })).toBeFocused();
    for (const key of ['Control+Enter', 'Control+Enter']) await page.keyboard.press(key);
    await world.mends('decideDoctorApplication');
    await expect(heading(page, third)).toBeVisible();
    expect(await decisions(world)).toHaveLength(2);
  });
  await test.step('Back at the list meanwhile, there is no question about the doctor who is not shown', async () => {
    await review(page).getByText('Close', { exact: true }).click();
    await row(page, third).click();
    await world.holds('decideDoctorApplication');
    await approve(page);
    await expect(button(page, 'Disapprove')).toBeDisabled();
    await page.goBack();
    await row(page, fifth).click();
    await world.mends('decideDoctorApplication');
    await toastShown(page, APPROVED);
    await expect(heading(page, fifth)).toBeVisible();
    await expect(bank(page)).toHaveCount(0);
  });
  await test.step('The history tells that the doctor lacks bank details', async () => {
    await follow(page, './docdashboard?tab=history&bank=missing');
    await expect(row(page, third)).toContainText(people.doctorsDepartment);
  });
});

test('after a lost answer the console looks up the approval, and asks for the bank details', async ({
  page,
  enterAs,
  world,
}) => {
  await enterAs(people.doctorsDepartment, caseAt(first));
  await world.breaks('decideDoctorApplication', { lost: true });
  await test.step('The approval was saved, but the answer was lost', async () => {
    await approve(page);
    await toastShown(page, APPROVED);
    await expect(bank(page)).toContainText(first.fullName);
    await fillBank(page, '001234567890', 'BOPIPHMM');
    await bankButton(page, 'Save').click();
    await expect(heading(page, second)).toBeVisible();
    expect(await decisions(world)).toHaveLength(1);
    expect(await savedDetails(world)).toMatchObject([{ Value: { drcode: first.drCode } }]);
  });
  await test.step('While the state is unknown, it is not sent again', async () => {
    await expect(button(page, 'Approve')).toBeEnabled();
    await world.breaks('searchDoctors', { drop: true });
    for (const _time of ['the first', 'the second']) {
      await approve(page);
      await expect(review(page).getByRole('alert')).toHaveText(UNREACHABLE);
      await expect(button(page, 'Approve')).toBeEnabled();
      await expect(bank(page)).toHaveCount(0);
      expect(await decisions(world)).toHaveLength(2);
    }
  });
  await test.step('When the server can be asked again, its state counts', async () => {
    await world.mends('searchDoctors');
    await approve(page);
    await expect(bank(page)).toContainText(second.fullName);
    expect(await decisions(world)).toHaveLength(2);
    await bankButton(page, 'Later').click();
    await expect(heading(page, third)).toBeVisible();
  });
  await test.step('A disapproval', async () => {
    await disapprove(page, BLURRED);
    await toastShown(page, 'Application Successfully Disapproved!');
    await expect(heading(page, third)).toBeHidden();
    expect(await decisions(world)).toHaveLength(3);
  });
  await test.step('One that was not saved is sent again when the reviewer says so', async () => {
    await follow(page, caseAt(secretary));
    await expect(heading(page, secretary)).toBeVisible();
    await world.breaks('decideDoctorApplication', { drop: true });
    await approve(page);
    await expect(review(page).getByRole('alert')).toHaveText(UNREACHABLE);
    await world.mends('decideDoctorApplication');
    await approve(page);
    await toastShown(page, APPROVED);
    await expect(heading(page, secretaryOfSix)).toBeVisible();
    const statuses = (await world.asked('decideDoctorApplication')).map(({ status }) => status);
    expect(statuses.slice(3)).toEqual(['dropped', 200]);
  });
});

test('two reviewers walk one queue', async ({ page, elsewhere, enterAs, world }) => {
  await test.step('Both have the first one open', async () => {
    await enterAs(people.doctorsDepartment, caseAt(first));
    await enterAs(people.secondBrandDoctors, caseAt(first), { page: elsewhere });
    for (const reviewer of [page, elsewhere]) await expect(button(reviewer, 'Approve')).toBeEnabled();
  });
  await test.step('Ramon approves it; Vicente is told so, gets the next one, and no bank details to fill in', async () => {
    await approve(page);
    await expect(bank(page)).toBeVisible();
    await approve(elsewhere);
    await tooLate(elsewhere, first, 'approved', people.doctorsDepartment);
    await expect(heading(elsewhere, second)).toBeVisible();
    await expect(bank(elsewhere)).toHaveCount(0);
    await expect(toast(elsewhere, 'Successfully')).toHaveCount(0);
  });
  await test.step('Vicente disapproves that; Ramon, who comes from the bank details, is told when he decides', async () => {
    await disapprove(elsewhere, BLURRED);
    await expect(heading(elsewhere, third)).toBeVisible();
    await expect(bankAccount(page)).toBeVisible();
    await bankButton(page, 'Later').click();
    await expect(heading(page, second)).toBeVisible();
    await disapprove(page, BLURRED);
    await tooLate(page, second, 'disapproved', people.secondBrandDoctors);
    await expect(heading(page, third)).toBeVisible();
    await expect(disapproval(page)).toHaveCount(0);
  });
  expect(await world.asked('decideDoctorApplication')).toHaveLength(4);
});

test.describe('the scenario doctor-decided-elsewhere', () => {
  test.use({ scenario: 'doctor-decided-elsewhere' });

  test('names the colleague who was faster, and goes on with the next case', async ({ page, enterAs, world }) => {
    await enterAs(people.doctorsDepartment, caseAt(first));
    await disapprove(page, BLURRED);
    await tooLate(page, first, 'approved', people.doctorsColleague);
    await expect(heading(page, second)).toBeVisible();
    await expect(disapproval(page)).toHaveCount(0);
    await expect(review(page).getByText('1 of 89', { exact: true })).toBeVisible();
    expect(await decisions(world)).toHaveLength(1);
  });
});

test.describe('an unusable answer', () => {
  test.use({ brokenOnPurpose: /stoplight\.io\/prism\/errors|not in the contract/ });

  test('may mean success: the state is looked up and shown', async ({ page, enterAs, world }) => {
    await enterAs(people.doctorsDepartment, caseAt(secretary));
    for (const body of ['"{}"', '"[]"', '{}', '[]']) {
      await test.step(`Answered ${body}`, async () => {
        const contentType = body.startsWith('"') ? 'text/plain' : 'application/json';
        await world.breaks('decideDoctorApplication', { body, contentType });
        await approve(page);
        await expect(review(page).getByRole('alert')).toHaveText(
          "We can't read the server's answer. It may have been recorded. Looked up again, it stands as Waiting.",
        );
      });
    }
    await test.step('If it was saved nevertheless, the next case comes', async () => {
      await world.breaks('decideDoctorApplication', { lost: true });
      await approve(page);
      await toastShown(page, APPROVED);
      await expect(heading(page, secretaryOfSix)).toBeVisible();
    });
  });
});

test('a doctor who is approved while the case was left and opened again gets the step of the bank details', async ({
  page,
  enterAs,
  world,
}) => {
  await enterAs(people.doctorsDepartment, './docdashboard');
  await row(page, first).click();
  await expect(button(page, 'Approve')).toBeEnabled();
  await world.holds('decideDoctorApplication');
  await approve(page);
  await expect(button(page, 'Disapprove')).toBeDisabled();
  await page.goBack();
  await expect(review(page)).toBeHidden();
  await row(page, first).click();
  await expect(heading(page, first)).toBeVisible();
  await world.mends('decideDoctorApplication');
  await expect(bank(page)).toBeVisible();
  await bankButton(page, 'Later').click();
  await expect(heading(page, second)).toBeVisible();
  expect(await decisions(world)).toHaveLength(1);
});
