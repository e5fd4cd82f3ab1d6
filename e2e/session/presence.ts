// A person who signs in here or elsewhere, is away, and comes back.
import type { Page } from '@playwright/test';
import { expect, type World } from '../fixtures';

/** Waits for checks of the device, because one that is still under way would notice the ended session too early. */
export const deviceChecked = (world: World, times: number) =>
  expect.poll(async () => (await world.asked('checkDevice')).length, 'checks of the device').toBe(times);

/** Advances the browser's clock and then stops it, so that no additional time passes on a slow machine. */
export async function pass(page: Page, time: number): Promise<void> {
  await page.clock.setFixedTime(await page.evaluate((ms) => Date.now() + ms, time));
}

/** Simulates that the user comes back to the window. */
export const comeBackTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
