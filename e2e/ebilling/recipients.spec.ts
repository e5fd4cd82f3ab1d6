// The recipients of a municipality's electronic billings: listed, added and changed.
import { fixtures } from '../../mocks/areas/ebilling/fixtures';
import {
  alert,
  button,
  expect,
  expectPage,
  expectRow,
  follow,
  heading,
  people,
  press,
  queryOf,
  question,
  rows,
  save,
  tabTo,
  test,
  toastShown,
  total,
} from '../fixtures';
import {
  ADDED,
  ALREADY,
  adding,
  addressInput,
  COLUMNS,
  choices,
  choose,
  choosePlace,
  editing,
  FIRST_LISTED,
  place,
  row,
  SAVING,
  SCREEN,
  saveAnd,
  search,
  secondBrandBox,
  secondBrandRow,
  TITLE,
  tags,
  UPDATED,
} from './parts';

const { calamba, cebu, unused, legacy } = fixtures;

test('recipients are listed by place, and found by region, province or municipality', async ({ page, enterAs }) => {
  await enterAs(people.administrator, SCREEN, { application: 'ALAGA MD' });
  await test.step('File Management names the screen', async () => {
    await page.getByRole('button', { name: 'File Management' }).click();
    await page.getByRole('menuitem', { name: TITLE }).click();
    await expect(heading(page, TITLE)).toBeVisible();
  });
  await total(page, 64);
  await expect(page.getByRole('main').getByRole('columnheader')).toHaveText(COLUMNS);
  for (const [at, [province, municipality, brand]] of FIRST_LISTED.entries())
    await expectRow(rows(page).nth(at), { Province: province, Municipality: municipality, 'HMO Type': brand });
  await test.step('Addresses stand one below the other, each brand in its row', async () => {
    await search(page).fill('laguna calamba');
    await total(page, 1);
    await expectRow(rows(page), {
      Region: 'Region IV-A (CALABARZON)',
      Province: 'Laguna',
      Municipality: calamba.name,
      Office: '12 CALAMBA',
      'HMO Type': 'Lumina',
      'Edited by': '',
    });
    const cell = rows(page).getByRole('cell').nth(4);
    expect((await cell.innerText()).split('\n')).toEqual(calamba.emails);
    await search(page).fill('central visayas CEBU');
    await expect(row(page, cebu.name)).toHaveCount(1);
    await expectRow(secondBrandRow(page, cebu.name), { 'HMO Type': 'Avega Claims Ebilling' });
  });
  await test.step('The search covers nothing else, and takes every character literally', async () => {
    await search(page).fill('lumina.example');
    await expect(page.getByText('No matches')).toBeVisible();
    await search(page).fill('munoz');
    await expectRow(rows(page), { Email: /^<script>alert\("mail"\)<\/script>=1\+1/, CC: legacy.CCEmail });
    for (const odd of ['💌', '<script>', '=1+1', 'x'.repeat(250)]) {
      await search(page).fill(odd);
      await expect(page.getByText('No matches')).toBeVisible();
    }
  });
  await test.step('A link shows the same, and so does a reload', async () => {
    await search(page).fill('');
    await page.getByRole('columnheader', { name: 'Region' }).getByRole('button').click();
    await press(page, 'Next page');
    await expectPage(page, '2 of 7');
    const second = await rows(page).first().innerText();
    await page.reload();
    await expectPage(page, '2 of 7');
    expect(await rows(page).first().innerText()).toBe(second);
    expect(queryOf(page)).toMatchObject({ sort: 'region', page: '2' });
  });
});

test('recipients are added: the region first, then what lies in it', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, SCREEN);
  await total(page, 64);
  await press(page, 'Add Recipients');
  await expect(place(page, 'Region')).toBeFocused();
  await test.step('A field that cannot be used yet says why, by mouse and by keyboard', async () => {
    await expect(place(page, 'Province')).toHaveAttribute('aria-disabled', 'true');
    // Playwright and screen readers see it as disabled (aria-disabled), but a person can still click it.
    await place(page, 'Province').click({ force: true });
    await expect(alert(page)).toHaveText(['Please select region first']);
    await expect(place(page, 'Province')).toHaveAccessibleDescription('Please select region first');
    await page.keyboard.type('laguna');
    await expect(place(page, 'Province')).toHaveValue('');
    await expect(choices(page, 'Province')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(place(page, 'Municipality')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(alert(page)).toHaveText(['Please select region first', 'Please select province first']);
    expect(await world.asked('listProvinces')).toEqual([]);
  });
  await test.step('Everything is needed', async () => {
    await save(page).click();
    await expect(alert(page)).toContainText(['Region is required.']);
    await expect(place(page, 'Region')).toBeFocused();
    await expect(alert(page).filter({ hasText: /^(Email|CC|BCC) is required\.$/ })).toHaveCount(3);
  });
  await test.step('Tab chooses the result if there is only one', async () => {
    await place(page, 'Region').fill('calabarzon');
    await expect(choices(page, 'Region')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(place(page, 'Region')).toHaveValue('Region IV-A (CALABARZON)');
    await expect(place(page, 'Province')).toBeFocused();
    await expect(alert(page).filter({ hasText: 'Please select region first' })).toHaveCount(0);
    await expect(choices(page, 'Region')).toHaveCount(0);
    await place(page, 'Region').fill('region');
    await expect(choices(page, 'Region').nth(1)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(place(page, 'Region')).toHaveValue('Region IV-A (CALABARZON)');
  });
  await test.step('Each choice depends on the one before; changing one clears those after it', async () => {
    await choose(page, 'Region', 'central vis', 'Region VII (Central Visayas)');
    await choose(page, 'Province', 'cebu', 'Cebu');
    await place(page, 'Municipality').click();
    await expect(choices(page, 'Municipality')).toHaveCount(53);
    await choose(page, 'Municipality', 'toledo', 'City of Toledo');
    await choose(page, 'Office', '14', '14 CEBU');
    await choose(page, 'Municipality', 'tudela', 'Tudela');
    await expect(place(page, 'Office'), 'another office may serve it').toHaveValue('');
    await choose(page, 'Office', '14', '14 CEBU');
    await choose(page, 'Region', 'calabarzon', 'Region IV-A (CALABARZON)');
    for (const label of ['Province', 'Municipality', 'Office']) await expect(place(page, label)).toHaveValue('');
    await choose(page, 'Province', 'cavite', 'Cavite');
    await choose(page, 'Municipality', 'imus', 'City of Imus');
    await choose(page, 'Province', 'laguna', 'Laguna');
    await expect(place(page, 'Municipality')).toHaveValue('');
    const sentHeaders = async () =>
      (await world.asked('listMunicipalities')).map(({ headers }) => [headers.regioncode, headers.provincecode]);
    await expect.poll(sentHeaders).toEqual([
      ['070000000', '072200000'],
      ['040000000', '042100000'],
      ['040000000', '043400000'],
    ]);
  });
  await test.step('A municipality that has its recipients says so at once, but not for the other brand', async () => {
    await choose(page, 'Municipality', 'calamba', calamba.name);
    await expect(alert(page).filter({ hasText: ALREADY })).toBeVisible();
    await expect(place(page, 'Municipality')).toHaveAccessibleDescription(ALREADY);
    await choose(page, 'Region', 'central vis', 'Region VII (Central Visayas)');
    await expect(place(page, 'Municipality')).toHaveValue('');
    await expect(alert(page).filter({ hasText: ALREADY }), 'it is no longer said of none').toHaveCount(0);
    await choose(page, 'Region', 'calabarzon', 'Region IV-A (CALABARZON)');
    await choose(page, 'Province', 'laguna', 'Laguna');
    await choose(page, 'Municipality', 'calamba', calamba.name);
    await expect(place(page, 'Municipality')).toHaveAccessibleDescription(ALREADY);
    await secondBrandBox(page).click();
    await expect(alert(page).filter({ hasText: ALREADY })).toHaveCount(0);
  });
  await test.step('The office depends on the municipality', async () => {
    await choose(page, 'Office', 'ceb', '14 CEBU');
    await choose(page, 'Municipality', 'biñan', 'City of Biñan');
    await expect(place(page, 'Office')).toHaveValue('');
    await choose(page, 'Municipality', 'calamba', calamba.name);
  });
  await choose(page, 'Office', 'cal', '12 CALAMBA');
  await test.step('Without a confirmation nothing is sent', async () => {
    await addressInput(page, 'Email').fill('billing.calamba@avega.example');
    await addressInput(page, 'CC').fill('cc@avega.example;cc2@avega.example;');
    await addressInput(page, 'BCC').fill('bcc@avega.example');
    await saveAnd(page, 'Cancel');
    await expect(adding(page)).toBeVisible();
    expect(await world.asked('addEbillingAssignment')).toEqual([]);
  });
  await test.step('A double click adds them once', async () => {
    await save(page).click();
    await button(question(page, SAVING), 'Save').dblclick();
    await toastShown(page, ADDED, 'success');
    await expect(adding(page)).toBeHidden();
    expect(await world.bodies('addEbillingAssignment')).toEqual([
      {
        Value: {
          EmailAdd: 'billing.calamba@avega.example',
          CCEmail: 'cc@avega.example;cc2@avega.example',
          BCCEmail: 'bcc@avega.example',
          MunicipalCode: calamba.MunicipalCode,
          Regcode: '12',
          Avega: true,
          PostedBy: people.administrator,
        },
      },
    ]);
    await total(page, 65);
    await expectRow(secondBrandRow(page, calamba.name), {
      'HMO Type': 'Avega Claims Ebilling',
      'Posted by': people.administrator,
    });
  });
  await test.step('Places are loaded once', async () => {
    await press(page, 'Add Recipients');
    await choosePlace(page, unused.name);
    expect(await world.asked('listRegions')).toHaveLength(1);
    expect(await world.asked('listProvinces')).toHaveLength(2);
    expect(await world.asked('listMunicipalities')).toHaveLength(3);
    await page.keyboard.press('Escape');
    await press(question(page, 'Leave without saving?'), 'Leave');
  });
});

test('recipients are changed, and their place stays; two people do not replace each other unasked', async ({
  page,
  elsewhere,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, SCREEN);
  await search(page).fill('calamba');
  await row(page, calamba.name).press('Enter');
  await expect(editing(page)).toContainText('Region IV-A (CALABARZON)');
  await expect(editing(page)).toContainText('12 CALAMBA');
  await expect(editing(page).getByRole('combobox')).toHaveCount(0);
  expect(queryOf(page)).toMatchObject({ open: '1' });
  await expect(tags(page, 'Email')).toHaveText(calamba.emails);
  await test.step('By keyboard an address is added, and saved', async () => {
    await expect(addressInput(page, 'Email')).toBeFocused();
    await page.keyboard.type('new@lumina.example;');
    await expect(tags(page, 'Email')).toHaveText([...calamba.emails, 'new@lumina.example']);
    await tabTo(page, save(page));
    await page.keyboard.press('Enter');
    await expect(question(page, SAVING)).toContainText('Bills of City of Calamba will go to 5 addresses.');
    await expect(button(question(page, SAVING), 'Cancel')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toastShown(page, UPDATED, 'success');
    await expect(row(page, calamba.name)).toBeFocused();
    await expect(row(page, calamba.name)).toContainText('new@lumina.example');
    expect(await world.bodies('updateEbillingAssignment')).toEqual([
      {
        Value: {
          eBilling_EAssign_ID: 1,
          EmailAdd: [...calamba.emails, 'new@lumina.example'].join(';'),
          CCEmail: 'claims@lumina.example',
          BCCEmail: 'audit@lumina.example',
          MunicipalCode: calamba.MunicipalCode,
          Regcode: '12',
          Avega: false,
          EditedBy: people.administrator,
        },
      },
    ]);
  });
  await test.step('The checkbox warns that the second brand has its own recipients', async () => {
    await follow(page, `${SCREEN}?open=2`);
    await secondBrandBox(page).click();
    await expect(alert(page)).toHaveText([ALREADY]);
    await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveAccessibleDescription(ALREADY);
    await save(page).click();
    await press(page.getByRole('dialog'), 'Save anyway');
    await press(question(page, SAVING), 'Cancel');
    await secondBrandBox(page).click();
    await expect(alert(page)).toHaveCount(0);
  });
  await test.step('Before the change of a colleague is replaced, there is a question', async () => {
    await addressInput(page, 'CC').fill('mine@lumina.example');
    await enterAs(people.otherAdministrator, `${SCREEN}?open=2`, { page: elsewhere });
    await addressInput(elsewhere, 'CC').fill('theirs@lumina.example');
    await saveAnd(elsewhere, 'Save');
    await toastShown(elsewhere, UPDATED);
    await saveAnd(page, 'Save');
    await expect(question(page, 'Someone else changed this')).toContainText(people.otherAdministrator);
    await press(question(page, 'Someone else changed this'), 'Stay');
    await expect(editing(page)).toBeVisible();
    await saveAnd(page, 'Save');
    await press(question(page, 'Someone else changed this'), 'Save mine');
    await toastShown(page, UPDATED);
    await expect(row(page, cebu.name)).toContainText('mine@lumina.example');
    const last = (await world.bodies('updateEbillingAssignment')).at(-1);
    expect(last?.Value.CCEmail).toMatch(/;mine@lumina\.example$/);
  });
  await test.step('Back closes the dialog, and a link to one that does not exist says so', async () => {
    await follow(page, SCREEN);
    await row(page, 'City of Batac').click();
    await expect(editing(page)).toBeVisible();
    await page.goBack();
    await expect(editing(page)).toBeHidden();
    await follow(page, `${SCREEN}?open=9999`);
    await toastShown(page, 'It no longer exists.');
  });
});

test('a second list for a municipality and a brand can be added after a warning, for another office', async ({
  page,
  world,
  enterAs,
}) => {
  const dialog = adding(page);
  await enterAs(people.administrator, `${SCREEN}?open=new`);
  await choosePlace(page, calamba.name);
  await choose(page, 'Office', 'ceb', '14 CEBU');
  await expect(place(page, 'Municipality')).toHaveAccessibleDescription(ALREADY);
  await expect(place(page, 'Municipality')).toHaveAttribute('aria-invalid', 'false');
  for (const label of ['Email', 'CC', 'BCC'] as const) await addressInput(page, label).fill('b@lumina.example;');
  await press(dialog, 'Save');
  await expect(place(page, 'Municipality')).toBeFocused();
  await press(dialog, 'Save anyway');
  await press(question(page, SAVING), 'Save');
  await toastShown(page, ADDED);
  expect((await world.bodies('addEbillingAssignment')).map(({ Value }) => Value.Regcode)).toEqual(['14']);
  await search(page).fill('calamba');
  await expect(row(page, calamba.name)).toHaveCount(2);
  await test.step('When it is changed, nothing more is said of it', async () => {
    await row(page, calamba.name).filter({ hasText: '14 CEBU' }).click();
    await addressInput(page, 'CC').fill('c@lumina.example;');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await saveAnd(page, 'Save');
    await toastShown(page, UPDATED);
  });
});
