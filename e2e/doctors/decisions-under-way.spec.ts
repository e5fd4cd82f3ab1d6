import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { expect, people, test, toast, toastShown, total, UNREACHABLE } from '../fixtures';
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
  savedDetails,
  swiftCode,
} from './desk';

const { first, second, third, fifth } = fixtures.pending;
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
  await test.step('A double click on the button that saves them', async () => {
    await approve(page);
    await expect(bank(page)).toBeVisible();
    await world.holds('saveDoctorBankDetails');
    await fillBank(page, '001234567890', 'BOPIPHMM');
    await bankButton(page, 'Save').dblclick();
    await swiftCode(page).press('Enter');
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
    expect(await decisions(world)).toHaveLength(2);
  });
  await test.step('Another case is open by then: they are not, and the history tells that they are missing', async () => {
    await leaveWhileApproving();
    await row(page, fifth).click();
    await world.repairs('decideDoctorApplication');
    await toastShown(page, APPROVED);
    await expect(heading(page, fifth)).toBeVisible();
    await expect(bank(page)).toHaveCount(0);
    await follow(page, './docdashboard?tab=history&bank=missing');
    await expect(row(page, third)).toContainText(people.doctorsDepartment);
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

test.describe('an approval without a clear answer', () => {
  test.use({ brokenOnPurpose: /stoplight\.io\/prism\/errors|not in the contract/ });

  test('is followed by the bank details only once it is known to be made', async ({ page, enterAs, world }) => {
    await enterAs(people.doctorsDepartment, caseAt(first));
    for (const [what, fault, message] of [
      [
        'A server error',
        { status: 500 },
        'Internal Server Error. The decision was not recorded: looked up again, it stands as Waiting. Please try again.',
      ],
      ['A refusal', { example: 'unknown' }, 'Application does not exist.'],
      [
        'An unusable answer',
        { body: '"{}"', contentType: 'text/plain' },
        "We can't read the server's answer. It may have been recorded. Looked up again, it stands as Waiting.",
      ],
    ] as const) {
      await test.step(what, async () => {
        await world.breaks('decideDoctorApplication', fault);
        await approve(page);
        await expect(review(page).getByRole('alert').or(toast(page, message))).toContainText(message);
        await expect(heading(page, first)).toBeVisible();
        await expect(bank(page)).toHaveCount(0);
      });
    }
    await test.step('The approval was saved, but the answer was lost', async () => {
      await world.breaks('decideDoctorApplication', { lost: true });
      await approve(page);
      await toastShown(page, APPROVED);
      await expect(bank(page)).toContainText(first.fullName);
      await fillBank(page, '001234567890', 'BOPIPHMM');
      await bankButton(page, 'Save').click();
      await expect(heading(page, second)).toBeVisible();
      expect(await savedDetails(world)).toMatchObject([{ Value: { drcode: first.drCode } }]);
    });
    await test.step('While its state is unknown, it is neither sent again nor followed by them', async () => {
      await world.breaks('searchDoctors', { drop: true });
      const sent = (await decisions(world)).length;
      for (const _time of ['the first', 'the second']) {
        await approve(page);
        await expect(review(page).getByRole('alert')).toHaveText(UNREACHABLE);
        await expect(button(page, 'Approve')).toBeEnabled();
        await expect(bank(page)).toHaveCount(0);
        expect(await decisions(world)).toHaveLength(sent + 1);
      }
      await world.repairs('searchDoctors');
      await approve(page);
      await expect(bank(page)).toContainText(second.fullName);
      expect(await decisions(world)).toHaveLength(sent + 1);
    });
  });
});

test.describe('the scenario doctor-decided-elsewhere', () => {
  test.use({ scenario: 'doctor-decided-elsewhere' });

  test('names the colleague who was faster, and asks for no bank details', async ({ page, enterAs, world }) => {
    await enterAs(people.doctorsDepartment, caseAt(first));
    await approve(page);
    await toastShown(page, `${first.fullName} was approved by ${people.doctorsColleague} at `, 'warning');
    await expect(heading(page, second)).toBeVisible();
    await expect(bank(page)).toHaveCount(0);
    expect(await decisions(world)).toHaveLength(1);
  });
});
