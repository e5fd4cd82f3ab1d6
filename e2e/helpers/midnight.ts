// Nearly every script uses today's date, so no script may run over midnight.
import { setTimeout as pause } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';
import { DAY_MS, startOfDay } from '../../mocks/manilaTime';

/** The clocks of the servers may differ a little: the new day must have begun on all of them. */
const MARGIN_MS = 2000;

/** Waits until after midnight if the script could still be running then. */
export async function beginAfterMidnight(info: TestInfo): Promise<void> {
  const left = startOfDay(Date.now()) + DAY_MS - Date.now();
  if (left > info.timeout) return;
  info.setTimeout(info.timeout + left + MARGIN_MS);
  await pause(left + MARGIN_MS);
}
