// Reviewing members by keyboard alone, and keys that must have no effect.
import type { Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { expect, people, question, tabTo, test, toastShown } from '../../fixtures';
import { APPROVAL, button, caseAt, DISAPPROVAL, disapproval, heading, review, row } from '../desk';

const { first, second, third } = fixtures.pending;

const keySheet = (page: Page) => page.getByRole('dialog', { name: 'Help' }).getByRole('region', { name: 'Keys' });
const picture = (page: Page, name: RegExp) => review(page).getByRole('application', { name });
const zoomOf = (page: Page, name: string) => review(page).getByRole('status', { name: `Zoom of ${name}` });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('a whole review without a mouse', async ({ page, enterAs, world }) => {
  await enterAs(people.firstBrandApd, './');
  await expect(row(page, first)).toBeVisible();
  await test.step('From the list into a case and back', async () => {
    await tabTo(page, row(page, first));
    await press(page, 'ArrowDown');
    await expect(row(page, second)).toBeFocused();
    await press(page, 'Enter');
    await expect(heading(page, second)).toBeFocused();
    await press(page, 'Escape');
    await expect(review(page)).toBeHidden();
    await expect(row(page, second)).toBeFocused();
    await press(page, 'ArrowUp', 'Enter');
    await expect(heading(page, first)).toBeFocused();
  });
  await test.step('Looking at the pictures', async () => {
    await expect(picture(page, /^Selfie, /)).toBeVisible();
    await expect(picture(page, /^Government ID, /)).toBeVisible();
    const fitted = await zoomOf(page, 'Selfie').innerText();
    await press(page, '1');
    await expect(zoomOf(page, 'Selfie')).toHaveText('100 %');
    await press(page, '+');
    await expect(zoomOf(page, 'Selfie')).toHaveText('125 %');
    await press(page, '-', '-');
    await expect(zoomOf(page, 'Selfie')).toHaveText('80 %');
    await press(page, 'r');
    await expect(picture(page, /^Selfie, 80 %, turned 90°$/)).toBeVisible();
    await press(page, 'Shift+R', '0');
    await expect(zoomOf(page, 'Selfie')).toHaveText(fitted);
    await press(page, 's', '1');
    await expect(picture(page, /^Government ID, 100 %$/)).toBeVisible();
    await expect(picture(page, new RegExp(`^Selfie, ${fitted}$`))).toBeVisible();
    await press(page, 'l');
    await expect(review(page).getByRole('switch', { name: 'Move together' })).toBeChecked();
  });
  await test.step('The pictures large, and back', async () => {
    const large = page.getByRole('dialog', { name: 'Selfie and Government ID' });
    await press(page, 'f');
    await expect(large).toBeVisible();
    await press(page, 'Escape');
    await expect(large).toBeHidden();
    await expect(heading(page, first)).toBeVisible();
  });
  await test.step("The member's profile", async () => {
    const profile = review(page).getByRole('region', { name: 'Member profile of the company' });
    await press(page, 'm');
    await expect(profile).toBeVisible();
    await press(page, 'm');
    await expect(profile).toBeHidden();
  });
  await test.step('The next case, and the one before', async () => {
    await press(page, 'n');
    await expect(heading(page, second)).toBeFocused();
    await press(page, 'k');
    await expect(heading(page, first)).toBeFocused();
    await press(page, 'j');
    await expect(heading(page, second)).toBeFocused();
    await press(page, 'p');
    await expect(heading(page, first)).toBeFocused();
  });
  await test.step('Approved, after a confirmation', async () => {
    await expect(button(page, 'Approve')).toBeEnabled();
    await press(page, 'a');
    await expect(question(page, APPROVAL).getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
    await press(page, 'Enter');
    await toastShown(page, 'Application Successfully Approved!');
    await expect(heading(page, second)).toBeFocused();
  });
  await test.step('Disapproved, with two remarks and a word of one’s own', async () => {
    await press(page, 'd');
    await expect(disapproval(page).getByLabel('Search remarks')).toBeFocused();
    await page.keyboard.type('blurred');
    await press(page, 'ArrowDown', 'Space', 'ArrowDown', 'Space');
    await expect(disapproval(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
    await tabTo(page, disapproval(page).getByLabel('Additional Remarks (if any)'));
    await page.keyboard.type('Both, please.');
    await press(page, 'Control+Enter');
    await expect(question(page, DISAPPROVAL).getByRole('button', { name: 'Disapprove', exact: true })).toBeFocused();
    await press(page, 'Enter');
    await toastShown(page, 'Application Successfully Disapproved!');
    await expect(heading(page, third)).toBeFocused();
    const [approved, disapproved] = await world.bodies('saveDecision');
    expect(approved).toMatchObject({ Value: { memberid: first.recordid, status: 'A' } });
    expect(disapproved).toMatchObject({
      Value: {
        memberid: second.recordid,
        status: 'D',
        remarks: 'Blurred or missing selfie\nBlurred government ID\nBoth, please.',
      },
    });
  });
  await test.step('The next disapproval also starts with the focus for typing', async () => {
    await expect(button(page, 'Disapprove')).toBeEnabled();
    await press(page, 'd');
    await expect(disapproval(page).getByLabel('Search remarks')).toBeFocused();
    await press(page, 'Escape');
    await expect(disapproval(page)).toBeHidden();
    await expect(heading(page, third)).toBeVisible();
  });
  await test.step('And back to the list, to the row that took the place', async () => {
    await press(page, 'Escape');
    await expect(review(page)).toBeHidden();
    await expect(row(page, third)).toBeFocused();
  });
});

test('no single key decides, and keys do nothing where they have no meaning', async ({ page, enterAs, world }) => {
  const EVERY_KEY = ['n', 'j', 'p', 'k', 'm', 's', 'r', 'f', '?', 'd', 'a'];
  const confirmation = question(page, APPROVAL);
  const nothingElseHappened = async () => {
    await expect(review(page)).toBeVisible();
    await expect(heading(page, first)).toBeVisible();
    await expect(keySheet(page)).toBeHidden();
    await expect(review(page).getByRole('button', { name: 'View Member Profile' })).toBeVisible();
    await expect(review(page).getByRole('application', { name: /turned/ })).toHaveCount(0);
    expect(await world.asked('saveDecision')).toEqual([]);
  };
  await enterAs(people.firstBrandApd, caseAt(first));
  await expect(picture(page, /^Selfie, /)).toBeVisible();
  await expect(button(page, 'Approve')).toBeEnabled();

  await test.step('While a confirmation is open', async () => {
    await press(page, 'a');
    await expect(confirmation).toBeVisible();
    await expect(confirmation.getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
    await press(page, ...EVERY_KEY);
    await expect(confirmation).toBeVisible();
    await expect(disapproval(page)).toBeHidden();
    await nothingElseHappened();
    await press(page, 'Escape');
    await expect(confirmation).toBeHidden();
    await nothingElseHappened();
  });
  await test.step('While text is typed', async () => {
    await press(page, 'd');
    await expect(disapproval(page).getByLabel('Search remarks')).toBeFocused();
    await press(page, ...EVERY_KEY);
    await expect(disapproval(page).getByLabel('Search remarks')).toHaveValue(EVERY_KEY.join(''));
    await disapproval(page).getByLabel('Additional Remarks (if any)').focus();
    await press(page, ...EVERY_KEY, 'Enter', 'e');
    await expect(disapproval(page).getByLabel('Additional Remarks (if any)')).toHaveValue(`${EVERY_KEY.join('')}\ne`);
    await nothingElseHappened();
  });
  await test.step('Ctrl+Enter without a remark asks for one', async () => {
    await press(page, 'Control+Enter');
    await expect(disapproval(page).getByText('Required!')).toBeVisible();
    await expect(question(page, DISAPPROVAL)).toBeHidden();
    await press(page, 'Escape');
    await expect(disapproval(page)).toBeHidden();
    await nothingElseHappened();
  });
  await test.step("With Ctrl they are the browser's", async () => {
    await press(page, 'Control+a', 'Control+d', 'Control+m');
    await expect(confirmation).toBeHidden();
    await expect(disapproval(page)).toBeHidden();
    await nothingElseHappened();
  });
  await test.step('A key that is still down does not answer the question that it opened', async () => {
    await press(page, 'd');
    await disapproval(page).getByRole('checkbox').first().focus();
    await press(page, 'Space');
    await page.keyboard.down('Control');
    await page.keyboard.down('Enter');
    const confirmButton = question(page, DISAPPROVAL).getByRole('button', { name: 'Disapprove', exact: true });
    await expect(confirmButton).toBeFocused();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.keyboard.up('Control');
    await expect(confirmButton).toBeFocused();
    expect(await world.asked('saveDecision')).toEqual([]);
    await press(page, 'Enter');
    await toastShown(page, 'Application Successfully Disapproved!');
    expect(await world.asked('saveDecision')).toHaveLength(1);
  });
});

test('when the browser draws late, the dialog that was opened last keeps the focus', async ({ page, enterAs }) => {
  // Simulates a busy machine, where callbacks for the next frame run after later keys.
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => window.setTimeout(() => draw(callback), 400);
  });
  await enterAs(people.firstBrandApd, caseAt(first));
  await expect(picture(page, /^Selfie, /)).toBeVisible();
  await expect(button(page, 'Approve')).toBeEnabled();
  await press(page, 'a');
  await expect(question(page, APPROVAL).getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
  await press(page, 'Escape', 'd');
  const narrowing = disapproval(page).getByLabel('Search remarks');
  await expect(narrowing).toBeVisible();
  // Waits until all pending callbacks of two frames have run.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(narrowing).toBeFocused();
  await test.step('Escape, pressed while the focus is still below, closes it and not the case', async () => {
    await review(page)
      .getByRole('button', { name: 'Approve', exact: true, includeHidden: true })
      .dispatchEvent('keydown', { key: 'Escape' });
    await expect(disapproval(page)).toBeHidden();
    await expect(review(page)).toBeVisible();
  });
});

test('remarks that cannot be loaded are loaded again with Enter, and chosen with the next one', async ({
  page,
  world,
  enterAs,
}) => {
  const again = disapproval(page).getByRole('button', { name: 'Try again' });
  await world.breaks('listRemarks', { status: 500 });
  await enterAs(people.firstBrandApd, caseAt(first));
  await expect(picture(page, /^Government ID, /)).toBeVisible();
  await expect(button(page, 'Disapprove')).toBeEnabled();
  await press(page, 'd');
  await expect(disapproval(page).getByRole('alert')).toBeVisible();
  await expect(again).toBeFocused();
  await test.step('It keeps the focus until there is something to choose from', async () => {
    await world.holds('listRemarks');
    await press(page, 'Enter');
    await world.isHeld('listRemarks');
    await expect(disapproval(page).getByRole('alert')).toHaveCount(0);
    await expect(again).toBeFocused();
    await world.repairs('listRemarks');
    await expect(disapproval(page).getByLabel('Search remarks')).toBeFocused();
    await press(page, 'Enter');
    await expect(disapproval(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
  });
});
