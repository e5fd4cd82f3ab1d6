// Downloading an empty sheet with the right headings, filling it in with Excel, and opening it.
import ExcelJS from 'exceljs';
import { fixtures, NO_TYPES } from '../../mocks/areas/ercs/fixtures';
import { expect, people, press, test, toastShown } from '../fixtures';
import { reportIn, savedBy } from '../helpers/files';
import { choose, closeRun, expectOutcome, openSheet, run, send, sheetDialog, summary } from './parts';

test('eRCS validities are filled into the empty sheet: words are read as text, formulas by their value', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, './rCSValidityController');
  await openSheet(page);
  const empty = await savedBy(page, () => press(page, 'Empty sheet'));
  await toastShown(page, 'Empty sheet saved');
  expect(empty.name).toBe('rcs-validities.xlsx');
  const { titles, rows, about } = await reportIn(empty, 'Validities');
  expect(titles).toEqual(['Account', 'Type', 'Value', 'Format']);
  expect(rows).toEqual([]);
  expect(about.join('\n')).toContain('Format: one of Number, Word');

  const book = new ExcelJS.Workbook();
  await book.xlsx.load(Buffer.from(empty.bytes) as never);
  const sheet = book.getWorksheet('Validities');
  const { newest } = fixtures;
  sheet?.addRows([
    [newest.acct, newest.Type, newest.Value, ''],
    [NO_TYPES.acct, 'agora rcs1 validity', 'Twenty one', ''],
    [NO_TYPES.acct, 'AGORA_RCS2_VALIDITY', { formula: '40+5', result: 45 }, 'number'],
    [NO_TYPES.acct, 'BEULAH_RCS1_VALIDITY', '=1+1', ''],
    ['NO-ACCOUNT-1', 'SOMETHING', 100, 'letters'],
  ]);
  await choose(page, 'filled.xlsx', Buffer.from(await book.xlsx.writeBuffer()));
  await expect(page.getByText("filled.xlsx, sheet 'Validities'")).toBeVisible();
  await summary(page, '2 new, 1 unchanged, 2 refused.');
  await expectOutcome(page, 2, 'Unchanged');
  await expectOutcome(page, 3, /^New\s*With Format Word$/, { Account: `${NO_TYPES.acct}${NO_TYPES.company}` });
  await expectOutcome(page, 4, 'New', { Value: '45' });
  const dialog = sheetDialog(page);
  for (const reason of [
    'Value must be a number from 1 to 99.',
    'No corporate account has this code.',
    'Unknown type.',
    'Enter Number or Word.',
  ])
    await expect(dialog.getByText(reason).first()).toBeVisible();
  await send(page, 'Send 2 validities', 'Add 2 validities');
  await expect(run(page).getByText('All 2 done.').first()).toBeVisible();
  expect((await world.bodies('addRcsConfig')).map(({ Value }) => Value)).toEqual([
    {
      CorpAcct: NO_TYPES.acct,
      Type: 'AGORA_RCS1_VALIDITY',
      Format: 'word',
      Value: 'Twenty one',
      PostedBy: people.administrator,
    },
    {
      CorpAcct: NO_TYPES.acct,
      Type: 'AGORA_RCS2_VALIDITY',
      Format: 'number',
      Value: '45',
      PostedBy: people.administrator,
    },
  ]);
  await closeRun(page);
  await summary(page, '3 unchanged, 2 refused.');
});
