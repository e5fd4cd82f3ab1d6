// What stands in the place of a value: of the seeds' kind, the same for the same value, and to be guessed by nobody who lacks the
// secret of the run.
import { createHmac } from 'node:crypto';
import { lastNames, mensNames, womensNames } from '../../mocks/seeding/names';
import { cities, companies, streets } from '../../mocks/seeding/places';
import { randomFrom } from '../../mocks/seeding/random';
import { titleCase, withoutAccents } from '../../mocks/seeding/text';
import { momentIn, waysOf } from '../../web/gateway/production/reading/moments';

export type StandIn = (name: string, text: string, attempt: number) => string;

const firstNames = [...womensNames, ...mensNames];
const WORDS = 'the member was asked to send another picture of a card that can be read and the desk has noted it'.split(
  ' ',
);
const isNever = (text: string) => /^0?1[/-]0?1[/-]1900|^1900-01-01/.test(text);

export function standIns(secret: string): StandIn {
  const randomOf = (text: string, attempt: number) => {
    const hash = createHmac('sha256', secret).update(`${attempt} ${text}`).digest();
    // Of thirty-two bits, twice: a number for each thing that is picked.
    const [first, second] = [randomFrom(hash.readUInt32LE(0)), randomFrom(hash.readUInt32LE(4))];
    return () => (first() + second()) % 1;
  };

  return (name, text, attempt) => {
    const random = randomOf(text.toLowerCase(), attempt);
    const below = (number: number) => Math.floor(random() * number);
    const from = (list: readonly string[]) => list[below(list.length)] ?? '';
    const moment = momentIn(text);
    if (moment) return isNever(text) ? text : asMoment(text, moment, below);
    if (text.includes('@')) return mailbox(`${from(firstNames)} ${from(lastNames)}`, below(10_000));
    const kind = kindOf(name, text);
    if (kind === 'first') return from(firstNames);
    if (kind === 'last') return from(lastNames);
    if (kind === 'full') return titleCase(`${from(firstNames)} ${from(lastNames)}`);
    if (kind === 'company') return from(companies.map(([company]) => company));
    if (kind === 'street') return `${1 + below(900)} ${from(streets)}`;
    if (kind === 'city') return from(cities.map(([city]) => city));
    if (kind === 'province') return from(cities.map(([, province]) => province));
    if (kind === 'words') return Array.from({ length: 4 + below(5) }, () => from(WORDS)).join(' ');
    return inShape(text, below);
  };
}

function kindOf(name: string, text: string) {
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

/** In the way that it was written in, on another day of about that time. */
function asMoment(text: string, moment: NonNullable<ReturnType<typeof momentIn>>, below: (number: number) => number) {
  const way = waysOf(moment).indexOf(text);
  const isDay = moment.hour + moment.minute + moment.second === 0;
  const other = {
    year: Math.max(1902, moment.year - 3 + below(7)),
    month: 1 + below(12),
    day: 1 + below(28),
    hour: isDay ? 0 : below(24),
    minute: isDay ? 0 : below(60),
    second: isDay ? 0 : below(60),
  };
  const ways = waysOf(other);
  return ways[way] ?? ways[/^\d{4}/.test(text) ? (isDay ? 0 : 1) : isDay ? 2 : 4] ?? '';
}

/** Letters by letters and digits by digits: numbers, codes and paths stay what they look like. A number keeps its length. */
function inShape(text: string, below: (number: number) => number): string {
  return [...text]
    .map((letter, at) => {
      if (/\d/.test(letter)) return String(at === 0 && letter !== '0' ? 1 + below(9) : below(10));
      if (/\p{Lu}/u.test(letter)) return String.fromCharCode(65 + below(26));
      if (/\p{L}/u.test(letter)) return String.fromCharCode(97 + below(26));
      // What stands between them says nothing; anything else might.
      return /[-_./:, ()+%]/.test(letter) ? letter : '-';
    })
    .join('');
}
