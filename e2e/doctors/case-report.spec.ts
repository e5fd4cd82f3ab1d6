// The PDF report of one application, read back: the submitted data, the pictures, the decision, and who made it.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { day, expect, people, test } from '../fixtures';
import { pdfIn, savedBy, withoutSpaces } from '../helpers/files';
import { button, caseAt, factsOf, follow, heading, review, view } from './desk';

const { pending } = fixtures;
const REPORT = 'Case Report';

const reportByButton = async (page: Page) => {
  await expect(button(page, REPORT)).toBeEnabled();
  return savedBy(page, () => button(page, REPORT).click());
};

test('the report of a case has everything that its dialog shows, the pictures that could be loaded, and a secretary’s doctors', async ({
  page,
  enterAs,
  world,
}) => {
  const { first } = pending;
  await world.breaks('getDoctorImage', { status: 500 });
  await enterAs(people.doctorsDepartment, caseAt(first));
  await expect(heading(page, first)).toBeFocused();
  await test.step('A picture that could not be loaded is reported as such', async () => {
    const report = await pdfIn(await reportByButton(page));
    expect(report.text.split(withoutSpaces('Could not be loaded'))).toHaveLength(3);
    expect(report.pictures).toBe(0);
  });
  await world.repairs('getDoctorImage');
  for (const name of ['Selfie', 'PRC ID']) {
    await page.getByRole('button', { name: `Try again: ${name}` }).click();
    await expect(view(page, name)).toBeVisible();
  }
  await expect(button(page, REPORT)).toBeEnabled();
  const file = await savedBy(page, () => page.keyboard.press('c'));
  expect(file.name).toBe(`Doctor Application ${first.counter} ${first.fullName}.pdf`);
  const { text, pictures, sizes } = await pdfIn(file);
  expect(new Set(sizes.map(String))).toEqual(new Set(['595,842']));
  expect(text).toContain(withoutSpaces(`Doctor Application · ${first.incrementalId}`, first.fullName, 'Waiting'));
  expect(text).toContain(withoutSpaces(`Counter ${first.counter} · Doctor`));
  for (const name of ['Compare with the licence', 'Application', 'Bank account details']) {
    const facts = await factsOf(review(page).getByRole('region', { name, exact: true }));
    expect(text).toContain(withoutSpaces(name));
    expect(Object.keys(facts).length).toBeGreaterThan(1);
    for (const fact of Object.entries(facts).flat()) expect(text).toContain(withoutSpaces(fact));
  }
  expect(text).toContain(withoutSpaces(`Created by ${people.doctorsDepartment} at ${day(0)}`));
  expect(pictures).toBe(2);
  expect(text).not.toContain(withoutSpaces('Not submitted'));
  await test.step('For a secretary it lists the doctors', async () => {
    await follow(page, caseAt(pending.secretaryOfSix));
    await expect(heading(page, pending.secretaryOfSix)).toBeVisible();
    const doctors = review(page).getByRole('listitem').filter({ hasText: 'DR' });
    await expect(doctors).toHaveCount(6);
    const ofSecretary = await pdfIn(await reportByButton(page));
    expect(ofSecretary.text).toContain(withoutSpaces('Selected doctors', ...(await doctors.allInnerTexts())));
    expect(ofSecretary.text).not.toContain(withoutSpaces('Bank account details'));
  });
});
