import { beforeEach, expect, it } from 'vitest';
import { askingAs, worldIn } from '../../testing';
import type { World } from '../../worlds/world';
import { isActive } from './model';
import { fixtures } from './oddOffers';
import { offerPicture } from './pictures';
import { CATEGORIES } from './shops';

const WHO = 'liza.mendoza@lumina.example';
const POSTED = { postedby: 'maria.santos@lumina.example', postdate: '06/02/2025 09:15:00' };
const NOW = /^\d{1,2}\/\d{1,2}\/\d{4} \d{1,2}:\d\d:\d\d [AP]M$/;
let world: World;
let ask: ReturnType<typeof askingAs>;

function begin(scenario: string): void {
  world = worldIn(scenario);
  ask = askingAs(world, WHO);
}
beforeEach(() => begin('default'));

const offers = () => ask('listOffers').body.data;
const stores = () => ask('listStores').body.data;
const categories = () => ask('listCategories').body.data;
const offer = (id: number) => offers().find(({ delightdetailID }) => delightdetailID === id);
const addStore = (storename: string) =>
  ask('addStore', { body: { Value: { storename, isactive: true, ...POSTED, editby: '' } } });
const updateStore = (delightstoreid: number, storename: string, isactive = true) =>
  ask('updateStore', { body: { Value: { delightstoreid, storename, isactive, ...POSTED, editby: WHO } } });
const addCategory = (categoryname: string) =>
  ask('addCategory', { body: { Value: { categoryname, isactive: true, ...POSTED, editby: '' } } });
const updateCategory = (delightcategoryID: number, categoryname: string, isactive = true) =>
  ask('updateCategory', { body: { Value: { delightcategoryID, categoryname, isactive, ...POSTED, editby: WHO } } });
function updateOffer(id: number, change: object) {
  const { storename, categoryname, postedby, postdate, path, ...fields } = offer(id) ?? offers()[0] ?? {};
  return ask('updateOffer', { body: { Value: { ...fields, delightdetailID: id, editby: WHO, ...change } as never } });
}

it('has offers of both brands in every category, active and not, with dates and without', () => {
  expect(offers()).toHaveLength(120);
  for (const name of CATEGORIES) {
    const tags = offers().filter((each) => each.categoryname === name && isActive(each));
    expect([name, new Set(tags.map(({ product_tag }) => product_tag)).size]).toEqual([name, 2]);
  }
  expect(offers().filter((each) => !isActive(each)).length).toBeGreaterThan(10);
  expect(offers().filter(({ validfromdate }) => validfromdate === '').length).toBeGreaterThan(10);
  const over = ({ validtodate }: { validtodate: string }) =>
    validtodate !== '' && Date.parse(validtodate) < world.now();
  expect(offers().filter(over).length).toBeGreaterThan(5);
  expect(new Set(offers().map(({ delightdetailID }) => delightdetailID)).size).toBe(120);
});

it('every offer has the names of its store and category, also on its picture', () => {
  const names = new Map(stores().map(({ delightstoreID, storename }) => [delightstoreID, storename]));
  for (const each of offers()) {
    expect(each.storename).toBe(names.get(each.delightstoreID));
    expect(each.categoryname).toBe(CATEGORIES[each.delightcategoryID - 1]);
  }
  expect(offer(41)?.path).toBe('offers/41.png');
  expect(offerPicture(world, 'offers/41.png')).toEqual({
    title: 'Kapetolyo Coffee House',
    subtitle: 'Dining & Cafe',
    kind: 'dining',
  });
  expect(offerPicture(world, 'offers/999.png')).toBeUndefined();
  expect(offer(fixtures.withoutPicture)?.path).toBe('');
  expect(offerPicture(world, '')).toBeUndefined();
});

it('has texts of the greatest length that the contract allows', () => {
  const { details, branches, contactnumber } = offer(fixtures.longest) ?? {};
  expect([details?.length, branches?.length, contactnumber?.length]).toEqual([5000, 1000, 250]);
  expect(Math.max(...stores().map(({ storename }) => storename.length))).toBe(250);
});

it('adds a store with its author and time, not edited', () => {
  expect(addStore('Sarap Grill').example).toBe('default');
  expect(stores().at(-1)).toMatchObject({
    delightstoreID: 41,
    storename: 'Sarap Grill',
    isactive: true,
    postedby: POSTED.postedby,
    posteddate: expect.stringMatching(NOW),
    editedby: '',
    editdate: '1/1/1900 12:00:00 AM',
  });
  expect(addStore(' KAPETOLYO coffee house ').example).toBe('alreadyThere');
});

it('renames a store, also in its offers', () => {
  expect(updateStore(9, 'Kapetolyo', false).example).toBe('default');
  expect(stores()[8]).toMatchObject({ storename: 'Kapetolyo', isactive: false, editedby: WHO });
  expect(stores()[8]?.editdate).toMatch(NOW);
  expect(stores()[8]?.editdate).not.toBe('1/1/1900 12:00:00 AM');
  expect(offer(41)?.storename).toBe('Kapetolyo');
  expect(updateStore(9, 'hilot haven spa').example).toBe('alreadyThere');
  expect(updateStore(9, 'KAPETOLYO').example).toBe('default');
  expect(updateStore(99, 'Anything').example).toBe('unknown');
});

it('adds and renames categories', () => {
  expect(addCategory('Travel').example).toBe('default');
  expect(categories().at(-1)).toMatchObject({ delightcategoryID: 10, categoryname: 'Travel', editedby: '' });
  expect(addCategory('retail').example).toBe('alreadyThere');
  expect(updateCategory(2, 'Dining', false).example).toBe('default');
  expect(categories()[1]).toMatchObject({ categoryname: 'Dining', isactive: false, editedby: WHO });
  expect(offer(41)?.categoryname).toBe('Dining');
  expect(updateCategory(2, 'Retail').example).toBe('alreadyThere');
  expect(updateCategory(99, 'Anything').example).toBe('unknown');
});

it('changes an offer, which may keep a disabled store or category but not choose one', () => {
  expect(updateOffer(41, { delightstoreID: 3, details: 'Half price' }).example).toBe('default');
  expect(offer(41)).toMatchObject({ storename: 'Mang Kiko Lechon de Cebu', details: 'Half price', editby: WHO });
  expect(updateOffer(41, { delightstoreID: 6 }).example).toBe('storeDisabled');
  expect(updateOffer(41, { delightcategoryID: 5 }).example).toBe('categoryDisabled');
  expect(updateOffer(41, { delightstoreID: 99 }).example).toBe('storeDisabled');
  const [remaining] = offers().filter(({ delightstoreID }) => delightstoreID === 6);
  expect(updateOffer(remaining?.delightdetailID ?? 0, { details: 'Half price' }).example).toBe('default');
  expect(updateOffer(999, {}).example).toBe('unknown');
});

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const asFile = (bytes: Buffer) => ({ files: { delights_image: { name: 'picture.jpg', type: 'image/jpeg', bytes } } });
const details = {
  delightcategoryID: 2,
  delightstoreID: 9,
  branches: 'Ayala Center Cebu',
  details: '15% off every drink.',
  contactnumber: '(032) 255 1234',
  validfromdate: '11/01/2026',
  validtodate: '',
  product_tag: false,
};
const imageOf = (id: number) => ask('getContentImage', { headers: { imagepath: offer(id)?.path ?? '' } }).body;

it('adds an offer with its picture, active from the start', () => {
  const add = (change: object, bytes = JPEG) =>
    ask('addOffer', {
      body: { Delights_details: { ...details, postedby: WHO, isactive: true, status: 'A', ...change } },
      ...asFile(bytes),
    }).example;
  expect(add({})).toBe('default');
  expect(offer(121)).toEqual({
    ...details,
    delightdetailID: 121,
    storename: 'Kapetolyo Coffee House',
    categoryname: 'Dining & Cafe',
    isactive: true,
    status: 'A',
    postedby: WHO,
    postdate: expect.stringMatching(NOW),
    editby: '',
    path: 'offers/121-1.png',
  });
  expect(imageOf(121)).toEqual(JPEG);
  expect(add({ delightstoreID: 6 })).toBe('storeDisabled');
  expect(add({ delightcategoryID: 5 })).toBe('categoryDisabled');
  expect(add({}, Buffer.from('GIF89a'))).toBe('notAPicture');
  expect(add({}, Buffer.concat([JPEG, Buffer.alloc(4096 * 1024)]))).toBe('tooLarge');
  expect(offers()).toHaveLength(121);
});

it('changes an offer together with a new or its first picture', () => {
  const update = (id: number, change: object, bytes = JPEG) =>
    ask('updateOfferWithImage', {
      body: {
        Delights_details: { ...details, delightdetailID: id, isactive: false, status: 'D', editby: WHO, ...change },
      },
      ...asFile(bytes),
    }).example;
  expect(update(41, {})).toBe('default');
  expect(offer(41)).toMatchObject({ ...details, status: 'D', editby: WHO, path: 'offers/41-1.png' });
  expect(imageOf(41)).toEqual(JPEG);
  expect(update(fixtures.withoutPicture, {})).toBe('default');
  expect(imageOf(fixtures.withoutPicture)).toEqual(JPEG);
  expect(update(41, { delightstoreID: 6 })).toBe('storeDisabled');
  expect(update(41, {}, Buffer.from('GIF89a'))).toBe('notAPicture');
  expect(update(999, {})).toBe('unknown');
});

it('category-in-use: a category with active offers cannot be disabled, others can', () => {
  expect(updateCategory(2, 'Dining & Cafe', false).example).toBe('default');
  begin('category-in-use');
  expect(updateCategory(2, 'Dining & Cafe', false).example).toBe('inUse');
  expect(updateCategory(2, 'Dining', true).example).toBe('default');
  addCategory('Travel');
  expect(updateCategory(10, 'Travel', false).example).toBe('default');
});

it('is empty in the scenario empty, and has many in large', () => {
  begin('empty');
  expect(['listOffers', 'listStores', 'listCategories'].map((each) => ask(each as 'listOffers').example)).toEqual(
    Array(3).fill('empty'),
  );
  expect(addStore('Anything').example).toBe('default');
  expect(stores()[0]?.delightstoreID).toBe(1);
  begin('large');
  expect(offers().filter((each) => isActive(each) && each.product_tag)).toHaveLength(50_000);
});
