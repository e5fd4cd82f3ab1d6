// What happened today is in nearly every script: the day does not turn under one of them.
import { setTimeout as pause } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';
import { DAY_MS, startOfDay } from '../../mocks/manila';

/** The start of the server's new day must be over as well, whichever clock was asked last. */
const MARGIN_MS = 2000;

/** A script that could still be under way at midnight begins after it. */
export async function beginAfterMidnight(info: TestInfo): Promise<void> {
  const left = startOfDay(Date.now()) + DAY_MS - Date.now();
  if (left > info.timeout) return;
  info.setTimeout(info.timeout + left + MARGIN_MS);
  await pause(left + MARGIN_MS);
}
