// Makes the replacement of a value: it looks like the seeds, is the same for the same value, and cannot be traced back
// without the secret of the run.
import { createHmac } from 'node:crypto';
import { lastNames, mensNames, womensNames } from '../../mocks/seeding/names';
import { cities, companies, streets } from '../../mocks/seeding/places';
import { randomFrom } from '../../mocks/seeding/random';
import { titleCase, withoutAccents } from '../../mocks/seeding/text';
import { notationsOf, parseMoment } from '../../web/gateway/production/reading/moments';

export type StandIn = (name: string, text: string, attempt: number) => string;

const firstNames = [...womensNames, ...mensNames];
const WORDS = 'the member was asked to send another picture of a card that can be read and the desk has noted it'.split(
  ' ',
);
/** After this many attempts, sentences are cut to the length of the original, because the field may be too short. */
const WHOLE_SENTENCES = 5;
/** Events are moved back by one to three days: the order by days roughly stays, and no date is in the future. */
const DAYS_EARLIER = 3;
const isOfBirth = (name: string) => /birth|bday|dob/i.test(name);
/** Numbers with so few digits that two of them could easily get the same replacement. */
const COUNTED = /^[1-9]\d{0,5}$/;
/** Whether a date is how servers write 'never', which reveals nothing. */
export const isNeverDate = (text: string) =>
  parseMoment(text) !== undefined && /^0?1[/-]0?1[/-]1900|^1900-01-01/.test(text);

export function createStandIns(secret: string): StandIn {
  const randomOf = (text: string, attempt: number) => {
    const hash = createHmac('sha256', secret).update(`${attempt} ${text}`).digest();
    // Combines two 32-bit generators; each call gives the next random number.
    const [first, second] = [randomFrom(hash.readUInt32LE(0)), randomFrom(hash.readUInt32LE(4))];
    return () => (first() + second()) % 1;
  };

  const orders = new Map<number, Uint32Array>();

  /**
   * Replaces a number by a permutation of all numbers with as many digits, so that two numbers never become the same.
   */
  function numbered(text: string, attempt: number): string {
    const first = 10 ** (text.length - 1);
    const order = orders.get(text.length) ?? cycleOf(9 * first, randomOf(`of ${text.length} digits`, 0));
    orders.set(text.length, order);
    let at = Number(text) - first;
    for (let step = 0; step <= attempt; step += 1) at = order[at] ?? 0;
    return String(first + at);
  }

  return (name, text, attempt) => {
    const random = randomOf(text.toLowerCase(), attempt);
    const below = (number: number) => Math.floor(random() * number);
    const from = (list: readonly string[]) => list[below(list.length)] ?? '';
    const moment = parseMoment(text);
    if (moment) {
      if (isNeverDate(text)) return text;
      const days = 1 + Math.floor(randomOf(text.replace(/T.*| .*/, ''), attempt)() * DAYS_EARLIER);
      return asMoment(text, moment, below, isOfBirth(name) ? undefined : days);
    }
    if (COUNTED.test(text)) return numbered(text, attempt);
    if (text.includes('@')) return mailbox(`${from(firstNames)} ${from(lastNames)}`, below(10_000));
    const kind = kindOf(name, text);
    if (kind === 'first') return from(firstNames);
    if (kind === 'last') return from(lastNames);
    if (kind === 'full') return titleCase(`${from(firstNames)} ${from(lastNames)}`);
    if (kind === 'company') return from(companies.map(([company]) => company));
    if (kind === 'street') return `${1 + below(900)} ${from(streets)}`;
    if (kind === 'city') return from(cities.map(([city]) => city));
    if (kind === 'province') return from(cities.map(([, province]) => province));
    if (kind === 'words') {
      const sentence = Array.from({ length: 4 + below(5) }, () => from(WORDS)).join(' ');
      return attempt < WHOLE_SENTENCES ? sentence : sentence.slice(0, text.length).trim();
    }
    return inShape(text, below);
  };
}

function kindOf(name: string, text: string) {
  // Checked first: the code of a province or a city is not its name.
  if (/code$/i.test(name) && !/\s/.test(text)) return 'code';
  if (/first_?name|mid(dle)?_?name/i.test(name)) return 'first';
  if (/last_?name|surname/i.test(name)) return 'last';
  if (/^(acct_?name|company|corp_?name)$/i.test(name)) return 'company';
  if (/street|address$/i.test(name) && !/email/i.test(name)) return 'street';
  if (/city|municipal/i.test(name)) return 'city';
  if (/province/i.test(name)) return 'province';
  if (/^(full_?name|name|member_?name|doctor_?name)$/i.test(name) && /\s/.test(text)) return 'full';
  return /\s/.test(text) || text.length > 60 ? 'words' : 'code';
}

const mailbox = (name: string, number: number) =>
  `${withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')}${number}@mail.example`;

/** A random permutation that is a single cycle, so that no number stays as it is. */
function cycleOf(length: number, random: () => number): Uint32Array {
  const order = Uint32Array.from({ length }, (_, at) => at);
  for (let at = length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * at);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

type Moment = NonNullable<ReturnType<typeof parseMoment>>;

/**
 * Writes a moment in the original format: a time is moved back by days, a date without time is replaced by one some
 * years around.
 */
function asMoment(text: string, moment: Moment, below: (number: number) => number, daysEarlier: number | undefined) {
  const way = notationsOf(moment).indexOf(text);
  const isDay = moment.hour + moment.minute + moment.second === 0;
  const other = {
    ...(isDay || daysEarlier === undefined
      ? { year: Math.max(1902, moment.year - 3 + below(7)), month: 1 + below(12), day: 1 + below(28) }
      : dayBefore(moment, daysEarlier)),
    hour: isDay ? 0 : below(24),
    minute: isDay ? 0 : below(60),
    second: isDay ? 0 : below(60),
  };
  const ways = notationsOf(other);
  return ways[way] ?? ways[/^\d{4}/.test(text) ? (isDay ? 0 : 1) : isDay ? 2 : 4] ?? '';
}

function dayBefore({ year, month, day }: Moment, days: number) {
  const other = new Date(Date.UTC(year, month - 1, day - days));
  return { year: other.getUTCFullYear(), month: other.getUTCMonth() + 1, day: other.getUTCDate() };
}

/** Replaces letters by letters and digits by digits, so that numbers, codes and paths keep their form and length. */
function inShape(text: string, below: (number: number) => number): string {
  return [...text]
    .map((letter, at) => {
      if (/\d/.test(letter)) return String(at === 0 && letter !== '0' ? 1 + below(9) : below(10));
      if (/\p{Lu}/u.test(letter)) return String.fromCharCode(65 + below(26));
      if (/\p{L}/u.test(letter)) return String.fromCharCode(97 + below(26));
      // Common separators reveal nothing and stay; any other character might.
      return /[-_./:, ()+%]/.test(letter) ? letter : '-';
    })
    .join('');
}
