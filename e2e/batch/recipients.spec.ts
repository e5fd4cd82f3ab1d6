// Replacing the address of a person who has left in many lists of recipients at once.
import { fixtures } from '../../mocks/areas/ebilling/fixtures';
import { expect, expectAccessible, field, people, press, question, rows, test, toastShown } from '../fixtures';
import { bar, close, expectSummary, outcomes } from './parts';

const LABEL = 'Replace an address';

test('an address is replaced, only in the lists that have it', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './ebilling/homepage?rows=20');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await press(bar(page), LABEL);
  const dialog = page.getByRole('dialog', { name: LABEL });
  await test.step('Both addresses are validated while they are typed', async () => {
    await press(dialog, 'Continue');
    await expect(dialog.locator('.bp6-form-helper-text')).toHaveText([
      'Select the address.',
      'Enter an email address.',
    ]);
    await field(page, 'Replace with').fill('=1+1 🥭');
    await expect(dialog.locator('.bp6-form-helper-text')).toContainText(['Enter an email address.']);
    await expectAccessible(page);
  });
  const option = field(page, 'Address').locator('option').nth(1);
  const [, address = '', count = ''] = /^(.*) \((\d+)\)$/.exec(await option.innerText()) ?? [];
  await field(page, 'Address').selectOption(address);
  await field(page, 'Replace with').fill('new.colleague@lumina.example');
  await press(dialog, 'Continue');
  const confirmation = question(page, `${LABEL} of ${count} lists of recipients?`);
  await expect(confirmation).toContainText(`Bills for ${address} will go to new.colleague@lumina.example.`);
  await press(confirmation, LABEL);
  await test.step('Only the list that also has an invalid address is refused', async () => {
    await expectSummary(page, `${Number(count) - 1} done, 1 failed.`);
    await expect(outcomes(page)).toHaveCount(Number(count));
    await expect(outcomes(page).first()).toContainText(`${fixtures.legacy.name}Failed`);
  });
  const sent = await world.bodies('updateEbillingAssignment');
  expect(sent).toHaveLength(Number(count));
  for (const { Value } of sent) {
    expect(JSON.stringify(Value)).toContain('new.colleague@lumina.example');
    expect(JSON.stringify(Value)).not.toContain(address);
  }
  await close(page);
  await toastShown(page, `${Number(count) - 1} lists of recipients are changed.`);
  await page.keyboard.press('Control+z');
  await toastShown(page, `Undone: ${Number(count) - 1} lists of recipients.`);
  await expect(rows(page).filter({ hasText: address })).not.toHaveCount(0);
});
