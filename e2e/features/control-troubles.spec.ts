// The features of both apps: two people who edit the same one, people without permission, and names in other scripts.
import {
  agree,
  expect,
  FROM_CONSOLE,
  field,
  headersOf,
  heading,
  people,
  press,
  question,
  save,
  test,
  toastShown,
} from '../fixtures';
import { pdfIn } from '../helpers/files';
import { ADDED, ADDRESS, DOCTORS_ADDRESS, deleting, editing, names, row, saved, search, UPDATED } from './controlParts';

test.describe('a feature that a colleague has just deleted', () => {
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

test('other people cannot keep features, by address or by call; the second of two who save is asked', async ({
  page,
  elsewhere,
  request,
  world,
  enterAs,
}) => {
  await enterAs(people.firstBrandApd, ADDRESS);
  await expect(heading(page, 'Not allowed')).toBeVisible();
  const headers = await headersOf(page);
  const texts = { feature: 'x', url: '', status: 'A', postedby: people.firstBrandApd };
  for (const [path, Value] of [
    ['agora/addition', { ...texts, cbmsg: '' }],
    ['agora/deletion', { featurerecid: 101 }],
    // The upstream needs no token for these calls, but the gateway needs a session.
    ['alagamd/addition', { ...texts, remarks: '' }],
    ['alagamd/deletion', { featcon_ID: 1 }],
  ] as const)
    expect((await page.request.post(`api/features/${path}`, { headers, data: { Value } })).status(), path).toBe(403);
  const unsigned = await request.post('api/features/alagamd/addition', {
    headers: FROM_CONSOLE,
    data: { Value: { ...texts, remarks: '' } },
  });
  expect(unsigned.status()).toBe(401);
  for (const operation of ['listAgoraFeatures', 'addAlagaMdFeature', 'deleteAgoraFeature'] as const)
    expect(await world.asked(operation)).toEqual([]);
  await test.step('Two people edit the same feature: before a change is replaced, there is a question', async () => {
    await enterAs(people.administrator, `${ADDRESS}?open=101`);
    await field(page, 'Message').fill('Mine');
    await enterAs(people.otherAdministrator, `${ADDRESS}?open=101`, { page: elsewhere });
    await field(elsewhere, 'Message').fill('Theirs');
    await save(elsewhere).click();
    await toastShown(elsewhere, UPDATED);
    await save(page).click();
    await press(question(page, 'Someone else changed this'), 'Stay');
    await expect(field(page, 'Message')).toHaveValue('Mine');
    await save(page).click();
    await press(question(page, 'Someone else changed this'), 'Save mine');
    await toastShown(page, UPDATED);
  });
});

test('a feature that is named in another script can be exported as a PDF', async ({ page, enterAs }) => {
  await enterAs(people.administrator, ADDRESS);
  await press(page, 'Add Feature');
  await field(page, 'Feature').fill('हिन्दी বাংলা');
  await save(page).click();
  await agree(page, 'Add it to the member app?', 'Save');
  await toastShown(page, ADDED);
  await search(page).fill('हिन्दी');
  await expect(names(page)).toHaveText(['हिन्दी বাংলা']);
  const { text } = await pdfIn(await saved(page, 'PDF'));
  // In the order in which the letters are drawn; the fonts have no Bengali.
  expect(text).toContain('िहन्दी\ufffd\ufffd\ufffd\ufffd\ufffd');
});
