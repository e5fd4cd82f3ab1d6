// A queue whose last come in while somebody works: one a minute, by the servers' clock.
const ARRIVING = 30;
const EVERY_MS = 60_000;

/** Those that are there by now; all of them where nothing is said of since when. */
export function arrivedOf<Case>(queue: Case[], since: number | null, now: number): Case[] {
  if (since === null) return queue;
  const arrived = Math.floor((now - since) / EVERY_MS);
  return queue.slice(0, Math.max(0, queue.length - Math.max(0, ARRIVING - arrived)));
}
