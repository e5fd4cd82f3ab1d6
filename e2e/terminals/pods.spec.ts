// The pods that print members' forms in hospitals.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/terminals/fixtures';
import {
  alert,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectPage,
  expectRow,
  field,
  heading,
  people,
  press,
  question,
  result,
  rows,
  save,
  test,
  toastShown,
  total,
} from '../fixtures';

const SCREEN = './agorapod-terminal';
const row = (page: Page, device: string) => rows(page).filter({ hasText: device });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Find a device' });
const proceed = (page: Page) => press(question(page, 'Proceed with the changes?'), 'YES');

test('a pod is added: in capitals, with one copy each, and inactive by default', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, SCREEN);
  await expect(heading(page, 'Pod Terminals')).toBeVisible();
  await total(page, 57);
  await press(page, 'Add Device');
  await test.step('The initial values', async () => {
    await expect(field(page, 'Status')).toHaveValue('0');
    await expect(field(page, 'RCS1 print copies')).toHaveValue('1');
    await expect(field(page, 'RCS2 print copies')).toHaveValue('1');
  });
  await save(page).click();
  await expect(alert(page)).toHaveText([
    'Device ID is required.',
    'Mac Address is required.',
    'Serial Number is required.',
    'Terminal ID is required.',
    'Hospital code is required.',
  ]);
  await test.step('The dialog is accessible, also on a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('When text is typed in the middle, the caret stays there', async () => {
    await field(page, 'Device ID').pressSequentially('podnew');
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('-ñ');
    await page.keyboard.type('1-');
    await expect(field(page, 'Device ID')).toHaveValue('pod-ñ1-new');
    await expect(field(page, 'Device ID'), 'and looks as it is saved').toHaveCSS('text-transform', 'uppercase');
  });
  await test.step('Typing can be undone and redone', async () => {
    await field(page, 'Property Tag').pressSequentially('ab');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field(page, 'Property Tag')).toHaveValue('');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(field(page, 'Property Tag')).toHaveValue('ab');
    await page.keyboard.press('ControlOrMeta+z');
  });
  await test.step('No field takes more than its maximum length', async () => {
    await field(page, 'Serial Number').fill('ß'.repeat(50));
    await expect(field(page, 'Serial Number')).toHaveValue('S'.repeat(50));
    await field(page, 'Serial Number').fill('s'.repeat(60));
    await expect(field(page, 'Serial Number')).toHaveAttribute('maxlength', '50');
    await expect(field(page, 'Property Tag')).toHaveAttribute('maxlength', '50');
    await expect(field(page, 'Description')).toHaveAttribute('maxlength', '200');
    await expect(field(page, 'Mac Address')).toHaveAttribute('maxlength', '250');
    await field(page, 'RCS1 print copies').fill('');
    await field(page, 'RCS1 print copies').pressSequentially('a3b');
    await expect(field(page, 'RCS1 print copies')).toHaveValue('3');
  });
  await field(page, 'Serial Number').fill('sn-1');
  await field(page, 'Mac Address').fill('00-1a-2b-3c-4d-5e');
  await field(page, 'Terminal ID').fill('pt-1');
  await field(page, 'Hospital code').fill('h9999');
  await save(page).click();
  await proceed(page);
  await result(page, 'Not saved', 'Hospital does not exist.');
  await expect(alert(page)).toHaveText(['Hospital does not exist.']);
  await field(page, 'Hospital code').fill('h0002');
  await save(page).dblclick();
  await proceed(page);
  await result(page, 'Success', 'Device has been saved.');
  expect((await world.bodies('addPodDevice')).at(-1)).toEqual({
    Value: {
      deviceid: 'POD-Ñ1-NEW',
      terminalid: 'PT-1',
      macaddress: '00-1A-2B-3C-4D-5E',
      hospcode: 'H0002',
      rcs1printcopy: 3,
      rcs2printcopy: 1,
      serialno: 'SN-1',
      propertytag: '',
      description: '',
      isactive: 0,
      postedby: people.administrator,
    },
  });
  await expectRow(row(page, 'POD-Ñ1-NEW'), { Status: 'No', Hospital: /Santo Niño de Cebu Hospital/ });
});

test.describe('where the service account of the kiosks is refused', () => {
  test.use({ scenario: 'kiosk-token-refused' });

  test('a warning says so and the user stays signed in: pods can be searched and paged', async ({ page, enterAs }) => {
    await enterAs(people.administrator, './kiosk-terminal');
    await toastShown(page, 'Invalid access token!', 'warning');
    await expect(page.getByRole('heading', { name: 'The list is not loaded' })).toBeVisible();
    await expect(heading(page, 'QMS KIOSK')).toBeVisible();
    await page.getByRole('link', { name: 'Pod Terminals' }).click();
    await expectPage(page, '1 of 6');
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('20 / page');
    await expectPage(page, '1 of 3');
    await search(page).fill('santo nino cebu');
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('POD-0002');
    await search(page).fill('nobody');
    await expect(page.getByText('Nothing matches')).toBeVisible();
  });
});

test('a pod is changed and deleted, with messages about the result', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, SCREEN);
  await row(page, fixtures.inactivePod.deviceid).click();
  await field(page, 'Status').selectOption('Yes');
  await field(page, 'Description').fill('<b>=1+1 💉');
  await save(page).click();
  await proceed(page);
  await result(page, 'Success', 'Device has been saved.');
  const changed = (await world.bodies('updatePodDevice')).at(-1);
  expect(changed?.Value).toMatchObject({ agorapoddeviceid: 3, isactive: 1, description: '<B>=1+1 💉' });
  await expectRow(row(page, fixtures.inactivePod.deviceid), { Status: 'Yes' });
  const deletion = page.getByRole('alertdialog', { name: `Delete the pod ${fixtures.inactivePod.deviceid}?` });
  await test.step('Deleting asks, and does not open the row', async () => {
    await press(row(page, fixtures.inactivePod.deviceid), `Delete ${fixtures.inactivePod.deviceid}`);
    await expect(page.getByRole('dialog', { name: 'Edit Device' })).toHaveCount(0);
    await press(deletion, 'Cancel');
    expect(await world.asked('deletePodDevice')).toEqual([]);
    await press(row(page, fixtures.inactivePod.deviceid), `Delete ${fixtures.inactivePod.deviceid}`);
    await world.holds('deletePodDevice');
    // The second click of a double click must not open the row below the question.
    await deletion.getByRole('button', { name: 'Yes, Delete' }).dblclick();
    await expect(page.getByText('Deleting …')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Edit Device' })).toHaveCount(0);
    await world.repairs('deletePodDevice');
    await result(page, 'Success', 'Device has been deleted.');
    await total(page, 56);
    expect(await world.bodies('deletePodDevice')).toEqual([{ Value: { agorapoddeviceid: 3 } }]);
  });
  await test.step('One that a colleague has deleted is reported', async () => {
    await world.breaks('deletePodDevice', { example: 'unknown' });
    await press(row(page, fixtures.pod.deviceid), `Delete ${fixtures.pod.deviceid}`);
    await press(page.getByRole('alertdialog'), 'Yes, Delete');
    await result(page, 'Not saved', 'Device does not exist.');
  });
});

test('two people who edit one pod do not lose what they typed', async ({ page, elsewhere, enterAs }) => {
  await enterAs(people.administrator, `${SCREEN}?open=5`);
  await test.step('Before a colleague’s change is replaced, there is a question', async () => {
    await expect(field(page, 'Description')).toHaveValue(fixtures.longDescription);
    await field(page, 'Property Tag').fill('mine');
    await enterAs(people.otherAdministrator, `${SCREEN}?open=5`, { page: elsewhere });
    await field(elsewhere, 'Property Tag').fill('theirs');
    await save(elsewhere).click();
    await proceed(elsewhere);
    await result(elsewhere, 'Success', 'Device has been saved.');
    await save(page).click();
    await proceed(page);
    await press(question(page, 'Someone else changed this'), 'Stay');
    await expect(field(page, 'Property Tag')).toHaveValue(/^mine$/i);
    await page.keyboard.press('Escape');
    await press(question(page, 'Leave without saving?'), 'Leave');
  });
  await test.step('Typed values stay when a colleague deletes the pod', async () => {
    await row(page, fixtures.pod.deviceid).click();
    await field(page, 'Property Tag').fill('mine');
    await press(row(elsewhere, fixtures.pod.deviceid), `Delete ${fixtures.pod.deviceid}`);
    await press(elsewhere.getByRole('alertdialog'), 'Yes, Delete');
    await result(elsewhere, 'Success', 'Device has been deleted.');
    await save(page).click();
    await proceed(page);
    await result(page, 'Not saved', 'Device does not exist.');
    await total(page, 56);
    await expect(field(page, 'Property Tag')).toHaveValue(/^mine$/i);
  });
});
