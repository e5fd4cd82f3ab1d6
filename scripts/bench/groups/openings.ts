// Measures the time until the login page and the lists can be used after opening their address, as multiples of the
// floor.
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../stack/browser';
import { type Figure, type Limit, median } from '../measuring/figure';
import { type Opening, openingOf, type Place, ROW, SLOW, type Times } from '../measuring/slowPage';
import type { Addresses } from '../measuring/stack';
import { BenchWorld } from '../measuring/world';
import { menuFigures } from './menu';
import { type Limits, requestFigures } from './requests';

const RUNS = 3;
const FORM = 'form input';
const LOGIN: Limits = { requests: { budget: 6 }, scriptKilobytes: { budget: 105 }, styleKilobytes: { budget: 10 } };
const LIST: Limits = {
  requests: { budget: 9 },
  scriptKilobytes: { budget: 164, aim: 160 },
  styleKilobytes: { budget: 22 },
};
/** Both tables of this screen need two lists each. */
const LIST_OF_FOUR: Limits = { ...LIST, requests: { budget: 11, aim: 9 } };

/** As multiples of the floor. */
const TIMES: Record<keyof Opening, { login: Limit; list: Limit }> = {
  cold: { login: { budget: 1.15, aim: 0.8 }, list: { budget: 2.3, aim: 1.15 } },
  warm: { login: { budget: 1.15, aim: 0.8 }, list: { budget: 2.1, aim: 1.0 } },
  updated: { login: { budget: 1.15, aim: 0.8 }, list: { budget: 2.1, aim: 1.15 } },
};
const FIRST_PAINT: Limit = { budget: 0.85, aim: 0.5 };
const BLOCK: Limit = { budget: 0.3 };

const LISTS = {
  dashboard: 'dashboard',
  users: 'users',
  remarks: 'disapprove_remarks',
  access: 'sysaccess-manage-access',
};

/** The figures, and the time of the floor for the budgets of other groups. */
export async function openings(addresses: Addresses): Promise<{ figures: Figure[]; floor: number }> {
  const signedIn = await new BenchWorld(addresses.console, 'default~openings').signedInOptions('MIS IT');
  const floor: Place = { name: 'floor', url: addresses.floor, usable: FORM, context: {} };
  const login: Place = { name: 'login', url: addresses.console, usable: FORM, context: {} };
  const lists: Place[] = Object.entries(LISTS).map(([name, path]) => ({
    name,
    url: addresses.console + path,
    usable: ROW,
    context: signedIn,
  }));

  const browser = await chromium.launch(launchOptions());
  try {
    const medians = await measured(browser, [floor, login, ...lists]);
    const floorTimes = medians(floor);
    // The budgets of warm openings are multiples of the cold floor, too.
    const beside = { name: 'floor', value: floorTimes.cold.usable };
    const figure = (what: string, value: number, limit: Limit): Figure => ({
      what: `${what}, ${SLOW}`,
      value,
      unit: 'ms',
      ...limit,
      beside,
    });
    const timesOf = (place: Place, kind: 'login' | 'list'): Figure[] => {
      const { cold, warm, updated } = medians(place);
      return [
        figure(`${place.name} usable, cold`, cold.usable, TIMES.cold[kind]),
        figure(`${place.name} usable, warm`, warm.usable, TIMES.warm[kind]),
        figure(`${place.name} usable, after an update`, updated.usable, TIMES.updated[kind]),
        ...(kind === 'login'
          ? []
          : [
              figure(`${place.name}: first paint`, cold.firstPaint, FIRST_PAINT),
              figure(`${place.name}: longest block while it opens`, cold.block, BLOCK),
            ]),
      ];
    };
    const figures: Figure[] = [
      { what: `floor usable, cold, ${SLOW}`, value: floorTimes.cold.usable, unit: 'ms' },
      { what: `floor usable, warm, ${SLOW}`, value: floorTimes.warm.usable, unit: 'ms' },
      ...timesOf(login, 'login'),
      ...lists.flatMap((list) => timesOf(list, 'list')),
      ...(await requestFigures(browser, login, LOGIN)),
    ];
    for (const list of lists)
      figures.push(...(await requestFigures(browser, list, list.name === 'access' ? LIST_OF_FOUR : LIST)));
    figures.push(...(await menuFigures(browser, { url: addresses.console, context: signedIn }, beside)));
    return { figures, floor: floorTimes.cold.usable };
  } finally {
    await browser.close();
  }
}

/** Opens all pages in turn, several times, so that other load on the machine affects all of them. */
async function measured(browser: Browser, places: Place[]): Promise<(place: Place) => Opening> {
  const runs = new Map<Place, Opening[]>(places.map((place) => [place, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const place of places) runs.get(place)?.push(await openingOf(browser, place));
  }
  const of = (times: Times[]): Times => ({
    usable: median(times.map(({ usable }) => usable)),
    firstPaint: median(times.map(({ firstPaint }) => firstPaint)),
    block: median(times.map(({ block }) => block)),
  });
  return (place) => {
    const times = runs.get(place) ?? [];
    return {
      cold: of(times.map(({ cold }) => cold)),
      warm: of(times.map(({ warm }) => warm)),
      updated: of(times.map(({ updated }) => updated)),
    };
  };
}
