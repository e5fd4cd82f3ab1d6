// Correcting cells of a sheet: the corrected values are sent, and are not lost by accidental keys.
import type { Page } from '@playwright/test';
import { listed } from '../../mocks/areas/providers/fixtures';
import { button, expect, people, press, question, test } from '../fixtures';
import { cell, choose, expectOutcome, MAC, openSheet, paste, run, send, sheetDialog, summary } from './parts';

const CEILINGS = './top-provider/featurecontrol';
const leave = (page: Page) => question(page, 'Leave the sheet?');

test('dropping corrections asks first, also when another sheet is opened; unreadable files are reported', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.administrator, CEILINGS);
  await openSheet(page);
  await paste(page, ['Code', 'Ceiling Amount', 'Ceiling amount'], [listed.clinic.code, 'perhaps', '7']);
  await test.step('For two columns of the same name, a message says which one is not read', async () => {
    await expect(sheetDialog(page).getByText("Column C is also called 'Ceiling amount' and is skipped.")).toBeVisible();
  });
  await test.step('Escape first drops what is typed in a cell', async () => {
    await cell(page, 'Ceiling Amount', 2).fill('nothing');
    await page.keyboard.press('Escape');
    await expect(cell(page, 'Ceiling Amount', 2)).toHaveValue('perhaps');
  });
  await cell(page, 'Ceiling Amount', 2).fill('perhaps not');
  await page.keyboard.press('Enter');
  await expectOutcome(page, 2, 'Refused');
  await press(sheetDialog(page), 'Cancel');
  await press(leave(page), 'Stay');
  await press(sheetDialog(page), 'Another sheet');
  await press(question(page, 'Use another sheet?'), 'Stay');
  await expect(cell(page, 'Ceiling Amount', 2)).toHaveValue('perhaps not');
  await test.step('A file that is dropped and cannot be read says so', async () => {
    await sheetDialog(page)
      .getByRole('group', { name: 'Pasted rows' })
      .evaluate((element) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['%PDF-1.7\0\0'], 'rows.xlsx'));
        element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      });
    await press(question(page, 'Use another sheet?'), 'Another sheet');
    await expect(sheetDialog(page).getByRole('alert')).toBeVisible();
    await expect(cell(page, 'Ceiling Amount', 2)).toHaveValue('perhaps not');
  });
});

test('a row that is still being sent when the run is left is not sent again: it is compared once it has ended', async ({
  page,
  world,
  enterAs,
}) => {
  const kiosks = `Terminal ID,Hospital code,Device ID,Mac Address\nKT-9001,H0001,QMS-9001,${MAC}\nKT-9002,H0002,QMS-9002,${MAC}\n`;
  const sendBoth = button(page, 'Send 2 terminals');
  await enterAs(people.administrator, './kiosk-terminal');
  await openSheet(page);
  await choose(page, 'kiosks.csv', kiosks);
  await summary(page, '2 new.');
  await world.holds('addKioskTerminal');
  await send(page, 'Send 2 terminals', 'Add 2 terminals');
  await world.isHeld('addKioskTerminal');
  await page.keyboard.press('Escape');
  await press(question(page, 'Leave and stop?'), 'Leave');
  await summary(page, '2 new.');
  await expect(sendBoth).toHaveAccessibleDescription('The last row is still being saved.');
  await sendBoth.click({ force: true });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await test.step('Nor when the sheet is closed and given again meanwhile', async () => {
    await page.keyboard.press('Escape');
    await press(leave(page), 'Leave');
    await openSheet(page);
    await choose(page, 'kiosks.csv', kiosks);
    await summary(page, '2 new.');
    await expect(sendBoth).toHaveAccessibleDescription('The last row is still being saved.');
  });
  await world.repairs('addKioskTerminal');
  await summary(page, '1 new, 1 unchanged.');
  await send(page, 'Send 1 terminal', 'Add 1 terminal');
  await expect(run(page).getByText('Done.').first()).toBeVisible();
  expect((await world.bodies('addKioskTerminal')).map(({ Value }) => Value.terminalid)).toEqual(['KT-9001', 'KT-9002']);
});
