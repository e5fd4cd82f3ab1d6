// A file of the console that cannot be loaded, as after a deployment: one dialog says so, and nothing that was typed is
// lost.
import type { Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { account, expect, OFFLINE, people, test, UNREACHABLE } from '../../fixtures';
import { exportAs } from '../../helpers/files';
import { APPROVAL, answer, button, heading, review, row } from '../desk';

const { first, second } = fixtures.pending;

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Part of the console could not be loaded.' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

test.use({ brokenOnPurpose: /cannot be loaded/ });

/** The files of dialogs, which are loaded later than the screen; here they never load. */
const DIALOGS = /\/assets\/above-.*\.js$/;
const CASES = /\/assets\/kyc-above-.*\.js$/;

test('the menu of an export cannot be loaded: the screen stays as it is, and loads it again later', async ({
  page,
  enterAs,
  context,
}) => {
  await context.route(DIALOGS, (route) => route.abort());
  await enterAs(people.firstBrandApd, './dashboard?tab=history');
  await search(page).fill('maria');
  await page.getByLabel('Advanced Search').fill('typed, and not sent yet');
  const stays = async () => {
    await expect(search(page)).toHaveValue('maria');
    await expect(page.getByLabel('Advanced Search')).toHaveValue('typed, and not sent yet');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  };
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(notice(page)).toBeVisible();
  await stays();
  await notice(page).getByRole('button', { name: 'Not now' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused();
  await context.unroute(DIALOGS);
  await exportAs(page, 'PDF');
  await expect(page.getByRole('dialog').getByLabel('File name')).toBeVisible();
  await page.keyboard.press('Escape');
  await stays();
  await test.step('The calendar says so too, and the day can be typed', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Start date: open the calendar' }).click();
    const missing = page.getByText('The calendar could not be loaded.');
    await expect(missing).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(missing).toBeHidden();
    await stays();
  });
});

test('a dialog whose styles cannot be loaded comes with them at the second try', async ({ page, enterAs, context }) => {
  const styles = /\/assets\/HelpDialog-.*\.css$/;
  await context.route(styles, (route) => route.abort());
  await enterAs(people.administrator, './concurrent');
  const openHelp = async () => {
    await account(page).click();
    await page.getByRole('menuitem', { name: 'Help' }).click();
  };
  await openHelp();
  await notice(page).getByRole('button', { name: 'Not now' }).click();
  await context.unroute(styles);
  await openHelp();
  await expect(page.getByRole('dialog', { name: /Help/ })).toHaveCSS('width', '1080px');
});

test('a case cannot be loaded: the list stays, its address opens it later, and then its question needs no network', async ({
  page,
  enterAs,
  context,
  world,
}) => {
  await context.route(CASES, (route) => route.abort());
  await enterAs(people.firstBrandApd, './dashboard');
  await expect(row(page, first)).toBeVisible();
  await row(page, first).click();
  await expect(notice(page)).toBeVisible();
  await expect(row(page, first)).toBeVisible();
  await context.unroute(CASES);
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, first)).toBeVisible();
  await expect(review(page).getByText(UNREACHABLE)).toHaveCount(0);
  await test.step('The question appears nevertheless, and the case stays open until it is answered', async () => {
    await expect(button(page, 'Approve')).toBeEnabled();
    await context.setOffline(true);
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
    await expect(review(page).getByRole('alert')).toHaveText(OFFLINE);
    await expect(heading(page, first)).toBeVisible();
    await context.setOffline(false);
    await button(page, 'Approve').click();
    await answer(page, APPROVAL, 'Approve');
    await expect(heading(page, second)).toBeVisible();
    expect(await world.asked('saveDecision')).toHaveLength(1);
  });
});
