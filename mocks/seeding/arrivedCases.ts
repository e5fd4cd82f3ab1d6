// A queue whose last cases arrive while the user works, one a minute by the world's clock.
const ARRIVING = 30;
const EVERY_MS = 60_000;

/** The cases that have arrived by now; all of them when `since` is null. */
export function arrivedCases<Case>(queue: Case[], since: number | null, now: number): Case[] {
  if (since === null) return queue;
  const arrived = Math.floor((now - since) / EVERY_MS);
  return queue.slice(0, Math.max(0, queue.length - Math.max(0, ARRIVING - arrived)));
}
