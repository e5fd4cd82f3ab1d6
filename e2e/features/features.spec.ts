// Disabling features of the member app for a corporate account.
import type { Locator, Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/accounts/fixtures';
import { REPEATED, SEVERAL } from '../../mocks/areas/features/fixtures';
import { facts, select, selecting } from '../accounts/parts';
import {
  alert,
  button,
  cellWith,
  expect,
  expectRow,
  follow,
  followFromWelcome,
  heading,
  people,
  press,
  queryOf,
  question,
  rows,
  test,
  toastShown,
  total,
} from '../fixtures';

const { acct, company } = SEVERAL.account;
const addressOf = (account: { acct: string }) => `./disable-features?account=${account.acct}`;
const ADDRESS = addressOf(SEVERAL.account);
const UPDATED = 'Feature status successfully updated';

const row = (page: Page, feature: string) => rows(page).filter({ has: cellWith(page, feature) });
const disabling = (page: Page) => page.getByRole('dialog', { name: 'Disable Feature' });
const enabling = (page: Page) => page.getByRole('dialog', { name: 'Enable Feature' });
const confirmation = (page: Page) => question(page, /^(Enable|Disable) .+ for .+\?$/);
const yes = (page: Page) => confirmation(page).getByRole('button', { name: /^(Enable|Disable)$/ });

test('lists all features with their state for an account, disabled ones first', async ({ page, world, enterAs }) => {
  await enterAs(people.secondBrandApd, './welcome', { application: 'ALAGA MD' });
  await page.getByRole('link', { name: 'Disable Features per CorpAccount' }).click();
  await expect(heading(page, 'Disable Features per CorpAccount')).toBeVisible();
  await test.step('An account is selected first', async () => {
    await press(page, 'Select Account');
    await press(selecting(page), 'Select');
    await expect(alert(page)).toHaveText('No selected company.');
    await select(page, company);
    await expect(facts(page)).toContainText(acct);
  });
  await test.step('Its features', async () => {
    await total(page, 23);
    await expect(page.getByText('3 of 23 features are disabled')).toBeVisible();
    await expect(rows(page).locator('td:first-child').nth(0)).toHaveText('Medicine delivery');
    await expect(rows(page).locator('td:nth-child(2)').first()).toHaveText('Disabled');
    await expect(rows(page).filter({ hasText: 'Disabled' })).toHaveCount(3);
    await expectRow(row(page, REPEATED.feature), { Status: 'Enabled' });
    await page.getByRole('searchbox', { name: 'Search features' }).fill('disabled');
    await total(page, 3);
    await page.getByRole('searchbox', { name: 'Search features' }).fill('');
    expect((await world.asked('listCorporateFeatures')).map(({ headers }) => headers.corpacct)).toEqual([acct]);
  });
  await test.step('Those of another account', async () => {
    await press(page, 'Select Account');
    await select(page, fixtures.second.company);
    await expect(page.getByText('0 of 23 features are disabled')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('3 of 23 features are disabled')).toBeVisible();
  });
});

/** Clicks twice at the same place, with the second click after the first one has opened something, as a person does. */
async function clickTwice(page: Page, wanted: Locator, opened: Locator): Promise<void> {
  await wanted.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await wanted.boundingBox()) ?? {};
  const place = [x + width / 2, y + height / 2] as const;
  await page.mouse.click(...place);
  await expect(opened).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test('an account without features says so; a second click does not hit what the first one has opened', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, './welcome');
  await test.step('None at all', async () => {
    await world.breaks('listFeatures', { example: 'empty' });
    await world.breaks('listCorporateFeatures', { example: 'empty' });
    await followFromWelcome(page, ADDRESS);
    await expect(page.getByText('No existing features.')).toBeVisible();
    await world.repairs('listFeatures');
    await world.repairs('listCorporateFeatures');
  });

  await followFromWelcome(page, ADDRESS);
  await total(page, 23);
  await clickTwice(page, row(page, 'Dependents').getByRole('cell').last(), disabling(page));
  await expect(disabling(page)).toBeVisible();
  await clickTwice(page, button(disabling(page), 'Disable'), confirmation(page));
  await expect(yes(page)).toBeVisible();
  await test.step('A double click on an answer does not hit what lies below the question', async () => {
    await button(confirmation(page), 'Cancel').dblclick();
    await expect(confirmation(page)).toBeHidden();
    await expect(disabling(page)).toBeVisible();
    expect(await world.asked('disableCorporateFeature')).toEqual([]);
  });
  await press(disabling(page), 'Cancel');
  await expect(disabling(page)).toBeHidden();
});

test('a feature is disabled and enabled by keyboard, with one message each', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, ADDRESS);
  await row(page, 'Teleconsultation').click();
  await test.step('Enabling sends the number of the account’s record', async () => {
    await expect(enabling(page).getByRole('definition')).toHaveText(['Teleconsultation', company, acct]);
    expect(queryOf(page).open).toBeDefined();
    await page.reload();
    await expect(button(enabling(page), 'Enable')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(confirmation(page)).toContainText(`The members of ${company} can use Teleconsultation again.`);
    await press(confirmation(page), 'Cancel');
    await expect(button(enabling(page), 'Enable')).toBeFocused();
    // The save that was refused ends a moment later; until then the button takes no key.
    await expect(button(enabling(page), 'Enable')).toBeEnabled();
    expect(await world.asked('enableCorporateFeature')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(button(confirmation(page), 'Cancel')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toastShown(page, UPDATED, 'success');
    await expect(enabling(page)).toBeHidden();
    await expectRow(row(page, 'Teleconsultation'), { Status: 'Enabled' });
    await expect(page.getByText('2 of 23 features are disabled')).toBeVisible();
    expect(await world.bodies('enableCorporateFeature')).toEqual([
      { Value: { corpacct: acct, recordid: 5001, posted_by: people.administrator } },
    ]);
    await expect(row(page, 'Teleconsultation')).toBeFocused();
  });
  await test.step('Disabling names the feature', async () => {
    await page.keyboard.press('Enter');
    await expect(disabling(page)).toContainText('Teleconsultation');
    await world.breaks('disableCorporateFeature', { latencyMs: 500 });
    await button(disabling(page), 'Disable').dblclick();
    await expect(confirmation(page)).toContainText(
      `The members of ${company} will not be able to use Teleconsultation.`,
    );
    await yes(page).dblclick();
    await toastShown(page, UPDATED, 'success');
    await expect(disabling(page)).toBeHidden();
    await expectRow(row(page, 'Teleconsultation'), { Status: 'Disabled' });
    expect((await world.asked('disableCorporateFeature')).map(({ status }) => status)).toEqual([200]);
    expect((await world.bodies('disableCorporateFeature')).at(-1)).toEqual({
      Value: { corpacct: acct, corpfeaturesid: 101 },
    });
  });
  await test.step('For an account without disabled features, a record is created', async () => {
    await follow(page, addressOf(fixtures.longName));
    await row(page, REPEATED.feature).click();
    await press(disabling(page), 'Disable');
    await yes(page).click();
    await toastShown(page, UPDATED, 'success');
    await expect(page.getByText('1 of 23 features is disabled')).toBeVisible();
    await expectRow(row(page, REPEATED.feature), { Status: 'Disabled' });
    await followFromWelcome(page, addressOf(fixtures.longName));
    await expectRow(rows(page).first(), { Feature: REPEATED.feature, Status: 'Disabled' });
  });
});

test('a change that a colleague made first is reported', async ({ page, elsewhere, world, enterAs }) => {
  const turn = async (where: Page, dialog: (where: Page) => ReturnType<typeof disabling>, action: string) => {
    await press(dialog(where), action);
    await yes(where).click();
  };
  await enterAs(people.administrator, ADDRESS);
  await enterAs(people.firstBrandApd, ADDRESS, { page: elsewhere });
  for (const [dialog, action, refusal, status, operation] of [
    [disabling, 'Disable', 'Feature is already disabled.', 'Disabled', 'disableCorporateFeature'],
    [enabling, 'Enable', 'Feature is not disabled.', 'Enabled', 'enableCorporateFeature'],
  ] as const) {
    await test.step(refusal, async () => {
      await row(page, 'Dependents').click();
      await expect(dialog(page)).toBeVisible();
      await row(elsewhere, 'Dependents').click();
      await turn(elsewhere, dialog, action);
      await toastShown(elsewhere, UPDATED);
      await turn(page, dialog, action);
      await toastShown(page, refusal, 'danger');
      await expect(dialog(page)).toBeHidden();
      await expectRow(row(page, 'Dependents'), { Status: status });
      expect((await world.asked(operation)).length).toBe(2);
    });
  }
  await test.step('A feature that was deleted', async () => {
    await world.breaks('disableCorporateFeature', { example: 'unknown' });
    await row(page, 'Dependents').click();
    await turn(page, disabling, 'Disable');
    await toastShown(page, 'Feature does not exist.', 'danger');
    await world.repairs('disableCorporateFeature');
    await world.breaks('enableCorporateFeature', { example: 'unknown' });
    await row(page, 'Reimbursement').click();
    await turn(page, enabling, 'Enable');
    await toastShown(page, 'Feature does not exist.', 'danger');
    await follow(page, `${ADDRESS}&open=999`);
    await toastShown(page, 'It no longer exists.');
  });
});
