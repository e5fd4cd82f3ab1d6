// The floor alone, for groups whose budgets are multiples of it: the openings measure it too, beside all else that is opened.
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
