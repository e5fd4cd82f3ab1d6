// The PDF report of a waiting registration, read back: the comparison, the pictures, and who made it.
import type { Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { day, expect, follow, people, test } from '../../fixtures';
import { pdfIn, savedBy, withoutSpaces } from '../../helpers/files';
import { APPROVAL, answer, button, caseAt, factsOf, heading, review, row, tab, view } from '../desk';

const { pending } = fixtures;
const REPORT = 'Case Report';

const reportByButton = async (page: Page) => {
  await expect(button(page, REPORT)).toBeEnabled();
  return savedBy(page, () => button(page, REPORT).click());
};

test('the report of a waiting registration has the differences in words, and what is missing', async ({
  page,
  world,
  enterAs,
}) => {
  const { differsInSeveral } = pending;
  await enterAs(people.firstBrandApd, caseAt(differsInSeveral));
  await expect(review(page).getByRole('cell', { name: 'Differs' })).toHaveCount(4);
  await expect(view(page, 'Government ID')).toBeVisible();
  const response = page.waitForResponse((response) => response.url().endsWith('/exports'));
  const file = await reportByButton(page);
  const { text, pictures, sizes } = await pdfIn(file);
  const title = file.name.slice(0, file.name.indexOf(differsInSeveral.counter)).trim();
  await test.step('The member, the state of the registration, and the author of the report', async () => {
    expect(file.name).toBe(`${title} ${differsInSeveral.counter} ${differsInSeveral.fullName}.pdf`);
    expect(new Set(sizes.map(String))).toEqual(new Set(['595,842']));
    expect(text).toContain(
      withoutSpaces(`${title} · ${differsInSeveral.incrementalId}`, differsInSeveral.fullName, 'Waiting'),
    );
    expect(text).toContain(withoutSpaces(`Counter ${differsInSeveral.counter} · Registration Attempts:`));
    expect(text).toContain(withoutSpaces(`Created by ${people.firstBrandApd} at ${day(0)}`));
    expect((await response).request().postDataJSON()).toEqual({
      title: `${title} ${differsInSeveral.incrementalId}`,
      rows: 1,
      format: 'pdf',
    });
  });
  await test.step('Differences are named, in the order of the screen', async () => {
    const lines = review(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') });
    await expect(lines).toHaveCount(10);
    const shown = await lines.evaluateAll((all) => all.map(({ textContent }) => textContent));
    expect(text).toContain(withoutSpaces(...shown));
    expect(text.split('Differs')).toHaveLength(5);
  });
  await test.step('The submitted data, and both pictures', async () => {
    const facts = await factsOf(review(page).getByRole('region', { name: 'Also submitted' }));
    for (const fact of Object.entries(facts).flat()) expect(text).toContain(withoutSpaces(fact));
    expect(pictures).toBe(2);
  });
  await test.step('Missing parts are reported', async () => {
    await follow(page, caseAt(pending.noFiles));
    await expect(review(page).getByText('No Uploaded Files Found!')).toBeVisible();
    const missing = await pdfIn(await reportByButton(page));
    expect(missing.text.split(withoutSpaces('Not submitted'))).toHaveLength(3);
    expect(missing.pictures).toBe(0);
  });
  await test.step('For a member whom the company does not know, it says so, and there is only the submitted data', async () => {
    await follow(page, caseAt(pending.unknownToCore));
    await expect(heading(page, pending.unknownToCore)).toBeVisible();
    const { text } = await pdfIn(await reportByButton(page));
    expect(text).toContain(withoutSpaces('Last Name', pending.unknownToCore.lastname));
    expect(text).toContain(withoutSpaces('Not loaded', 'Company record could not be loaded: Issue #KA101'));
    expect(text).not.toContain('Comparison');
  });
  await test.step('The reason for approving against differences is sent, and is in the report afterwards', async () => {
    await follow(page, caseAt(differsInSeveral));
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
    await expect(heading(page, differsInSeveral)).toBeHidden();
    const [request] = await world.asked('saveDecision');
    expect(request?.headers).toEqual(expect.objectContaining({ 'decision-reason': 'Confirmed by phone' }));
    await page.keyboard.press('Escape');
    await tab(page, 'Approval History').click();
    await row(page, differsInSeveral).click();
    const { text } = await pdfIn(await reportByButton(page));
    expect(text).toContain(withoutSpaces('Reason for the approval', 'Confirmed by phone'));
  });
  await test.step('While its pictures are loading there is no report', async () => {
    await world.holds('getImage');
    await follow(page, caseAt(pending.first));
    await expect(heading(page, pending.first)).toBeVisible();
    await expect(button(page, REPORT)).toBeDisabled();
    await world.repairs('getImage');
    const { text, pictures } = await pdfIn(await reportByButton(page));
    expect(text).toContain(withoutSpaces(pending.first.fullName));
    expect(pictures).toBe(2);
  });
});
