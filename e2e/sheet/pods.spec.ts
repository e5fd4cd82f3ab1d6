// Pods from a spreadsheet: pasted, checked by the rules of the form, corrected, and sent one after another.
import { button, expect, expectAccessible, expectRow, heading, people, press, question, rows, test } from '../fixtures';
import {
  cell,
  closeRun,
  expectOutcome,
  MAC,
  openSheet,
  outcomes,
  paste,
  run,
  send,
  sheetDialog,
  sheetRow,
  summary,
} from './parts';

const SCREEN = './agorapod-terminal';
const HEADINGS = ['Notes', 'device_id', 'MAC', 'Serial no.', 'TERMINAL', 'hospital CODE', 'Remarks of Ana'];

test('pods are pasted, corrected and sent after a confirmation; failed ones are sent again', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, SCREEN);
  await expect(heading(page, 'Pod Terminals')).toBeVisible();
  await openSheet(page);
  await paste(
    page,
    HEADINGS,
    ['=1+1', 'pod-9001 💉', MAC, '<script>alert(1)</script>', 'PT-9001', 'h0002', 'x'],
    ['moved "up"\nto the 2nd floor', 'POD-0001', '', '', '', '', ''],
    ['', 'POD-0002', '', '', 'pt-0002', '', ''],
    ['x'.repeat(250), 'POD-9002', MAC, 'SN-2', 'PT-9002', 'H0001', ''],
    ['', 'POD-9003', '12:34', 'SN-3', 'PT-9003', 'NOWHERE', ''],
    ['', 'POD-9004', '#N/A', '', 'PT-9004', 'H0001', ''],
    ['', '', '', '', '', '', 'a remark alone'],
  );
  await summary(page, '2 new, 1 changed, 1 unchanged, 2 refused.');
  await expectOutcome(page, 2, 'New', { 'Device ID': 'pod-9001 💉', Description: '=1+1' });
  await expectOutcome(page, 3, 'Changed', {
    Description: 'Lobby, beside the triage desk → MOVED "UP" TO THE 2ND FLOOR',
  });
  await expectOutcome(page, 4, 'Unchanged');
  await expectOutcome(page, 5, 'Refused');
  await expect(sheetRow(page, 5)).toContainText('Enter at most 200 characters (now 250).');
  await expectOutcome(page, 6, 'New');
  await expect(sheetRow(page, 6)).toContainText('A MAC address usually has six pairs, as in 00:1A:2B:3C:4D:5E.');
  await expect(sheetRow(page, 7)).toContainText('The sheet has the error #N/A here.');
  await expect(sheetRow(page, 7)).toContainText('Serial Number is required.');
  await expect(rows(sheetDialog(page))).toHaveCount(6);
  await expectAccessible(page);

  await test.step('Only the refused rows are shown; corrected, they are checked again and stay in place', async () => {
    await sheetDialog(page).getByLabel('Show').selectOption('Refused (2)');
    await expect(rows(sheetDialog(page))).toHaveCount(2);
    await cell(page, 'Description', 5).fill('By the door');
    await page.keyboard.press('Enter');
    await expectOutcome(page, 5, 'New');
    await expect(cell(page, 'Description', 5)).toBeFocused();
    await cell(page, 'Mac Address', 7).fill(MAC);
    await cell(page, 'Serial Number', 7).fill('sn-4');
    await page.keyboard.press('Tab');
    await summary(page, '4 new, 1 changed, 1 unchanged.');
    await sheetDialog(page).getByLabel('Show').selectOption('All (6)');
  });

  await test.step('Rows with a warning are left out unless they are included explicitly; leaving asks first', async () => {
    await expect(button(page, 'Send 4 pods')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Include rows with a warning (1)' }).check({ force: true });
    await page.keyboard.press('Escape');
    await press(question(page, 'Leave the sheet?'), 'Stay');
    await press(page, 'Send 5 pods');
    await press(question(page, 'Add 4 pods and change 1?'), 'NO');
    expect(await world.asked('addPodDevice')).toEqual([]);
  });

  await test.step('One after another; the refused one says why, and Again sends only that one', async () => {
    await send(page, 'Send 5 pods', 'Add 4 pods and change 1');
    await expect(run(page).getByText('4 done, 1 failed.').first()).toBeVisible();
    await expect(outcomes(page).first()).toContainText('Row 6: POD-9003');
    const refusal = (await outcomes(page).first().innerText()).split('\n').at(-1) ?? '';
    expect(refusal).toContain('ospital');
    await button(run(page), 'Retry (1)').click();
    await expect.poll(async () => (await world.asked('addPodDevice')).length).toBe(5);
    await expect(run(page).getByText('4 done, 1 failed.').first()).toBeVisible();
    await closeRun(page);
    await summary(page, '1 new, 5 unchanged.');
    await expect(sheetRow(page, 6)).toContainText(refusal);
    await cell(page, 'Hospital code', 6).fill('H0003');
    await page.keyboard.press('Tab');
    await send(page, 'Send 1 pod', 'Add 1 pod');
    await expect(run(page).getByText('Done.').first()).toBeVisible();
    await closeRun(page);
    await summary(page, '6 unchanged.');
  });

  const [first, , third] = await world.bodies('addPodDevice');
  expect(first).toEqual({
    Value: {
      deviceid: 'POD-9001 💉',
      macaddress: MAC,
      serialno: '<SCRIPT>ALERT(1)</SCRIPT>',
      terminalid: 'PT-9001',
      hospcode: 'H0002',
      propertytag: '',
      description: '=1+1',
      rcs1printcopy: 1,
      rcs2printcopy: 1,
      isactive: 0,
      postedby: people.administrator,
    },
  });
  expect(third?.Value).toMatchObject({ deviceid: 'POD-9003', macaddress: '12:34' });
  // Fields of a pod that the sheet does not have stay as they are.
  expect(await world.bodies('updatePodDevice')).toMatchObject([
    { Value: { agorapoddeviceid: 1, terminalid: 'PT-0001', description: 'MOVED "UP" TO THE 2ND FLOOR', isactive: 1 } },
  ]);
  await press(page, 'Cancel');
  await expect(sheetDialog(page)).toBeHidden();
  await expect(button(page, 'From a sheet…')).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search devices' }).fill('POD-9003');
  await expectRow(rows(page), { 'Device ID': 'POD-9003', Status: 'No' });
});
