// Changing an eRCS validity.
import { fixtures as accounts } from '../../mocks/areas/accounts/fixtures';
import { ALL_TYPES, fixtures } from '../../mocks/areas/ercs/fixtures';
import {
  agree,
  alert,
  changes,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectRow,
  FAILED_SAVE,
  field,
  follow,
  MAYBE_SAVED,
  people,
  press,
  queryOf,
  question,
  save,
  tabTo,
  test,
  toastShown,
  total,
} from '../fixtures';
import { editing, row, SCREEN, search } from './parts';

const UPDATED = 'RCS config updated successfully.';
const FAILED = 'Error updating RCS config.';
const CHANGE = /^Change the eRCS validity of .+\?$/;
const { newest, second } = fixtures;

test('its type, format and value are changed; the second of two people is asked, wherever it is listed by then', async ({
  page,
  elsewhere,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, SCREEN);
  await total(page, 130);
  await test.step('Opened by keyboard, with the unchangeable fields as text', async () => {
    await tabTo(page, row(page, newest.acct, newest.Type));
    await page.keyboard.press('Enter');
    await expect(field(page, 'Type')).toBeFocused();
    await expect(editing(page).getByRole('definition')).toHaveText([
      newest.acct,
      accounts.first.company,
      people.administrator,
      '–',
    ]);
    await expect(field(page, 'Value')).toHaveValue('15');
    await expectAccessible(page);
    expect(queryOf(page)).toEqual({ open: '130' });
    await page.reload();
    await expect(field(page, 'Value')).toHaveValue('15');
  });
  await test.step('The same messages as of a new one', async () => {
    await field(page, 'Value').fill('100');
    await save(page).click();
    await expect(alert(page)).toHaveText(['Value must be a number from 1 to 99.']);
    await field(page, 'Format').selectOption('Word');
    await expect(alert(page)).toHaveText(['Value must be a word from one to ninety-nine.']);
    await field(page, 'Value').fill('');
    await expect(alert(page)).toHaveText(['Please enter the RCS Validity Date value.']);
    await field(page, 'Value').fill('FORTY two');
    await field(page, 'Format').selectOption('Number');
    await expect(field(page, 'Value')).toHaveValue('42');
    await field(page, 'Format').selectOption('Word');
    await expect(field(page, 'Value')).toHaveValue('forty-two');
  });
  await test.step('A refusal of the server is shown, and nothing typed is lost', async () => {
    await field(page, 'Type').selectOption(fixtures.word.Type);
    await save(page).click();
    await agree(page, CHANGE, 'Change');
    await expect(alert(page)).toHaveText([`${FAILED} RCS Config already exists.`, 'RCS Config already exists.']);
    await field(page, 'Type').selectOption('PROVIDERS_RCS2_VALIDITY');
    await world.breaks('updateRcsConfig', { example: 'badValue' });
    await save(page).click();
    await agree(page, CHANGE, 'Change');
    await expect(alert(page)).toHaveText([`${FAILED} Value must be from 1 to 99.`, 'Value must be from 1 to 99.']);
    for (const [fault, reason] of [
      [{ example: 'unknown' }, 'RCS Config does not exist.'],
      [{ status: 500 }, FAILED_SAVE],
      [{ drop: true }, MAYBE_SAVED],
    ] as const) {
      await world.breaks('updateRcsConfig', fault);
      await save(page).click();
      await agree(page, CHANGE, 'Change');
      await expect(alert(page)).toHaveText([`${FAILED} ${reason}`]);
    }
    await expect(field(page, 'Value')).toHaveValue('forty-two');
    await world.repairs('updateRcsConfig');
  });
  const before = (await world.asked('updateRcsConfig')).length;
  await save(page).dblclick();
  await expect(question(page, CHANGE)).toContainText('PROVIDERS_RCS2_VALIDITY will be forty-two.');
  await expect(changes(question(page, CHANGE))).toContainText(['Format Number → Word', 'Value 15 → forty-two']);
  await agree(page, CHANGE, 'Change');
  await toastShown(page, UPDATED, 'success');
  await expect(editing(page)).toBeHidden();
  expect((await world.bodies('updateRcsConfig')).slice(before)).toEqual([
    {
      Value: {
        AcctApp_ConfigurationId: 130,
        Type: 'PROVIDERS_RCS2_VALIDITY',
        Format: 'word',
        Value: 'forty-two',
        EditedBy: people.administrator,
      },
    },
  ]);
  await expectRow(row(page, newest.acct, 'PROVIDERS_RCS2_VALIDITY'), {
    Value: 'forty-two',
    Format: 'Word',
    'Edited by': people.administrator,
  });
  await test.step('A link to one that is not on its page says so', async () => {
    await follow(page, `${SCREEN}?open=1`);
    await toastShown(page, 'It is not on this page of the list.', 'warning');
    await expect(editing(page)).toHaveCount(0);
  });

  const updates = (await world.asked('updateRcsConfig')).length;
  await press(page, `Edit ${second.Type} of ${second.acct}`);
  await expect(field(page, 'Value')).toHaveValue('Twenty One');
  await test.step('A colleague finds it by its account, and is quicker', async () => {
    await enterAs(people.otherAdministrator, SCREEN, { page: elsewhere });
    await search(elsewhere).fill(second.acct);
    await total(elsewhere, 2);
    await row(elsewhere, second.acct, second.Type).click();
    await field(elsewhere, 'Value').fill('thirty-three');
    await save(elsewhere).click();
    await agree(elsewhere, CHANGE, 'Change');
    await toastShown(elsewhere, UPDATED, 'success');
    await expectRow(row(elsewhere, second.acct, second.Type), { Value: 'thirty-three' });
  });
  await field(page, 'Format').selectOption('Number');
  await save(page).click();
  await agree(page, CHANGE, 'Change');
  const changed = question(page, 'Someone else changed this');
  await expect(changed).toContainText(`${people.otherAdministrator} has changed it since you opened it.`);
  await press(changed, 'Stay');
  expect(await world.asked('updateRcsConfig')).toHaveLength(updates + 1);
  expect((await world.bodies('searchRcsConfigs')).at(-1)).toEqual({
    Value: { Company: '', CorpAcct: second.acct, PageNumber: 1, PageSize: 10 },
  });
  await save(page).click();
  await agree(page, CHANGE, 'Change');
  await press(changed, 'Save mine');
  await toastShown(page, UPDATED, 'success');
  await expectRow(row(page, second.acct, second.Type), { Value: '21', Format: 'Number' });
  await test.step('On a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await follow(page, `${SCREEN}#text=${ALL_TYPES.acct}`);
    await total(page, 10);
    await row(page, ALL_TYPES.acct, 'AGORA_RCS1_VALIDITY').click();
    await expect(save(page)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  });
});
