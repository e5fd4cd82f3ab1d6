// The features of both apps: two people at one of them, what fails, and who may not.
import { forDoctors, forMembers } from '../../mocks/areas/features/fixtures';
import {
  alert,
  authorizationOf,
  button,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  field,
  heading,
  people,
  press,
  question,
  SERVER_FAULTS,
  save,
  test,
  toastShown,
  total,
} from '../fixtures';
import { ADDRESS, DOCTORS_ADDRESS, deleting, editing, names, row, UPDATED } from './controlParts';

test('two people at the same feature: who would replace a change is asked', async ({ page, elsewhere, enterAs }) => {
  await enterAs(people.administrator, `${ADDRESS}?open=101`);
  await field(page, 'Message').fill('Mine');
  await enterAs(people.otherAdministrator, `${ADDRESS}?open=101`, { page: elsewhere });
  await field(elsewhere, 'Message').fill('Theirs');
  await save(elsewhere).click();
  await toastShown(elsewhere, UPDATED);
  await save(page).click();
  await press(question(page, 'Changed meanwhile'), 'Stay');
  await expect(field(page, 'Message')).toHaveValue('Mine');
  await save(page).click();
  await press(question(page, 'Changed meanwhile'), 'Replace');
  await toastShown(page, UPDATED);
});

test.describe('what a colleague has deleted just before', () => {
  test.use({ scenario: 'feature-gone' });
  for (const [address, application] of [
    [ADDRESS, 'AGORA'],
    [DOCTORS_ADDRESS, 'ALAGA MD'],
  ] as const)
    test(`can neither be saved nor deleted in ${application}, and is gone from the list`, async ({ page, enterAs }) => {
      await enterAs(people.administrator, address, { application });
      await expect(names(page)).toHaveCount(10);
      const [saving = '', dropping = ''] = await names(page).allInnerTexts();
      await press(page, `Edit ${saving}`);
      await field(page, 'Feature').fill('Mine');
      await save(page).click();
      await toastShown(page, 'Feature does not exist.', 'danger');
      await test.step('What was typed is still there', async () => {
        await expect(names(page).first()).toHaveText(dropping);
        await expect(field(page, 'Feature')).toHaveValue('Mine');
        await page.keyboard.press('Escape');
        await press(question(page, 'Leave without saving?'), 'Leave');
      });
      await expect(editing(page)).toBeHidden();
      await expect(names(page).first()).toHaveText(dropping);
      await press(page, `Delete ${dropping}`);
      await press(deleting(page), 'Yes, Delete');
      await toastShown(page, 'Feature does not exist.', 'danger');
      await expect(row(page, dropping)).toHaveCount(0);
    });
});

test('a list that cannot be had, is slow, or is empty', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, './welcome');
  for (const [fault, message] of SERVER_FAULTS) {
    await world.breaks('listAgoraFeatures', fault);
    await page.goto(ADDRESS);
    await expect(page.getByText('The list could not be loaded')).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    await expect(button(page, 'Export')).toBeDisabled();
  }
  await world.mends('listAgoraFeatures');
  await press(page, 'Try again');
  await total(page, 23);
  await test.step('Slow', async () => {
    await world.holds('listAgoraFeatures');
    await page.reload();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await world.mends('listAgoraFeatures');
    await total(page, 23);
  });
  await test.step('None yet', async () => {
    await world.breaks('listAlagaMdFeatures', { example: 'empty' });
    await page.goto(DOCTORS_ADDRESS);
    await expect(page.getByText('No features', { exact: true })).toBeVisible();
  });
  await test.step('One that an address names and that is no more', async () => {
    await page.goto(`${ADDRESS}?open=999`);
    await toastShown(page, 'It is no longer there.');
  });
});

for (const [address, application, feature] of [
  [ADDRESS, 'AGORA', forMembers.specific],
  [DOCTORS_ADDRESS, 'ALAGA MD', forDoctors.longName],
] as const)
  test(`the screen of ${application} and its dialogs suit everybody, also on a telephone`, async ({
    page,
    enterAs,
  }) => {
    await enterAs(people.administrator, address, { application });
    await expect(row(page, feature)).toBeVisible();
    await expectAccessible(page);
    await button(page, `Edit ${feature}`).press('Enter');
    await expect(field(page, 'Feature')).toHaveValue(feature);
    await page.keyboard.press('Escape');
    await expect(button(page, `Edit ${feature}`)).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expect(button(page, `Delete ${feature}`)).toBeInViewport();
    await press(page, `Delete ${feature}`);
    await expect(deleting(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(deleting(page)).toBeHidden();
    await press(page, 'Add Feature');
    await save(page).click();
    await expect(alert(page)).toHaveText(['Please input the feature.']);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await save(page).scrollIntoViewIfNeeded();
    await expect(save(page)).toBeInViewport({ ratio: 1 });
  });

test('nobody else may keep features, by address or by call', async ({ page, world, enterAs }) => {
  await enterAs(people.firstBrandApd, ADDRESS);
  await expect(heading(page, 'Not allowed')).toBeVisible();
  const headers = { authorization: await authorizationOf(page) };
  const texts = { feature: 'x', url: '', status: 'A', postedby: people.firstBrandApd };
  for (const [path, Value] of [
    ['agora/addition', { ...texts, cbmsg: '' }],
    ['agora/deletion', { featurerecid: 101 }],
    // Its upstream asks for no token; the console's gateway does.
    ['alagamd/addition', { ...texts, remarks: '' }],
    ['alagamd/deletion', { featcon_ID: 1 }],
  ] as const)
    expect((await page.request.post(`api/features/${path}`, { headers, data: { Value } })).status(), path).toBe(403);
  const unsigned = await page.request.post('api/features/alagamd/addition', {
    data: { Value: { ...texts, remarks: '' } },
  });
  expect(unsigned.status()).toBe(401);
  for (const operation of ['listAgoraFeatures', 'addAlagaMdFeature', 'deleteAgoraFeature'] as const)
    expect(await world.asked(operation)).toEqual([]);
});
