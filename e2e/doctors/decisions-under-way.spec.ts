import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { expect, people, question, test, toastShown, total } from '../fixtures';
import {
  approve,
  bank,
  bankButton,
  button,
  caseAt,
  decisions,
  fillBank,
  follow,
  heading,
  review,
  row,
  saveBank,
  savedDetails,
  swiftCode,
} from './desk';

const { first, second, third, fourth, fifth } = fixtures.pending;
const APPROVED = 'Application Successfully Approved!';

test('bank details are sent once, and asked for only where the doctor is shown', async ({ page, enterAs, world }) => {
  const leaveWhileApproving = async () => {
    await expect(button(page, 'Approve')).toBeEnabled();
    await world.holds('decideDoctorApplication');
    await approve(page);
    await expect(button(page, 'Disapprove')).toBeDisabled();
    await page.goBack();
    await expect(review(page)).toBeHidden();
  };
  await enterAs(people.doctorsDepartment, './docdashboard');
  await row(page, first).click();
  await test.step('Not after an approval that is refused', async () => {
    await world.breaks('decideDoctorApplication', { example: 'unknown' });
    await approve(page);
    await toastShown(page, 'Application does not exist.');
    await expect(heading(page, first)).toBeVisible();
    await expect(bank(page)).toHaveCount(0);
    await world.repairs('decideDoctorApplication');
  });
  await test.step('A double click on the button that saves them', async () => {
    await approve(page);
    await expect(bank(page)).toBeVisible();
    await world.holds('saveDoctorBankDetails');
    await fillBank(page, '001234567890', 'BOPIPHMM');
    await swiftCode(page).press('Enter');
    await question(page, /^Pay .+ to 0012 3456 7890\?$/)
      .getByRole('button', { name: 'Save', exact: true })
      .dblclick();
    await expect(bankButton(page, 'Later')).toBeDisabled();
    await world.repairs('saveDoctorBankDetails');
    await expect(heading(page, second)).toBeVisible();
    expect(await savedDetails(world)).toHaveLength(1);
  });
  await test.step('The case was left and opened again while it was approved: they are asked for', async () => {
    await leaveWhileApproving();
    await row(page, second).click();
    await expect(heading(page, second)).toBeVisible();
    await world.repairs('decideDoctorApplication');
    await expect(bank(page)).toBeVisible();
    await bankButton(page, 'Later').click();
    await expect(heading(page, third)).toBeVisible();
    expect(await decisions(world)).toHaveLength(3);
  });
  await test.step('The approval was saved, but the answer was lost', async () => {
    await world.breaks('decideDoctorApplication', { lost: true });
    await approve(page);
    await toastShown(page, APPROVED);
    await expect(bank(page)).toContainText(third.fullName);
    await saveBank(page, '001234567890', 'BOPIPHMM');
    await expect(heading(page, fourth)).toBeVisible();
    expect((await savedDetails(world)).at(-1)).toMatchObject({ Value: { drcode: third.drCode } });
    await world.repairs('decideDoctorApplication');
  });
  await test.step('Back in the middle of an approval leads to the list without the doctor', async () => {
    await follow(page, './docdashboard');
    await row(page, fifth).click();
    await approve(page);
    await expect(bank(page)).toBeVisible();
    await page.goBack();
    await expect(bank(page)).toHaveCount(0);
    await expect(review(page)).toHaveCount(0);
    await total(page, 86);
    await expect(row(page, fifth)).toHaveCount(0);
  });
});

test.describe('the scenario doctor-decided-elsewhere', () => {
  test.use({ scenario: 'doctor-decided-elsewhere' });

  test('names the colleague who was faster, and asks for no bank details', async ({ page, enterAs, world }) => {
    await enterAs(people.doctorsDepartment, caseAt(first));
    await approve(page);
    await toastShown(page, `${first.fullName} was already approved by ${people.doctorsColleague} at `, 'warning');
    await expect(heading(page, second)).toBeVisible();
    await expect(bank(page)).toHaveCount(0);
    expect(await decisions(world)).toHaveLength(1);
  });
});
