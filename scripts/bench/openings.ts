// How long the login page and the lists take from their address until they can be used, as multiples of the floor.
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../browser';
import { type Figure, median } from './figure';
import { type Limits, requestFigures } from './requests';
import { type Opening, openingOf, type Place, ROW, SLOW } from './slowPage';
import type { Addresses } from './stack';
import { BenchWorld } from './world';

const RUNS = 5;
const FORM = 'form input';
const LOGIN: Limits = { requests: 8, scriptKilobytes: 120, styleKilobytes: 10 };
const LIST: Limits = { requests: 14, scriptKilobytes: 180, styleKilobytes: 22 };

/** How many times the floor each may take. */
const TIMES: Record<keyof Opening, { login: number; list: number }> = {
  cold: { login: 1.4, list: 2.2 },
  warm: { login: 1.4, list: 2.0 },
};

const LISTS = {
  dashboard: 'dashboard',
  users: 'users',
  remarks: 'disapprove_remarks',
  access: 'sysaccess-manage-access',
};

/** The figures, and the floor that other figures are compared with. */
export async function openings(addresses: Addresses): Promise<{ figures: Figure[]; floor: number }> {
  const signedIn = await new BenchWorld(addresses.console, 'default~openings').keptBy('MIS IT');
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
    const timesOf = (place: Place, kind: 'login' | 'list'): Figure[] =>
      (['cold', 'warm'] as const).map((cache) => ({
        what: `${place.name} usable, ${cache}, ${SLOW}`,
        value: medians(place)[cache],
        unit: 'ms',
        budget: TIMES[cache][kind],
        // One floor for both, the cold one: the budgets of a warm page are multiples of it, too.
        beside: { name: 'floor', value: floorTimes.cold },
      }));
    const figures: Figure[] = [
      { what: `floor usable, cold, ${SLOW}`, value: floorTimes.cold, unit: 'ms' },
      { what: `floor usable, warm, ${SLOW}`, value: floorTimes.warm, unit: 'ms' },
      ...timesOf(login, 'login'),
      ...lists.flatMap((list) => timesOf(list, 'list')),
      ...(await requestFigures(browser, login, LOGIN)),
    ];
    for (const list of lists) figures.push(...(await requestFigures(browser, list, LIST)));
    return { figures, floor: floorTimes.cold };
  } finally {
    await browser.close();
  }
}

/** One after another, over and over, so that other load on the machine affects all of them. */
async function measured(browser: Browser, places: Place[]): Promise<(place: Place) => Opening> {
  const runs = new Map<Place, Opening[]>(places.map((place) => [place, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const place of places) runs.get(place)?.push(await openingOf(browser, place));
  }
  return (place) => {
    const times = runs.get(place) ?? [];
    return { cold: median(times.map(({ cold }) => cold)), warm: median(times.map(({ warm }) => warm)) };
  };
}
