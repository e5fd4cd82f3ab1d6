// Offers: read and edited.

import { seedOffers } from '../../mocks/areas/offers/seed';
import { alert, button, expect, field, follow, people, press, question, result, save, test } from '../fixtures';
import { cardOf, cards, PICTURE_WIDTH, picture } from '../helpers/content';
import { chosen, close, detail, ofStore, opener, TAB, withId } from './delights';

const CAFE = 'Kapetolyo Coffee House';
const OFFER = seedOffers(Date.now())[40];
const UPDATED = 'Delights has been updated!';

test('an offer is read, left unchanged, changed without and with a new picture, and disabled', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.marketing, ofStore(CAFE));
  const shown = cardOf(page, CAFE)
    .filter({ hasText: OFFER?.details ?? '' })
    .last();
  await opener(shown).click();
  await test.step('It is read in full', async () => {
    await expect(detail(page).getByRole('img', { name: `Picture of ${CAFE}` })).toBeVisible();
    await expect(detail(page).getByRole('heading', { name: CAFE })).toBeVisible();
    const labels = ['Branches', 'Contact Details', 'Validity', 'Posted by', 'Posted Date', 'Edited by'];
    await expect(detail(page).getByRole('term')).toHaveText(labels);
    await expect(detail(page).getByRole('definition').first()).toHaveText(OFFER?.branches ?? '');
    await expect(detail(page).getByRole('textbox')).toHaveCount(0);
  });
  await press(detail(page), 'Edit');
  await expect(field(page, 'Store')).toHaveValue('9');
  await expect(field(page, 'Category')).toHaveValue('2');
  await expect(field(page, 'Status').getByRole('option')).toHaveText(['Active', 'Disable']);
  await expect(chosen(page)).toBeVisible();
  await field(page, 'Details').fill('');
  await test.step('The same rules apply as for a new one', async () => {
    await save(page).click();
    await expect(alert(page)).toHaveText('Please add details!');
  });
  await press(detail(page), 'Cancel');
  await press(question(page, 'Discard your changes?'), 'Discard');
  await expect(button(detail(page), 'Edit')).toBeFocused();
  await close(detail(page));
  await expect(opener(shown)).toBeFocused();
  expect([...(await world.asked('updateOffer')), ...(await world.asked('updateOfferWithImage'))]).toEqual([]);

  await follow(page, withId(41));
  const fields = {
    delightdetailID: 41,
    delightcategoryID: 2,
    delightstoreID: 9,
    branches: OFFER?.branches,
    details: 'Half price on Mondays',
    contactnumber: OFFER?.contactnumber,
    validfromdate: OFFER?.validfromdate,
    validtodate: OFFER?.validtodate,
    product_tag: true,
    isactive: true,
    status: 'A',
    editby: people.marketing,
  };
  await press(detail(page), 'Edit');
  await field(page, 'Details').fill(fields.details);
  await save(page).click();
  await result(page, 'Success', UPDATED);
  await expect(detail(page)).toBeHidden();
  expect((await world.bodies('updateOffer')).at(-1)).toEqual({ Value: fields });
  await test.step('With a picture, which is shown at once', async () => {
    const { file, details: arrived } = picture('kape.png');
    await follow(page, withId(41));
    await press(detail(page), 'Edit');
    await expect(chosen(page)).toBeVisible();
    await field(page, 'Image').setInputFiles(file);
    await save(page).click();
    await result(page, 'Success', UPDATED);
    expect(await world.bodies('updateOfferWithImage')).toEqual([{ Delights_details: fields, delights_image: arrived }]);
    await follow(page, withId(41));
    await expect(detail(page).getByRole('img')).toHaveJSProperty('naturalWidth', PICTURE_WIDTH);
    await expect(detail(page)).toContainText(people.marketing);
  });
  await test.step('Disabled, it leaves the list', async () => {
    await press(detail(page), 'Edit');
    await field(page, 'Status').selectOption('Disable');
    await save(page).click();
    await result(page, 'Success', UPDATED);
    expect((await world.bodies('updateOffer')).at(-1)).toEqual({ Value: { ...fields, isactive: false, status: 'D' } });
    await follow(page, ofStore(CAFE));
    await expect(cards(page)).toHaveCount(1);
  });
});

test('an offer keeps a category or store that was disabled since', async ({ page, world, enterAs }) => {
  await enterAs(people.marketing, TAB);
  for (const { id, label, value, name } of [
    { id: 10, label: 'Category', value: '5', name: 'Optical (disabled)' },
    { id: 70, label: 'Store', value: '6', name: 'Indak Dance and Yoga Studio (disabled)' },
  ]) {
    await follow(page, withId(id));
    await press(detail(page), 'Edit');
    await expect(field(page, label)).toHaveValue(value);
    await expect(field(page, label).getByRole('option', { name, exact: true })).toHaveCount(1);
    await field(page, 'Details').fill('Changed');
    await save(page).click();
    await result(page, 'Success', UPDATED);
  }
  expect(await world.bodies('updateOffer')).toMatchObject([
    { Value: { delightcategoryID: 5 } },
    { Value: { delightstoreID: 6 } },
  ]);
});
