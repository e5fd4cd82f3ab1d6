// What is said of a facility, and what its form must have.
import * as v from 'valibot';
import { today } from '@/ui/days';
import type { StatusKind } from '@/ui/StatusTag';
import { normalised, readAmount, shownAmount } from './amounts';
import type { Ceiling, Facility, TopProvider } from './calls';

export const typeOf = ({ type }: Pick<Facility, 'type'>) => (type === 'C' ? 'Clinic' : 'Hospital');

const STATUSES: Record<string, { text: string; kind: StatusKind }> = {
  A: { text: 'Active', kind: 'good' },
  N: { text: 'Non-active', kind: 'off' },
  H: { text: 'On-hold', kind: 'warning' },
  E: { text: 'Expired', kind: 'bad' },
};

const plainCode = ({ code }: Pick<Facility, 'code'>) => code.trim().toUpperCase();

/** Whether a facility has a ceiling already. */
export function listedIn(providers: readonly Pick<TopProvider, 'code'>[]): (facility: Facility) => boolean {
  const codes = new Set(providers.map(plainCode));
  return (facility) => codes.has(plainCode(facility));
}

export type CeilingForm = Omit<Ceiling, 'year'> & {
  /** Which one is given a ceiling; null until it is selected, and where a ceiling is updated. */
  facility: Facility | null;
};

const amount = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const read = readAmount(String(dataset.value));
    if ('problem' in read) addIssue({ message: read.problem });
  }),
  v.transform(normalised),
);

export const ceilingSchema = v.object({
  facility: v.custom<Facility | null>(() => true),
  diag_limit: amount,
  active: v.boolean(),
  isaautoapprove: v.boolean(),
});

/** A new one is active, and nothing is approved automatically yet. */
export const ceilingForm = (provider?: TopProvider): CeilingForm => ({
  facility: null,
  diag_limit: normalised(provider?.diag_limit ?? ''),
  active: (provider?.active ?? 'T') === 'T',
  isaautoapprove: provider?.isaautoapprove ?? false,
});

/** What a ceiling means once it is saved. */
export function consequence(name: string, { diag_limit, year, active, isaautoapprove }: Ceiling): string {
  if (!isaautoapprove) return `No claim of ${name} is approved automatically.`;
  if (!active) return `No claim of ${name} is approved automatically as long as it is not active.`;
  if (Number(diag_limit) === 0) return `No claim of ${name} is approved automatically: its ceiling is 0.00.`;
  return `Claims of ${name} up to ${shownAmount(diag_limit)} are approved automatically in ${year}.`;
}

/** A status that is none of these is shown as it is. */
export const statusOf = ({ status }: Pick<Facility, 'status'>): { text: string; kind: StatusKind } =>
  STATUSES[status] ?? { text: status, kind: 'waiting' };

export const ALREADY_LISTED =
  'This facility is on the list already. Select another one, or change its ceiling in the list.';

/** What somebody should know who gives a facility a ceiling that no member can go to now. */
export const statusHint = ({ status }: Facility): string | undefined =>
  status === 'A' ? undefined : `This facility is ${statusOf({ status }).text}. It can have a ceiling all the same.`;

export const thisYear = () => Number(today().slice(0, 4));

/** A ceiling is always saved for this year. */
export const yearHint = (provider: Pick<TopProvider, 'year'>, year: number): string | undefined =>
  provider.year === year ? undefined : `This ceiling is of ${provider.year}. Saving makes it one of ${year}.`;
