// Kiosks from a file: choosing columns by hand, a concurrent change of a colleague, and stopping a run.
import {
  button,
  expect,
  expectRow,
  field,
  ONLY_CONSOLE,
  people,
  press,
  question,
  rows,
  save,
  test,
  toastShown,
  usernameOf,
} from '../fixtures';
import {
  cell,
  choose,
  closeRun,
  expectOutcome,
  MAC,
  openSheet,
  outcomes,
  run,
  send,
  sheetDialog,
  summary,
} from './parts';

const SCREEN = './kiosk-terminal';

const proceed = 'Proceed with the changes?';

test(
  'a CSV file with unknown headings: columns are chosen by hand, a colleague’s change is kept, and the run can be stopped',
  ONLY_CONSOLE,
  async ({ page, world, elsewhere, enterAs }) => {
    await enterAs(people.administrator, SCREEN);
    await openSheet(page);
    const file = [
      'Kasangkapan;Lugar;Makina;Tirahan',
      `KT-9001;H0001;QMS-9001;${MAC}`,
      `KT-9002;H0002;QMS-9002;${MAC}`,
      'KT-0001;H0030;;',
      'KT-0003;H0031;;',
      'KT-0005;H0032;;',
      'KT-0005;H0033;;',
    ].join('\r\n');
    await choose(page, 'kiosks.csv', `\uFEFF${file}`);
    await expect(page.getByText('No headings found.')).toBeVisible();
    for (const [name, column] of [
      ['Terminal ID', 'A'],
      ['Hospital code', 'B'],
      ['Device ID', 'C'],
      ['Mac Address', 'D'],
    ] as const)
      await field(page, name).selectOption(column);
    // If row 1 is not marked as headings, it is read as data.
    await expectOutcome(page, 1, 'New');
    await page.getByRole('checkbox', { name: 'Row 1 has the headings' }).check({ force: true });
    await expect(field(page, 'Terminal ID')).toHaveValue('0');
    await summary(page, '2 new, 2 changed, 2 refused.');
    await expectOutcome(page, 4, 'Changed', { 'Hospital code': 'H0001 → H0030' });
    await expectOutcome(page, 6, /Refused.*Also in row 7, with different values. Keep one of them\./s);

    await test.step('A colleague changes one of them meanwhile', async () => {
      await enterAs(people.otherAdministrator, `${SCREEN}?open=3`, { page: elsewhere });
      await field(elsewhere, 'Hospital code').fill('THEIRS');
      await save(elsewhere).click();
      await press(question(elsewhere, proceed), 'YES');
      await toastShown(elsewhere, 'Terminal successfully updated');
    });
    await world.holds('addKioskTerminal');
    await send(page, 'Send 4 terminals', 'Add 2 terminals and change 2');
    await world.isHeld('addKioskTerminal');
    await button(run(page), 'Stop').click();
    await world.repairs('addKioskTerminal');
    await expect(run(page).getByText('Stopped. 1 done, 3 not sent.').first()).toBeVisible();
    await button(run(page), 'Continue (3)').click();
    await expect(run(page).getByText('3 done, 1 failed.').first()).toBeVisible();
    await expect(outcomes(page).first()).toContainText('Row 5: KT-0003');
    await expect(outcomes(page).first()).toContainText('Someone else has changed it since you last saw it.');
    expect((await world.bodies('updateKioskTerminal')).map(({ Value }) => Value.hscode)).toEqual(['THEIRS', 'H0030']);
    expect((await world.bodies('addKioskTerminal')).map(({ Value }) => Value.terminalid)).toEqual([
      'KT-9001',
      'KT-9002',
    ]);
    await closeRun(page);
    // The row is now compared with the present record.
    await expectOutcome(page, 5, /Changed.*Someone else has changed it since you last saw it\./s, {
      'Hospital code': 'Now THEIRS',
    });
    await expect(cell(page, 'Hospital code', 5)).toHaveValue('H0031');
    await page.keyboard.press('Escape');
    await press(question(page, 'Leave the sheet?'), 'Leave');
    await expect(sheetDialog(page)).toBeHidden();
    await page.getByRole('searchbox', { name: 'Search terminals' }).fill('KT-9001');
    await expectRow(rows(page), {
      'Device ID': 'QMS-9001',
      Status: 'Active',
      'Created by': usernameOf(people.administrator),
    });
  },
);
