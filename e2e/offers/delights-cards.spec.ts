// Offers: searched, and read card by card.
import { fixtures } from '../../mocks/areas/offers/oddOffers';
import { dayOf, writtenDay } from '../../mocks/manilaTime';
import { expect, field, follow, people, press, queryOf, result, save, test, toast, toastShown } from '../fixtures';
import { cardOf, cards, picture } from '../helpers/content';
import { adding, category, detail, FILLED, fillOffer, listedOffers, ofStore, TAB, withId } from './delights';

const CAFE = 'Kapetolyo Coffee House';
const UPDATED = 'Delights has been updated!';

test('each brand sees its own active offers, the newest first, and posts its own', async ({
  page,
  elsewhere,
  world,
  enterAs,
}) => {
  for (const { who, word, isFirstBrand, where } of [
    { who: people.marketing, word: 'Delights', isFirstBrand: true, where: page },
    { who: people.secondBrandMarketing, word: 'Treats', isFirstBrand: false, where: elsewhere },
  ] as const) {
    await enterAs(who, TAB, { page: where });
    const offers = listedOffers(isFirstBrand);
    const shown = cards(where);
    await expect(where.getByRole('list', { name: word, exact: true })).toBeVisible();
    await expect(shown.first(), word).toHaveAttribute('aria-setsize', String(offers.length));
    const names = offers.slice(0, 20).map(({ storename }) => storename);
    await expect(shown.getByRole('heading').filter({ visible: true })).toContainText(names);
    await expect(where.getByRole('tab', { name: word, exact: true })).toHaveAttribute('aria-selected', 'true');
  }
  await test.step('An offer that is not listed cannot be opened by its address either', async () => {
    for (const id of [fixtures.activeButDisabledStatus, fixtures.inactiveButActiveStatus, 3]) {
      await follow(page, withId(id));
      await toastShown(page, 'It no longer exists.', 'warning');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
  const today = writtenDay(dayOf(Date.now()));
  await test.step('The second brand posts treats, which members see from today', async () => {
    await press(elsewhere, 'ADD');
    await fillOffer(elsewhere, picture('treat.png').file);
    await field(elsewhere, 'Valid From (optional)').fill(today);
    await press(adding(elsewhere, 'Treats'), 'Create');
    await elsewhere.getByRole('button', { name: 'Undo' }).hover();
    await expect(toast(elsewhere, 'New treats has been added!', 'success')).toContainText(
      `Every member of Avega can see '10% off on "everything" <woven>' now.`,
    );
    const [sent] = await world.bodies('addOffer');
    expect(sent).toMatchObject({ Delights_details: { product_tag: false, postedby: people.secondBrandMarketing } });
    await expect(cardOf(elsewhere, 'Habi Handwoven Goods').first()).toContainText('Session Road, Baguio City');
  });
  await test.step('Undo disables it', async () => {
    await elsewhere.getByRole('button', { name: 'Undo' }).click();
    await toastShown(elsewhere, 'is disabled.');
    const disabled = { ...FILLED, validfromdate: today, product_tag: false, isactive: false, status: 'D' } as const;
    expect(await world.bodies('updateOffer')).toMatchObject([{ Value: disabled }]);
  });
});

test('the list is filtered', async ({ page, enterAs }) => {
  await enterAs(people.marketing, TAB);
  const offers = listedOffers(true);
  const count = (number: number) => expect(cards(page).first()).toHaveAttribute('aria-setsize', String(number));
  await test.step('The filter has All and the active categories', async () => {
    await expect(category(page).getByRole('option')).toHaveText([
      'All',
      'Beauty & Wellness',
      'Dining & Cafe',
      'Fitness',
      'Hotels & Resorts',
      'Leisure & Recreation',
      'Pet Care',
      'Retail',
    ]);
    await count(offers.length);
  });
  await category(page).selectOption('Dining & Cafe');
  const dining = offers.filter(({ categoryname }) => categoryname === 'Dining & Cafe');
  await count(dining.length);
  await page.getByRole('searchbox').fill('COFFEE kape');
  await count(2);
  expect(queryOf(page)).toEqual({ tab: 'delights', category: '2', text: 'COFFEE kape' });
  await category(page).selectOption('Retail');
  await expect(page.getByText('No matches')).toBeVisible();
  await test.step('A category that cannot be chosen has no effect', async () => {
    await follow(page, `${TAB}&category=5`);
    await count(offers.length);
    await expect(category(page)).toHaveValue('');
  });
});

test('a card shows the icon of its category, and how long it is valid', async ({ page, enterAs }) => {
  await enterAs(people.marketing, TAB);
  await test.step('The icon of its category', async () => {
    const icon = (store: string) => cardOf(page, store).first().locator('svg[data-icon]').first();
    for (const [store, name, label] of [
      ['Habi Handwoven Goods', 'shopping-cart', 'Retail'],
      ['Malinaw Optical', 'eye-open', 'Optical'],
      ['Aso at Pusa Veterinary Clinic', 'tag', 'Pet Care'],
    ] as const) {
      await page.getByRole('searchbox').fill(store);
      await expect(icon(store)).toHaveAttribute('data-icon', name);
      await expect(cardOf(page, store).first()).toContainText(label);
    }
  });
  await test.step('How long it is valid', async () => {
    const over = listedOffers(true).find(
      ({ validtodate }) => validtodate !== '' && Date.parse(validtodate) < Date.now() - 86_400_000 * 2,
    );
    await page.getByRole('searchbox').fill(over?.storename ?? '');
    await expect(cards(page).filter({ hasText: 'Ended' }).first()).toContainText('until');
    await follow(page, withId(fixtures.openEnd));
    await expect(detail(page).getByRole('definition').nth(2)).toHaveText(/^From \w+ \d+, \d{4}$/);
    await follow(page, withId(fixtures.openBeginning));
    await expect(detail(page).getByRole('definition').nth(2)).toHaveText(/^Until \w+ \d+, \d{4}$/);
  });
});

test.describe('where pictures are missing', () => {
  test.use({ scenario: 'image-missing' });

  test('a card says so, until somebody uploads one', async ({ page, enterAs }) => {
    await enterAs(people.marketing, ofStore(CAFE));
    await expect(cardOf(page, CAFE).getByText('The picture is missing.')).toHaveCount(1);
    await expect(cardOf(page, CAFE).getByText('No picture')).toHaveCount(1);
    await follow(page, withId(41));
    await press(detail(page), 'Edit');
    await field(page, 'Image').setInputFiles(picture('found.png').file);
    await save(page).click();
    await result(page, 'Success', UPDATED);
    await expect(cardOf(page, CAFE).getByRole('img')).toHaveCount(0);
    await follow(page, ofStore(CAFE));
    await expect(cardOf(page, CAFE).getByRole('img', { name: `Picture of ${CAFE}` })).toHaveCount(1);
  });
});

test.describe('on the first day', () => {
  test.use({ scenario: 'empty' });

  test('nothing is there, and nothing can be chosen', async ({ page, enterAs }) => {
    await enterAs(people.marketing, TAB);
    await expect(page.getByText('No delights')).toBeVisible();
    await press(page, 'ADD');
    await expect(field(page, 'Store').getByRole('option')).toHaveText(['No active store']);
    await expect(field(page, 'Category').getByRole('option')).toHaveText(['No active category']);
  });
});
