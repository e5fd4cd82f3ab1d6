// The command palette: Ctrl-K, a few letters, Enter.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/kyc/fixtures';
import { expect, expectAccessible, expectNoSidewaysScroll, heading, people, press, rows, test } from '../fixtures';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');
const group = (page: Page, name: string) => palette(page).getByRole('group', { name, exact: true });

async function ask(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
}

test('by keyboard alone: opens screens, runs their actions, and lists recently used ones first', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await expect(heading(page, 'Disapproved Remarks')).toBeVisible();
  await test.step('It offers the actions of the open screen', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(group(page, 'This screen').getByRole('option')).toHaveText(['Add Remarks', 'Save as a view']);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Add New Remarks' })).toBeVisible();
    await test.step('It opens over a dialog, and offers nothing of the screen below', async () => {
      await page.keyboard.press('ControlOrMeta+k');
      await expect(field(page)).toBeFocused();
      await expect(group(page, 'This screen')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(palette(page)).toHaveCount(0);
      await expect(page.getByRole('dialog', { name: 'Add New Remarks' })).toBeVisible();
    });
    await page.keyboard.press('Escape');
  });
  await test.step('A screen by its name', async () => {
    for (const name of ['Top Provider', 'Stores']) {
      await ask(page, name.toLowerCase());
      await expect(options(page).first()).toHaveText(name);
      await page.keyboard.press('Enter');
      await expect(heading(page, name)).toBeVisible();
    }
    await ask(page, 'nothing like it');
    await expect(palette(page).getByRole('status')).toHaveText('No matches');
    await page.keyboard.press('Escape');
  });
  await test.step('Recently used entries come first, also after a reload', async () => {
    await page.reload();
    await expect(heading(page, 'Stores')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(group(page, 'Recent').getByRole('option')).toHaveText(['Stores', 'Top Provider']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Top Provider')).toBeVisible();
  });
  await test.step('Also on a telephone, which has no such keys', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await press(page, 'Account');
    await page.getByRole('menuitem', { name: /^Commands/ }).click();
    await expect(field(page)).toBeFocused();
    await expectNoSidewaysScroll(page);
  });
});

test('it offers permitted screens, exports the shown rows, and signs in testers as other people', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.marketing, './advisory');
  // Only loaded rows can be exported, so wait for them.
  await expect(rows(page).first()).toBeVisible();
  await ask(page, 'users');
  await expect(group(page, 'Go to')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await ask(page, 'export excel');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('advisory.xlsx');
  await ask(page, 'sign in as ramon');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Doctors Portal')).toBeVisible();
  await ask(page, 'scenario empty');
  await expect(options(page).first()).toContainText('empty');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No Pending Requests Right Now')).toBeVisible();
  await test.step('Enter is pressed before all commands are known', async () => {
    let answer = () => {};
    const wasRequested = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/control/scenarios', async (route) => {
      await wasRequested;
      await route.continue();
    });
    await ask(page, 'sign in as liza');
    await page.keyboard.press('Enter');
    await expect(options(page)).toHaveCount(0);
    await expect(palette(page).getByRole('status')).not.toHaveText('No matches');
    answer();
    await expect(palette(page)).toBeHidden();
    await expect(heading(page, 'Lumina Newsletter')).toBeVisible();
  });
});

const best = (page: Page) => options(page).first();
const { first } = fixtures.pending;
const MEMBERS = 'Members';

test('a few letters find a screen, the theme or a view; opened records are found again within this session', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await expect(heading(page, 'Disapproved Remarks')).toBeVisible();
  await test.step('A saved view, by its name', async () => {
    await page.getByRole('button', { name: 'Status', exact: true }).click();
    await ask(page, 'svw');
    await expect(best(page)).toHaveText('Save as a view');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type('Quiet corner');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'View, Quiet corner' })).toBeVisible();
  });
  await test.step('A record that was opened', async () => {
    await page.getByRole('row').nth(1).getByRole('cell').first().click();
    await expect(page.getByRole('dialog', { name: 'Edit Remarks' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await ask(page, 'dark');
  await expect(best(page)).toHaveText('Dark theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await ask(page, 'qtc');
  await expect(best(page)).toHaveText(/^Quiet corner/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending');
  await test.step('Recently opened records, until a reload', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await group(page, 'Recently opened').getByRole('option').first().click();
    await expect(page.getByRole('dialog', { name: 'Edit Remarks' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(heading(page, 'Disapproved Remarks')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(options(page).first()).toBeVisible();
    await expect(group(page, 'Recently opened')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  await test.step('The other application, through its sign-in', async () => {
    await ask(page, 'alaga');
    await expect(best(page)).toHaveText(/^Switch to ALAGA MD/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'ALAGA MD ADMIN' })).toBeChecked();
  });
});

test('people are found by name while typing, also above a case, and nothing typed there is lost', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.firstBrandApd, './newsletter');
  await expect(heading(page, 'Lumina Newsletter')).toBeVisible();
  await test.step('By number; results of an outdated text are not shown', async () => {
    await world.holds('searchRegistrations');
    const [overtaken] = await Promise.all([
      page.waitForEvent('requestfailed', (request) => request.url().endsWith('/kyc/search')),
      (async () => {
        const sent = page.waitForRequest((request) => request.url().endsWith('/kyc/search'));
        await ask(page, first.accountno.slice(0, 6));
        await sent;
        await page.keyboard.type(first.accountno.slice(6));
      })(),
    ]);
    expect(overtaken.failure()?.errorText).toBe('net::ERR_ABORTED');
    await world.repairs('searchRegistrations');
    const member = group(page, MEMBERS).getByRole('option').filter({ hasText: first.fullName });
    await expect(member).toBeVisible();
    await expect(page.getByText('No matches')).toHaveCount(0);
    await expectAccessible(page);
    await member.click();
    await expect(page.getByRole('dialog', { name: 'View Member Profile' })).toContainText(first.fullName);
  });
  await test.step('Above a case it offers the actions of the case, and none of the screen below', async () => {
    const review = page.getByRole('dialog', { name: 'View Member Profile' });
    await expect(review.getByRole('button', { name: 'Disapprove', exact: true })).toBeEnabled();
    await ask(page, 'disappr');
    await expect(group(page, 'This screen')).toHaveCount(0);
    await expect(group(page, 'Here').getByRole('option')).toHaveText(/^Disapprove, with confirmation/);
    await page.keyboard.press('Enter');
    const reasons = page.getByRole('dialog').filter({ hasText: 'Additional Remarks (if any)' }).last();
    await expect(reasons).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(review).toBeVisible();
  });
  await test.step('Only what the person may open is searched', async () => {
    expect(await world.asked('listAdminUsers')).toHaveLength(0);
    expect(await world.asked('searchDoctors')).toHaveLength(0);
  });
  await test.step('A search that fails says so, and does not affect the others', async () => {
    await world.breaks('searchRegistrations', { status: 500 });
    await ask(page, 'heart');
    await expect(group(page, MEMBERS)).toContainText('Could not be searched: Internal Server Error');
    await expect(group(page, 'Newsletters').getByRole('option').first()).toContainText(/heart/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/newsletter\?open=/);
    await world.repairs('searchRegistrations');
  });
});

test('keys that are typed before the palette has loaded go to it, and not to the screen below', async ({
  page,
  context,
  enterAs,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The files of dialogs and of the palette are loaded later than the screen; here they are held back.
  await context.route(/\/assets\/above-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await enterAs(people.administrator, './disapprove_remarks');
  await rows(page).first().focus();
  await page.keyboard.press('ControlOrMeta+k');
  // On the screen, `x` would choose a row and Escape would unselect it.
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('top provix');
  // A list that has just loaded focuses its first row.
  await rows(page).nth(1).focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('der');
  await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  release();
  await expect(field(page)).toHaveValue('top provider');
  await expect(field(page)).toBeFocused();
  await expect(options(page)).toHaveText(['Top Provider']);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Top Provider')).toBeVisible();
});
