// Measures only the floor, for groups whose budgets are multiples of it. The openings measure it together with their
// own pages.
import { chromium } from '@playwright/test';
import { launchOptions } from '../../stack/browser';
import { median } from './figure';
import { openingOf, type Place } from './slowPage';

const RUNS = 3;

export async function floorTime(url: string): Promise<number> {
  const floor: Place = { name: 'floor', url, usable: 'form input', context: {} };
  const browser = await chromium.launch(launchOptions());
  try {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push((await openingOf(browser, floor)).cold.usable);
    return median(times);
  } finally {
    await browser.close();
  }
}
