// E-billing recipients: server failures, changes of colleagues, and missing places.
import { fixtures } from '../../mocks/areas/ebilling/fixtures';
import {
  alert,
  button,
  expect,
  FAILED_SAVE,
  follow,
  people,
  press,
  question,
  save,
  test,
  toastShown,
  total,
  tryAgain,
} from '../fixtures';
import {
  ADDED,
  ALREADY,
  adding,
  addressInput,
  choices,
  choose,
  choosePlace,
  editing,
  place,
  SAVING,
  SCREEN,
  saveAnd,
  secondBrandBox,
  UPDATED,
} from './parts';

const { unused, calamba } = fixtures;

async function fillAddresses(page: Parameters<typeof addressInput>[0]): Promise<void> {
  for (const label of ['Email', 'CC', 'BCC'] as const) await addressInput(page, label).fill('a@lumina.example;');
}

test('places that cannot be loaded are reported at their field, and can be tried again', async ({
  page,
  world,
  enterAs,
}) => {
  await world.breaks('listEbillingAssignments', { status: 500 });
  await enterAs(people.administrator, SCREEN);
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await world.repairs('listEbillingAssignments');
  await tryAgain(page);
  await total(page, 64);
  await test.step('Regions', async () => {
    await world.breaks('listRegions', { status: 500 });
    await press(page, 'Add Recipients');
    await expect(alert(page)).toBeVisible();
    await world.holds('listRegions');
    await tryAgain(adding(page));
    await expect(place(page, 'Region')).toBeFocused();
    await expect(place(page, 'Region')).toHaveAttribute('placeholder', 'Loading the regions…');
    await world.repairs('listRegions');
    await choose(page, 'Region', 'calabarzon', 'Region IV-A (CALABARZON)');
  });
  await test.step('Municipalities that load slowly are then searched by what was typed meanwhile', async () => {
    await world.holds('listMunicipalities');
    await choose(page, 'Province', 'laguna', 'Laguna');
    await place(page, 'Municipality').fill('santa m');
    await expect(adding(page).getByText('Loading the municipalities…')).toBeVisible();
    await world.repairs('listMunicipalities');
    await expect(choices(page, 'Municipality')).toHaveText(['Santa Maria']);
    await page.keyboard.press('Enter');
    await expect(place(page, 'Municipality')).toHaveValue('Santa Maria');
  });
  await test.step('A refusal stands at its field', async () => {
    await choose(page, 'Office', '12', '12 CALAMBA');
    await fillAddresses(page);
    await world.breaks('addEbillingAssignment', { example: 'noPlace' });
    await saveAnd(page, 'Save');
    await toastShown(page, 'Municipality does not exist.', 'danger');
    await expect(place(page, 'Municipality')).toHaveAccessibleDescription('Municipality does not exist.');
    for (const [example, label, message] of [
      ['badAddress', 'Email', /^One or more email addresses are invalid/],
      ['badCc', 'CC', /^One or more CC email addresses are invalid/],
      ['badBcc', 'BCC', /^One or more BCC email addresses are invalid/],
    ] as const) {
      await world.breaks('addEbillingAssignment', { example });
      await saveAnd(page, 'Save');
      await expect(addressInput(page, label)).toHaveAccessibleDescription(message);
    }
  });
  await test.step('While it is saved, no place is changed, and none is lost when it fails', async () => {
    await world.holds('addEbillingAssignment', { status: 500 });
    await saveAnd(page, 'Save');
    await expect(question(page, SAVING)).toBeHidden();
    await place(page, 'Region').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await place(page, 'Region').click();
    await expect(choices(page, 'Region')).toHaveCount(0);
    // The fault also applies to the call that is being held back.
    await world.breaks('addEbillingAssignment', { status: 500 });
    await expect(alert(page)).toHaveText(FAILED_SAVE);
    await expect(place(page, 'Region')).toHaveValue('Region IV-A (CALABARZON)');
    await expect(place(page, 'Province')).toHaveValue('Laguna');
    await expect(place(page, 'Municipality')).toHaveValue(unused.name);
    await expect(place(page, 'Office')).toHaveValue('12 CALAMBA');
  });
  await test.step('A call that is under way cannot be cancelled', async () => {
    await world.holds('addEbillingAssignment');
    await saveAnd(page, 'Save');
    await page.keyboard.press('Escape');
    await expect(adding(page)).toBeVisible();
    await world.repairs('addEbillingAssignment');
    await toastShown(page, ADDED);
    await expect(adding(page)).toBeHidden();
  });
  await test.step('A change that is refused', async () => {
    await follow(page, `${SCREEN}?open=1`);
    await addressInput(page, 'CC').fill('b@lumina.example;');
    await world.breaks('updateEbillingAssignment', { example: 'unknown' });
    await saveAnd(page, 'Save');
    await toastShown(page, 'Recipients do not exist.', 'danger');
    await world.breaks('updateEbillingAssignment', { example: 'alreadyThere' });
    await saveAnd(page, 'Save');
    await toastShown(page, ALREADY, 'danger');
    await expect(editing(page).getByRole('checkbox')).toHaveAccessibleDescription(ALREADY);
    await world.repairs('updateEbillingAssignment');
    await saveAnd(page, 'Save');
    await toastShown(page, UPDATED);
  });
});

test.describe('with a colleague', () => {
  test.use({ scenario: 'recipients-added-elsewhere' });

  test('recipients that the colleague has just added are refused, and shown', async ({ page, world, enterAs }) => {
    await enterAs(people.administrator, `${SCREEN}?open=new`);
    await choosePlace(page, unused.name);
    await fillAddresses(page);
    await save(page).click();
    await button(question(page, SAVING), 'Save').click();
    await toastShown(page, ALREADY, 'danger');
    await expect(place(page, 'Municipality')).toHaveAccessibleDescription(ALREADY);
    await total(page, 65);
    await expect(alert(page)).toHaveText([ALREADY]);
    expect(await world.asked('addEbillingAssignment')).toHaveLength(1);
    await test.step('The console knows it now and only warns: the server refuses it again, at its field', async () => {
      await save(page).click();
      await press(page.getByRole('dialog'), 'Save anyway');
      await press(question(page, SAVING), 'Save');
      await toastShown(page, ALREADY, 'danger');
      await expect(place(page, 'Municipality')).toHaveAccessibleDescription(ALREADY);
      expect(await world.asked('addEbillingAssignment')).toHaveLength(2);
    });
    await test.step('For the other brand it is still to be added', async () => {
      await secondBrandBox(page).click();
      await expect(alert(page)).toHaveCount(0);
    });
  });
});

test.describe('where the server knows no regions', () => {
  test.use({ scenario: 'no-regions' });

  test('the dialog says so', async ({ page, enterAs }) => {
    await enterAs(people.administrator, `${SCREEN}?open=new`);
    await expect(alert(page)).toHaveText('No regions found.');
    await expect(button(adding(page), 'Try again')).toBeVisible();
  });
});

test.describe('on the first day', () => {
  test.use({ scenario: 'empty' });

  test('there are none, and the first is added', async ({ page, enterAs }) => {
    await enterAs(people.administrator, SCREEN);
    await expect(page.getByText('No recipients', { exact: true })).toBeVisible();
    await press(page, 'Add Recipients');
    await choosePlace(page, calamba.name);
    await fillAddresses(page);
    await saveAnd(page, 'Save');
    await toastShown(page, ADDED);
    await total(page, 1);
  });
});
