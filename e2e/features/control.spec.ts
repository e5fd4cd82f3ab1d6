// The features of both apps: listed, exported, added, changed and deleted.
import { forDoctors, forMembers, SEVERAL } from '../../mocks/areas/features/fixtures';
import { seedForDoctors, seedForMembers } from '../../mocks/areas/features/seed';
import {
  agree,
  alert,
  button,
  expect,
  expectRow,
  field,
  follow,
  followFromWelcome,
  people,
  press,
  queryOf,
  question,
  rows,
  save,
  test,
  toastShown,
  total,
} from '../fixtures';
import { pdfIn, withoutSpaces } from '../helpers/files';
import {
  ADDED,
  ADDRESS,
  adding,
  collated,
  columns,
  DELETED,
  DOCTORS_ADDRESS,
  deleting,
  inAlagaMd,
  names,
  row,
  saved,
  search,
  sort,
  UPDATED,
} from './controlParts';

test('the features of the member app are listed latest first, searched by name, and sorted', async ({
  page,
  enterAs,
}) => {
  const all = seedForMembers(Date.now()).map(({ feature }) => feature);
  await enterAs(people.administrator, ADDRESS);
  await total(page, all.length);
  await expect(page.getByRole('columnheader')).toHaveText([...columns('Message'), 'Actions']);
  await expect(names(page)).toHaveText(all.toReversed().slice(0, 10));
  await expectRow(row(page, forMembers.specific), {
    Message: 'For companies that have availed of the mental health package.',
    URL: 'https://app.lumina.example/hotline',
    Status: 'Specific with exemption',
    'Posted by': /@/,
    'Edited by': '',
  });
  await test.step('By its name, and by nothing else', async () => {
    await search(page).fill('OPTICAL');
    await total(page, 1);
    await expectRow(row(page, forMembers.disabled), { Status: 'Disable' });
    await search(page).fill('app.lumina');
    await expect(page.getByText('No matches')).toBeVisible();
    await search(page).fill('');
  });
  await test.step('The sort order agrees in the selection, the headings and the address', async () => {
    await expect(sort(page).getByRole('option')).toHaveText(['Posted Date', 'Ascending A-Z', 'Descending Z-A']);
    await sort(page).selectOption('Descending Z-A');
    await expect(names(page).first()).toHaveText(collated(all).at(-1) ?? '');
    await sort(page).selectOption('Ascending A-Z');
    await expect(names(page).first()).toHaveText(collated(all)[0] ?? '');
    await expect(page.getByRole('columnheader', { name: 'Feature' })).toHaveAttribute('aria-sort', 'ascending');
    expect(queryOf(page)).toEqual({ sort: 'feature' });
    await page.reload();
    await expect(sort(page).getByRole('option', { selected: true })).toHaveText('Ascending A-Z');
    await button(page, 'Status').click();
    await expect(sort(page).getByRole('option', { selected: true })).toHaveText('By Status');
    await page.goBack();
    await expect(sort(page).getByRole('option', { selected: true })).toHaveText('Ascending A-Z');
  });
  await test.step('An address of one that was deleted', async () => {
    await follow(page, `${ADDRESS}?open=999`);
    await toastShown(page, 'It no longer exists.');
  });
});

test('a feature of the member app is added, can then be disabled for an account, is changed and deleted', async ({
  page,
  world,
  enterAs,
}) => {
  const typed = '=1+1 <b>Opinion</b> 🩺';
  await enterAs(people.administrator, ADDRESS);
  await press(page, 'Add Feature');
  await test.step('A name is required, and the URL must be valid', async () => {
    await expect(field(page, 'Feature')).toBeFocused();
    await expect(field(page, 'Status').getByRole('option')).toHaveText([
      'Active',
      'Disable',
      'Specific with exemption',
    ]);
    await field(page, 'Feature').fill('   ');
    await field(page, 'URL').fill('javascript:alert(1)');
    await save(page).click();
    await expect(alert(page)).toHaveText(['Enter the feature.', 'Enter a URL that starts with http:// or https://.']);
    await expect(field(page, 'Feature')).toBeFocused();
    expect(await world.asked('addAgoraFeature')).toEqual([]);
  });
  await test.step('A name that is taken is refused at its field', async () => {
    await field(page, 'URL').fill('https://app.lumina.example/opinion');
    await field(page, 'Message').fill('Line one\nLine two');
    await field(page, 'Status').selectOption('Specific with exemption');
    await field(page, 'Feature').fill(forMembers.specific.toUpperCase());
    await save(page).click();
    await agree(page, "Add it to the members' app?", 'Save');
    await toastShown(page, 'Feature already exists.', 'danger');
    await expect(field(page, 'Feature')).toBeFocused();
    await expect(field(page, 'Feature')).toHaveAccessibleDescription('Feature already exists.');
  });
  await test.step('A double click sends it once', async () => {
    await world.breaks('addAgoraFeature', { latencyMs: 500 });
    await field(page, 'Feature').fill(` ${typed} `);
    await save(page).dblclick();
    await agree(page, "Add it to the members' app?", 'Save');
    await toastShown(page, ADDED, 'success');
    await expect(adding(page)).toBeHidden();
    expect(await world.asked('addAgoraFeature')).toHaveLength(2);
    expect((await world.bodies('addAgoraFeature')).at(-1)).toEqual({
      Value: {
        feature: typed,
        status: 'S',
        cbmsg: 'Line one\nLine two',
        url: 'https://app.lumina.example/opinion',
        postedby: people.administrator,
      },
    });
    await expect(names(page).first()).toHaveText(typed);
  });
  const ofAccount = async (count: number) => {
    await follow(page, `./disable-features?account=${SEVERAL.account.acct}#text=Opinion`);
    await total(page, count);
  };
  await test.step('It is one of those that can be disabled for an account', async () => {
    await ofAccount(1);
    await expect(rows(page)).toContainText(typed);
    await follow(page, ADDRESS);
  });
  await test.step('Changed: the form has the saved values', async () => {
    await press(row(page, typed), `Edit ${typed}`);
    await expect(field(page, 'Status')).toHaveValue('S');
    await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText(people.administrator);
    await field(page, 'Feature').fill('Second opinion');
    await field(page, 'URL').fill('agora://opinion');
    await save(page).click();
    await expect(field(page, 'URL')).toHaveAccessibleDescription('Enter a URL that starts with http:// or https://.');
    await press(page.getByRole('dialog'), 'Save anyway');
    await agree(page, "Change it in the members' app?", 'Save');
    await toastShown(page, UPDATED, 'success');
    await expectRow(row(page, 'Second opinion'), { URL: 'agora://opinion' });
  });
  await test.step('One whose URL leads into an app can be disabled like any other', async () => {
    await press(row(page, 'Second opinion'), 'Edit Second opinion');
    await field(page, 'Status').selectOption('Disable');
    await save(page).click();
    await expect(question(page, "Change it in the members' app?")).toContainText('No one can use it.');
    await agree(page, "Change it in the members' app?", 'Save');
    await toastShown(page, UPDATED, 'success');
    expect((await world.bodies('updateAgoraFeature')).at(-1)).toEqual({
      Value: {
        featurerecid: 124,
        feature: 'Second opinion',
        status: 'D',
        cbmsg: 'Line one\nLine two',
        url: 'agora://opinion',
        editedby: people.administrator,
      },
    });
    expect(await world.asked('updateAgoraFeature')).toHaveLength(2);
    await expectRow(row(page, 'Second opinion'), { Status: 'Disable', 'Edited by': people.administrator });
  });
  await test.step('Deleted after a confirmation', async () => {
    await press(row(page, 'Second opinion'), 'Delete Second opinion');
    await expect(deleting(page)).toContainText("Second opinion will be removed from the members' app.");
    await page.keyboard.press('Escape');
    await expect(button(page, 'Delete Second opinion')).toBeFocused();
    expect(await world.asked('deleteAgoraFeature')).toEqual([]);
    await press(row(page, 'Second opinion'), 'Delete Second opinion');
    await press(deleting(page), 'Yes, Delete');
    await toastShown(page, DELETED, 'success');
    await total(page, 23);
    expect((await world.bodies('deleteAgoraFeature')).at(-1)).toEqual({ Value: { featurerecid: 124 } });
    await ofAccount(0);
  });
});

test('the doctors’ app has its own list, with remarks and two statuses', async ({ page, world, enterAs }) => {
  const all = seedForDoctors(Date.now());
  await enterAs(people.administrator, './welcome', inAlagaMd);
  await test.step('None yet', async () => {
    await world.breaks('listAlagaMdFeatures', { example: 'empty' });
    await press(page, 'File Management');
    await page.getByRole('menuitem', { name: 'Features Control' }).click();
    await expect(page).toHaveURL(/\/featurecontrolaruga$/);
    await expect(page.getByText('No features', { exact: true })).toBeVisible();
    await world.repairs('listAlagaMdFeatures');
    await followFromWelcome(page, DOCTORS_ADDRESS);
  });
  await total(page, all.length);
  await expect(page.getByRole('columnheader')).toHaveText([...columns('Remarks'), 'Actions']);
  for (const name of [forDoctors.script, forDoctors.formula, forDoctors.emoji, forDoctors.longName])
    await expect(row(page, name)).toBeVisible();
  await test.step('A PDF has what was found, in the order of the list', async () => {
    await follow(page, `${DOCTORS_ADDRESS}?sort=feature#text=form`);
    await total(page, 3);
    const file = await saved(page, 'PDF');
    expect(file.name).toBe('features.pdf');
    const { text } = await pdfIn(file);
    expect(text).toContain(withoutSpaces("Features of ALAGA MD · Search 'form'", 'Rows: 3'));
    expect(text.indexOf('RCS1form')).toBeLessThan(text.indexOf('RCS2form'));
  });
  await follow(page, DOCTORS_ADDRESS);
  await test.step('A feature is opened by its row or its button', async () => {
    await names(page).first().click();
    await expect(page.getByRole('dialog', { name: 'Edit Feature' })).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, `Edit ${forDoctors.usual}`).press('Enter');
    await expect(field(page, 'Status').getByRole('option')).toHaveText(['Active', 'Disable']);
    await field(page, 'Remarks').fill('Until the end of the year.');
    await save(page).click();
    await toastShown(page, UPDATED, 'success');
    await expectRow(row(page, forDoctors.usual), { Remarks: 'Until the end of the year.' });
  });
  await test.step('One is added, and one deleted', async () => {
    await press(page, 'Add Feature');
    await field(page, 'Feature').fill('Second opinion');
    await field(page, 'Status').selectOption('Disable');
    await save(page).click();
    await agree(page, "Add it to the doctors' app?", 'Save');
    await toastShown(page, ADDED, 'success');
    // The new row moves the others down, so wait for it before clicking.
    await expect(row(page, 'Second opinion')).toBeVisible();
    await press(page, `Delete ${forDoctors.script}`);
    await press(deleting(page), 'Yes, Delete');
    await toastShown(page, DELETED, 'success');
    await expect(row(page, forDoctors.script)).toHaveCount(0);
    await total(page, all.length);
  });
  const { featcon_ID } = all.at(-1) ?? {};
  const url = 'https://md.lumina.example/prescriptions';
  expect(await world.bodies('updateAlagaMdFeature')).toEqual([
    {
      Value: {
        featcon_ID,
        feature: forDoctors.usual,
        remarks: 'Until the end of the year.',
        url,
        status: 'A',
        editedby: people.administrator,
      },
    },
  ]);
  expect(await world.bodies('addAlagaMdFeature')).toEqual([
    { Value: { feature: 'Second opinion', remarks: '', url: '', status: 'D', postedby: people.administrator } },
  ]);
  expect(await world.bodies('deleteAlagaMdFeature')).toEqual([{ Value: { featcon_ID: 15 } }]);
  for (const operation of ['addAgoraFeature', 'updateAgoraFeature', 'deleteAgoraFeature'] as const)
    expect(await world.asked(operation)).toEqual([]);
});
