// Formats times in Manila's time zone, which is eight hours ahead of UTC all year.
const MANILA_MS = 8 * 60 * 60_000;

const manila = (at: string) => new Date(Date.parse(at) + MANILA_MS).toISOString();

/** `2026-11-21 10:32:05` */
export const manilaMoment = (at: string) => manila(at).slice(0, 19).replace('T', ' ');

/** `2026-11-21T10:32`, the format of a datetime-local field. */
export const manilaMinute = (at: number) => new Date(at + MANILA_MS).toISOString().slice(0, 16);

/** `10:32:05` */
export const manilaTime = (at: string) => manila(at).slice(11, 19);
