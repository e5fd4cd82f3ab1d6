// The rules for an advisory's days and texts, and for the filter of the list.
import * as v from 'valibot';
import { isUnread } from '#wire/unread';
import { disabledMessages, wordOf } from '@/ui/facts/statuses';
import { oneOf, warning } from '@/ui/saving/fieldRules';
import { requiredText } from '@/ui/saving/requiredText';
import { nameOrders } from '@/ui/table/ordering/nameOrders';
import { isDay, MONTHS, typedDay } from '@/ui/texts/days';
import { quoted } from '@/ui/texts/words';
import {
  type Advisory,
  type AdvisoryFields,
  addToAgora,
  addToAlagaMd,
  agoraQuery,
  alagaMdQuery,
  updateInAgora,
  updateInAlagaMd,
} from './calls';

export const AVAILABILITY = [
  { value: '1', label: 'Available' },
  { value: '0', label: 'Unavailable' },
] as const;

export const availability = ({ open }: Pick<Advisory, 'open'>) => wordOf(AVAILABILITY, open);

const NO_NAME = 'Enter the advisory.';
const NO_START = 'Enter the first day.';
const NO_END = 'Enter the last day.';
const isInOrder = ({ datefrom, dateto }: Days) => isUnread(datefrom) || isUnread(dateto) || dateto >= datefrom;
const REVERSED = 'The last day must not be before the first day.';

export const advisorySchema = v.pipe(
  v.object({
    advisoryname: requiredText(NO_NAME),
    open: oneOf(['0', '1']),
    status: oneOf(['A', 'D']),
    datefrom: v.pipe(v.string(), v.nonEmpty(NO_START)),
    dateto: v.pipe(v.string(), v.nonEmpty(NO_END)),
  }),
  v.forward(warning(v.partialCheck([['datefrom'], ['dateto']], isInOrder, REVERSED)), ['dateto']),
);

/** The form's values for an existing advisory, or the initial values for a new one. */
export const fieldsOf = (advisory: Advisory | undefined): AdvisoryFields => ({
  advisoryname: advisory?.advisoryname ?? '',
  open: advisory?.open ?? '1',
  status: advisory?.status ?? 'A',
  ...daysOf(advisory ?? { datefrom: '', dateto: '' }),
});

type Days = Pick<Advisory, 'datefrom' | 'dateto'>;

/** The server's format is '12-21-2026'. */
const dayOf = (date: string) => (isUnread(date) ? date : typedDay(date));
const daysOf = ({ datefrom, dateto }: Days): Days => ({ datefrom: dayOf(datefrom), dateto: dayOf(dateto) });

/** An advisory still runs on its last day. */
export function isOver({ dateto }: Pick<Advisory, 'dateto'>, today: string): boolean {
  const last = typedDay(dateto);
  return last !== '' && last < today;
}

const ALL = 'all';
const YEARS_OFFERED = 6;

/** A year as '2026' and a month as '11', or `ALL`. */
export interface MonthFilter {
  year: string;
  month: string;
}

export const EVERY_MONTH: MonthFilter = { year: ALL, month: ALL };

const monthOf = (today: string): MonthFilter => ({ year: today.slice(0, 4), month: today.slice(5, 7) });

export const yearsOffered = (today: string) => [
  { value: ALL, label: 'All' },
  ...Array.from({ length: YEARS_OFFERED }, (_, back) => String(Number(today.slice(0, 4)) - back)).map((year) => ({
    value: year,
    label: year,
  })),
];

export const monthsOffered = [
  { value: ALL, label: 'All' },
  ...MONTHS.map((label, at) => ({ value: String(at + 1).padStart(2, '0'), label })),
];

/** Reads the filter from the address; missing or invalid parts become the current year or month. */
export function monthFilterOf(query: MonthFilter, today: string): MonthFilter {
  const offered = (options: { value: string }[], value: string) => options.some((option) => option.value === value);
  const usual = monthOf(today);
  return {
    year: offered(yearsOffered(today), query.year) ? query.year : usual.year,
    month: offered(monthsOffered, query.month) ? query.month : usual.month,
  };
}

/** Whether the filter is the default. */
export function isThisMonth({ year, month }: MonthFilter, today: string): boolean {
  const usual = monthOf(today);
  return year === usual.year && month === usual.month;
}

/** 'November 2026', 'any November', '2026'; '' for everything. */
export function monthInWords({ year, month }: MonthFilter): string {
  const name = month === ALL ? '' : (MONTHS[Number(month) - 1] ?? '');
  if (year === ALL) return name && `any ${name}`;
  return [name, year].filter(Boolean).join(' ');
}

/** The message for an empty list when the filter or search hides all advisories. */
export function nothingFound(filter: MonthFilter, text: string): { title: string; description: string } {
  const inMonth = monthInWords(filter);
  if (!inMonth) return { title: 'No matches', description: 'Try another search.' };
  if (text) return { title: 'No matches', description: 'Try another month or search.' };
  return { title: `No advisories in ${inMonth}`, description: 'Try another month.' };
}

/**
 * Whether the advisory runs on a day within the filter. Without readable days, or when it ends before it begins, it
 * only matches `ALL`.
 */
export function runsIn(days: Days, { year, month }: MonthFilter): boolean {
  if (year === ALL && month === ALL) return true;
  const { datefrom, dateto } = daysOf(days);
  if (!isDay(datefrom) || !isDay(dateto)) return false;
  const [firstYear, lastYear] = [Number(datefrom.slice(0, 4)), Number(dateto.slice(0, 4))];
  if (month === ALL) return firstYear <= Number(year) && Number(year) <= lastYear;
  const isWithin = (of: number) => datefrom.slice(0, 7) <= `${of}-${month}` && `${of}-${month}` <= dateto.slice(0, 7);
  if (year !== ALL) return isWithin(Number(year));
  // A range over three or more years includes every month; a shorter one has the month in its first or last year.
  return [firstYear, firstYear + 1, lastYear].some(isWithin);
}

/**
 * A filter that shows the saved advisory: the current one if it does, else the one for its first month. Days are in the
 * form's format.
 */
export function filterShowing(saved: Days, filter: MonthFilter, today: string): MonthFilter {
  if (runsIn(saved, filter)) return filter;
  const { year, month } = monthOf(saved.datefrom);
  return { year: yearsOffered(today).some(({ value }) => value === year) ? year : ALL, month };
}

export const ORDERS = nameOrders('advisory', 'A-Z', 'Z-A');

const isSeen = ({ status, open }: Pick<Advisory, 'status' | 'open'>) => status === 'A' && open === '1';

/** The messages after adding an advisory and after undoing that; undefined when nobody sees it, so nothing is undone. */
export const addedMessages = (application: string, fields: AdvisoryFields) =>
  isSeen(fields)
    ? {
        done: `Everyone who uses the ${application} app will see ${quoted(fields.advisoryname)} on its days.`,
        undone: disabledMessages(fields.advisoryname).done,
      }
    : undefined;

// The differences between the two apps: each has its own list and its own calls; the screen is shared.

export interface Variant {
  /** The key under which the user's table settings are stored. */
  name: string;
  application: 'AGORA' | 'ALAGA MD';
  query: typeof agoraQuery;
  add: typeof addToAgora;
  update: typeof updateInAgora;
}

export const agora: Variant = {
  name: 'advisories-agora',
  application: 'AGORA',
  query: agoraQuery,
  add: addToAgora,
  update: updateInAgora,
};

export const alagaMd: Variant = {
  name: 'advisories-alagamd',
  application: 'ALAGA MD',
  query: alagaMdQuery,
  add: addToAlagaMd,
  update: updateInAlagaMd,
};
