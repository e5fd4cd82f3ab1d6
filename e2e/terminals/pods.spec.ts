// The pods that print members' forms in hospitals.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/terminals/fixtures';
import {
  alert,
  expect,
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
  total,
} from '../fixtures';

const SCREEN = './agorapod-terminal';
const row = (page: Page, device: string) => rows(page).filter({ hasText: device });
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
  await test.step('In capitals, and no longer than the server takes', async () => {
    await field(page, 'Device ID').fill('pod-ñ1-new');
    await expect(field(page, 'Device ID'), 'looks as it is saved').toHaveCSS('text-transform', 'uppercase');
    for (const [label, longest] of [
      ['Serial Number', '50'],
      ['Property Tag', '50'],
      ['Description', '200'],
      ['Mac Address', '250'],
    ] as const)
      await expect(field(page, label)).toHaveAttribute('maxlength', longest);
    await field(page, 'RCS1 print copies').fill('');
    await field(page, 'RCS1 print copies').pressSequentially('a3b');
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
