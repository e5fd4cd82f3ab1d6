import { DAY_MS, dayOf, NEVER, savedMomentOf, writtenDay } from '../../manilaTime';
import { MANY_LONG, manyRows } from '../../seeding/manyRows';
import { staffOf } from '../../seeding/persons';
import type { Category, Offer, Store } from './model';
import { specialFieldsOf } from './oddOffers';
import { branches, CATEGORIES, contacts, deals, shops, shopsWithoutOffers } from './shops';

const OFFERS = 120;

const DISABLED_STORES = [6, 19, 34, 37];
const DISABLED_CATEGORIES = [5, 7];

/** Cycles through a list. */
const nth = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0];

const notEdited = { editedby: '', editdate: NEVER };
const edited = { editedby: 'maria.santos@lumina.example', editdate: '3/9/2026 1:20:00 PM' };

const staff = staffOf('INT MRKTG', 'AVG MRKTG');
const firstBrandStaff = staffOf('INT MRKTG');
const secondBrandStaff = staffOf('AVG MRKTG');

/** One a day, on mornings in June and July 2025, in order. */
const postedOn = (at: number) => `${at < 29 ? 6 : 7}/${(at % 29) + 2}/2025 9:${15 + at}:00 AM`;

export const seedStores = (): Store[] =>
  [...shops.map(([name]) => name), ...shopsWithoutOffers].map((storename, at) => {
    const isactive = !DISABLED_STORES.includes(at + 1);
    return {
      delightstoreID: at + 1,
      storename,
      isactive,
      postedby: nth(staff, at),
      posteddate: postedOn(at),
      ...(isactive ? notEdited : edited),
    };
  });

export const seedCategories = (): Category[] =>
  CATEGORIES.map((categoryname, at) => {
    const isactive = !DISABLED_CATEGORIES.includes(at + 1);
    return {
      delightcategoryID: at + 1,
      categoryname,
      isactive,
      postedby: nth(staff, at),
      posteddate: postedOn(at),
      ...(isactive ? notEdited : edited),
    };
  });

/** No dates, valid now, over, or not valid yet. */
function validity(at: number, now: number): Pick<Offer, 'validfromdate' | 'validtodate'> {
  const day = (days: number) => writtenDay(dayOf(now + days * DAY_MS));
  const from = -10 - (at % 40);
  if (at % 5 === 0) return { validfromdate: '', validtodate: '' };
  if (at % 11 === 3) return { validfromdate: day(from - 60), validtodate: day(from) };
  if (at % 13 === 6) return { validfromdate: day(12), validtodate: day(72) };
  return { validfromdate: day(from), validtodate: day(45 + (at % 90)) };
}

function offerAt(at: number, now: number): Offer {
  const [storename, categoryname] = nth(shops, at);
  const product_tag = at % 3 !== 2;
  const isactive = at % 10 !== 7;
  const poster = product_tag ? firstBrandStaff : secondBrandStaff;
  return {
    delightdetailID: at + 1,
    delightcategoryID: CATEGORIES.indexOf(categoryname) + 1,
    delightstoreID: (at % shops.length) + 1,
    storename,
    categoryname,
    branches: nth(branches, at),
    details: nth(deals[categoryname], at),
    contactnumber: nth(contacts, at),
    ...validity(at, now),
    product_tag,
    isactive,
    status: isactive ? 'A' : 'D',
    postedby: nth(poster, at),
    postdate: savedMomentOf(now - (OFFERS - (at % OFFERS)) * 2.7 * DAY_MS),
    editby: at % 6 === 4 ? nth(poster, at + 1) : '',
    path: `offers/${at + 1}.png`,
    ...specialFieldsOf(at + 1),
  };
}

export const seedOffers = (now: number): Offer[] => Array.from({ length: OFFERS }, (_, at) => offerAt(at, now));

/** Active offers of the first brand. */
export const seedManyOffers = manyRows((now): Offer[] =>
  Array.from({ length: MANY_LONG }, (_, at) => ({
    ...offerAt(at, now),
    product_tag: true,
    isactive: true,
    status: 'A',
  })),
);
