// The upstream's search over all records of an area.
import { cacheBySerial } from './seeding/cacheBySerial';
import { folded } from './seeding/text';

const SEARCH_LIMIT = 500;

/** Returns the serial numbers of the matches, the latest first. A match contains every word, in any order. */
export function searchBy<Register extends { entries: readonly unknown[] }>(
  textOf: (register: Register, serial: number) => string,
) {
  const foldedTextOf = cacheBySerial((register: Register, serial) => folded(textOf(register, serial)));
  return (register: Register, text: string): number[] => {
    const words = folded(text).split(/\s+/).filter(Boolean);
    const found: number[] = [];
    if (words.length === 0) return [];
    for (let serial = register.entries.length - 1; serial >= 0 && found.length < SEARCH_LIMIT; serial -= 1) {
      const searched = foldedTextOf(register, serial);
      if (words.every((word) => searched.includes(word))) found.push(serial);
    }
    return found;
  };
}
