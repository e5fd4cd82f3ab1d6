// The PDF report of one application, read back: the submitted data, the pictures, the decision, and who made it.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { day, expect, people, test } from '../fixtures';
import { pdfIn, savedBy, withoutSpaces } from '../helpers/files';
import { button, caseAt, factsOf, follow, frame, heading, review, view } from './desk';

const { pending, decided } = fixtures;
const REPORT = 'Case Report';

const reportByButton = async (page: Page) => {
  await expect(button(page, REPORT)).toBeEnabled();
  return savedBy(page, () => button(page, REPORT).click());
};
const madeBy = (email: string) => withoutSpaces(`Made by ${email} at ${day(0)}`);

test('the report of a waiting case has everything that its dialog shows, and the pictures that could be loaded', async ({
  page,
  enterAs,
  world,
}) => {
  const { first } = pending;
  await world.holds('getDoctorImage', { status: 500 });
  await enterAs(people.doctorsDepartment, caseAt(first));
  await expect(heading(page, first)).toBeFocused();
  await test.step('While its pictures are loading, there is no report, not even by its key', async () => {
    await expect(button(page, REPORT)).toBeDisabled();
    const files: unknown[] = [];
    page.on('download', (download) => files.push(download));
    await page.keyboard.press('c');
    await world.breaks('getDoctorImage', { status: 500 });
    await expect(button(page, REPORT)).toBeEnabled();
    expect(files).toEqual([]);
  });
  await test.step('A picture that could not be loaded is reported as such', async () => {
    const report = await pdfIn(await reportByButton(page));
    expect(report.text.split(withoutSpaces('Could not be loaded'))).toHaveLength(3);
    expect(report.pictures).toBe(0);
  });
  await world.mends('getDoctorImage');
  for (const name of ['Selfie', 'PRC ID']) {
    await page.getByRole('button', { name: `Try again: ${name}` }).click();
    await expect(view(page, name)).toBeVisible();
  }
  await expect(button(page, REPORT)).toBeEnabled();
  const response = page.waitForResponse((response) => response.url().endsWith('/exports'));
  const file = await savedBy(page, () => page.keyboard.press('c'));
  expect(file.name).toBe(`Doctor Application ${first.counter} ${first.fullName}.pdf`);
  const { text, pictures, sizes } = await pdfIn(file);
  expect(new Set(sizes.map(String))).toEqual(new Set(['595,842']));
  expect(text).toContain(withoutSpaces(`Doctor Application · ${first.incrementalId}`, first.fullName, 'Waiting'));
  expect(text).toContain(withoutSpaces(`Counter ${first.counter} · Doctor`));
  for (const name of ['To compare with the licence', 'Application', 'Bank account details']) {
    const facts = await factsOf(review(page).getByRole('region', { name, exact: true }));
    expect(text).toContain(withoutSpaces(name));
    expect(Object.keys(facts).length).toBeGreaterThan(1);
    for (const fact of Object.entries(facts).flat()) expect(text).toContain(withoutSpaces(fact));
  }
  expect(text).toContain(madeBy(people.doctorsDepartment));
  expect(pictures).toBe(2);
  expect(text).not.toContain(withoutSpaces('Not submitted'));
  await test.step('The audit log records which case was exported', async () => {
    expect((await response).request().postDataJSON()).toEqual({
      title: `Doctor Application ${first.incrementalId}`,
      rows: 1,
      format: 'pdf',
    });
  });
});

test('the report of a disapproved case says by whom, when and why, what was not submitted, and a secretary’s doctors', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.secondBrandDoctors, caseAt(decided.disapprovedLast, 'history'));
  await expect(heading(page, decided.disapprovedLast)).toBeVisible();
  const remarks = await factsOf(review(page).locator('header'));
  const { text } = await pdfIn(await reportByButton(page));
  expect(text).toMatch(/DISAPPROVEDby\S+@\S+at\d\d\/\d\d\/\d{4}/);
  expect(text).toContain(withoutSpaces('Disapproval Remarks', remarks['Disapproval Remarks'] ?? 'none'));
  expect(text).toContain(madeBy(people.secondBrandDoctors));
  await test.step('No selfie', async () => {
    await follow(page, caseAt(pending.noSelfie));
    await expect(heading(page, pending.noSelfie)).toBeVisible();
    await expect(frame(page, 'Selfie').getByText('Not submitted')).toBeVisible();
    const report = await pdfIn(await reportByButton(page));
    expect(report.text.split(withoutSpaces('Not submitted'))).toHaveLength(2);
    expect(report.pictures).toBe(1);
  });
  await test.step('None at all', async () => {
    await follow(page, caseAt(pending.noFiles));
    await expect(review(page).getByText('No Uploaded Files Found!')).toBeVisible();
    const report = await pdfIn(await reportByButton(page));
    expect(report.text.split(withoutSpaces('Not submitted'))).toHaveLength(3);
    expect(report.pictures).toBe(0);
  });
  await test.step('For a secretary it lists the doctors', async () => {
    await follow(page, caseAt(pending.secretaryOfSix));
    await expect(heading(page, pending.secretaryOfSix)).toBeVisible();
    const doctors = review(page).getByRole('listitem').filter({ hasText: 'DR' });
    await expect(doctors).toHaveCount(6);
    const report = await pdfIn(await reportByButton(page));
    expect(report.text).toContain(withoutSpaces('Selected doctors', ...(await doctors.allInnerTexts())));
    expect(report.text).not.toContain(withoutSpaces('Bank account details'));
  });
  await test.step('Odd names are written as they are', async () => {
    for (const odd of [pending.formula, pending.accents]) {
      await follow(page, caseAt(odd));
      await expect(heading(page, odd)).toBeVisible();
      expect((await pdfIn(await reportByButton(page))).text).toContain(withoutSpaces(odd.fullName));
    }
  });
  await test.step('Characters that are not allowed in a file name are left out', async () => {
    await follow(page, caseAt(pending.script));
    await expect(heading(page, pending.script)).toBeVisible();
    const { name } = await reportByButton(page);
    expect(name).toMatch(/^Doctor Application \d{6} [^<>/]*script[^<>/]*\.pdf$/);
  });
});
