// Ceilings of facilities and recipients of bills from a sheet, which warn before they are sent.
import { fixtures } from '../../mocks/areas/ebilling/fixtures';
import { free, listed } from '../../mocks/areas/providers/fixtures';
import { button, expect, people, press, question, test, tryAgain } from '../fixtures';
import { closeRun, expectOutcome, openSheet, paste, run, send, sheetDialog, sheetRow, summary } from './parts';

test('ceilings: facilities are looked up by code, amounts are read in common formats, and the year is this one', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, './top-provider/featurecontrol');
  await openSheet(page);
  await world.breaks('searchFacilities', { status: 500 });
  const year = new Date().getFullYear();
  await paste(
    page,
    ['Facility code', 'Limit', 'Auto approval', 'Year'],
    [listed.hospital.code, '₱ 30,000', '', ''],
    [free.emoji.code, '12500.5', 'YES', String(year)],
    [listed.lastYear.code, '', '', ''],
    ['H9999', '1', 'yes', ''],
    [listed.clinic.code, '1,000,000', 'perhaps', String(year - 3)],
    [free.onHold.code, '500', 'yes', ''],
  );
  await expect(sheetDialog(page).getByText('Internal Server Error')).toBeVisible();
  await world.repairs('searchFacilities');
  await tryAgain(sheetDialog(page));
  await summary(page, '2 new, 2 changed, 2 refused.');
  await expectOutcome(page, 2, 'Changed', { 'Ceiling Amount': '25,000.00 → 30,000.00' });
  await expectOutcome(page, 4, 'Changed', { Year: `${year - 1} → ${year}` });
  await test.step('The name of the facility and the default values are shown, so that a wrong but existing code is noticed', async () => {
    await expectOutcome(page, 2, 'Changed', { Code: `${listed.hospital.code}${listed.hospital.name}` });
    await expect(sheetRow(page, 7)).toContainText('This facility is On-hold. You can still add a ceiling.');
    await expectOutcome(page, 3, /^New\s*With Active Yes$/, { Code: `${free.emoji.code}${free.emoji.name}` });
  });
  await expect(sheetRow(page, 5)).toContainText('Unknown facility code.');
  for (const reason of ['Enter 999,999.99 or less.', 'Enter Yes or No.', `Ceilings are always saved for ${year}.`])
    await expect(sheetRow(page, 6)).toContainText(reason);
  await press(page, 'Send 3 ceilings');
  await expect(question(page, 'Add 1 ceiling and change 2?')).toContainText(
    'Claims up to the ceiling are approved automatically',
  );
  await press(question(page, 'Add 1 ceiling and change 2?'), 'YES');
  await expect(run(page).getByText('All 3 done.').first()).toBeVisible();
  expect((await world.bodies('addTopProvider'))[0]?.Value).toMatchObject({
    code: free.emoji.code,
    name: free.emoji.name,
    diag_limit: '12500.50',
    active: 'T',
    isaautoapprove: 1,
    year,
  });
  expect((await world.bodies('updateTopProvider')).map(({ Value }) => Value.diag_limit)[0]).toBe('30000.00');
  await closeRun(page);
  await summary(page, '1 new, 3 unchanged, 2 refused.');
  await expect(button(page, 'Send')).toHaveAttribute('aria-disabled', 'true');
});

test('recipients: places are found by name or code, addresses are read as mail programs copy them, and the office stays', async ({
  page,
  world,
  enterAs,
}) => {
  const { unused, calamba, cebu } = fixtures;
  await enterAs(people.administrator, './ebilling/homepage');
  await openSheet(page);
  await paste(
    page,
    ['City', 'PROVINCE', 'Region', 'Branch', 'E-mail', 'CC', 'BCC'],
    [
      unused.MunicipalCode,
      'laguna',
      'calabarzon',
      'Calamba',
      'Maria Santos <maria@a.example>; two@a.example',
      'cc@a.example',
      'bcc@a.example',
    ],
    ['Calamba City', 'Laguna', 'Region IV-A', '12', 'billing.calamba@lumina.example\nnew.desk@lumina.example', '', ''],
    [cebu.name, 'Cebu', 'Region VII (Central Visayas)', '30', '', '', ''],
    ['Atlantis', 'Laguna', 'CALABARZON', '99', 'no address', '', ''],
    ['Paete', 'Nowhere', 'Region XX', '', '', '', ''],
  );
  await summary(page, '1 new, 1 changed, 3 refused.');
  await expectOutcome(page, 2, 'New');
  await expectOutcome(page, 3, 'Changed', {
    Email: `${calamba.emails.join('; ')} → ${calamba.emails[0]}; new.desk@lumina.example`,
  });
  await expect(sheetRow(page, 4)).toContainText('The office cannot be changed: 14 CEBU.');
  for (const reason of ['Unknown municipality.', 'One or more email addresses are invalid'])
    await expect(sheetRow(page, 5)).toContainText(reason);
  for (const reason of ['Unknown region.', 'Please select region first', 'Please select province first'])
    await expect(sheetRow(page, 6)).toContainText(reason);
  await send(page, 'Send 2 lists of recipients', 'Add 1 list of recipients and change 1');
  await expect(run(page).getByText('All 2 done.').first()).toBeVisible();
  expect(await world.bodies('addEbillingAssignment')).toEqual([
    {
      Value: {
        EmailAdd: 'maria@a.example;two@a.example',
        CCEmail: 'cc@a.example',
        BCCEmail: 'bcc@a.example',
        MunicipalCode: unused.MunicipalCode,
        Regcode: '12',
        Avega: false,
        PostedBy: people.administrator,
      },
    },
  ]);
  expect(await world.asked('updateEbillingAssignment')).toHaveLength(1);
});
