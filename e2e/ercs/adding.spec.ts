// Adding several types of an account at once: one call and one report for each.
import type { Page } from '@playwright/test';
import { NO_TYPES } from '../../mocks/areas/ercs/fixtures';
import { TYPES } from '../../mocks/areas/ercs/seed';
import { named, search as searchAccount, selecting } from '../accounts/parts';
import {
  alert,
  button,
  expect,
  expectAccessible,
  expectRow,
  field,
  people,
  press,
  question,
  rows,
  SERVER_FAULTS,
  save,
  test,
  toastShown,
  total,
  tryAgain,
} from '../fixtures';
import {
  adding,
  choose,
  expectChosen,
  listStatus,
  option,
  options,
  SCREEN,
  selectAccount,
  selectedAccount,
  types,
} from './parts';

const [A1, A2, POD1, POD2, B1] = TYPES as [string, string, string, string, string, string];
const progress = (page: Page) => adding(page).getByRole('status').filter({ hasText: 'Saving' });

test('types are chosen by keyboard and each is sent once, one after the other; missing fields are reported', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, SCREEN);
  await total(page, 130);
  await press(page, 'Add RCS Config');
  await expect(adding(page)).toContainText('Nothing to add yet.');
  await selectAccount(page, NO_TYPES.company);
  await page.keyboard.press('Tab');
  await expect(types(page)).toBeFocused();
  await test.step('Arrows, Enter, typing, Backspace; Escape closes the list alone', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(options(page)).toHaveText(TYPES);
    await test.step('The last option is visible in a low window, too', async () => {
      await page.setViewportSize({ width: 640, height: 400 });
      for (let at = 1; at < TYPES.length; at += 1) await page.keyboard.press('ArrowDown');
      await expect(options(page).last()).toBeInViewport({ ratio: 0.9 });
      for (let at = 1; at < TYPES.length; at += 1) await page.keyboard.press('ArrowUp');
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(option(page, A2)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.type('agora rcs1');
    await expect(options(page)).toHaveText([A1, POD1]);
    await page.keyboard.press('Enter');
    await expect(types(page)).toHaveValue('');
    await expectChosen(page, A1, A2);
    await expect(types(page), 'screen readers announce what is chosen').toHaveAccessibleDescription(`${A1} ${A2}`);
    // A live region that appears together with its text would not be read out.
    await expect(listStatus(page)).toHaveText('');
    await page.keyboard.type('nothing');
    await expect(listStatus(page)).toHaveText('No matches');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expectChosen(page, A1, A2);
    await page.keyboard.press('Backspace');
    await expectChosen(page, A1);
    await expect(adding(page)).toBeVisible();
  });
  await choose(page, B1, POD1, POD2, POD2);
  await press(adding(page), `Remove ${B1}`);
  await expectChosen(page, A1, POD1);
  await field(page, 'Format').selectOption('Word');
  await field(page, 'Value').fill('  Twenty   One ');
  await expect(adding(page)).toContainText(
    `For everyone in ${NO_TYPES.acct}, ${NO_TYPES.company}: ${A1}, ${POD1} will be Twenty One.`,
  );
  await test.step('The progress is shown', async () => {
    await world.holds('addRcsConfig');
    await save(page).click();
    const asked = question(page, `Add eRCS validity for ${NO_TYPES.company}?`);
    await expect(asked).toContainText(`${A1}, ${POD1} will be Twenty One.`);
    await button(asked, 'Add').dblclick();
    await expect(progress(page)).toHaveText(`Saving 1 of 2: ${A1}`);
    await expect(button(adding(page), 'Select Account')).toBeDisabled();
    await expect(types(page)).toHaveAttribute('aria-disabled', 'true');
    await types(page).focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowDown');
    await expect(options(page)).toHaveCount(0);
    await expectChosen(page, A1, POD1);
    await world.repairs('addRcsConfig');
  });
  await toastShown(page, `RCS Config inserted successfully for: ${A1}, ${POD1}`, 'success');
  await expect(adding(page)).toBeHidden();
  const common = { CorpAcct: NO_TYPES.acct, Format: 'word', Value: 'Twenty One', PostedBy: people.administrator };
  expect(await world.bodies('addRcsConfig')).toEqual([
    { Value: { ...common, Type: A1 } },
    { Value: { ...common, Type: POD1 } },
  ]);
  await total(page, 132);
  await expectRow(rows(page).first(), {
    Account: NO_TYPES.acct,
    Company: NO_TYPES.company,
    Type: POD1,
    Value: 'Twenty One',
    Format: 'Word',
    Status: 'Active',
    'Posted by': people.administrator,
    'Edited by': '',
  });

  await press(page, 'Add RCS Config');
  await expect(button(adding(page), 'Select Account')).toBeFocused();
  await save(page).click();
  await expect(alert(page)).toHaveText([
    'No selected corporate account yet.',
    'Please select at least one Type from the dropdown.',
    'Please enter the RCS Validity Date value.',
  ]);
  await expect(button(adding(page), 'Select Account')).toBeFocused();
  await expect(button(adding(page), 'Select Account')).toHaveAccessibleDescription(
    'No selected corporate account yet.',
  );
  // aria-invalid is not allowed on a button.
  await expect(adding(page).locator('button[aria-invalid]')).toHaveCount(0);
  await expectAccessible(page);
  await test.step('An account: nothing selected, and a search that fails', async () => {
    await press(adding(page), 'Select Account');
    await press(selecting(page), 'Select');
    await expect(selecting(page).getByRole('alert')).toHaveText('No selected corporate account yet.');
    for (const [fault, reason] of SERVER_FAULTS) {
      await world.breaks('searchCompanies', fault);
      await searchAccount(selecting(page).page(), 'diwa');
      await expect(selecting(page).getByText(`Error searching for accounts. ${reason}`)).toBeVisible();
    }
    await world.repairs('searchCompanies');
    await tryAgain(selecting(page));
    await named(page, NO_TYPES.company).click();
    await press(selecting(page), 'Select');
    await expect(selectedAccount(page)).toHaveText(`${NO_TYPES.acct} – ${NO_TYPES.company}`);
    await expect(button(adding(page), 'Select Account')).toBeFocused();
    await expect(alert(page)).toHaveCount(2);
  });
  expect(await world.asked('addRcsConfig')).toHaveLength(2);
});
