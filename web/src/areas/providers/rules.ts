// The texts about a facility, and the rules of its form.
import * as v from 'valibot';
import { isUnread } from '#wire/unread';
import { wordOf } from '@/ui/facts/statuses';
import { warning } from '@/ui/saving/fieldRules';
import { today } from '@/ui/texts/days';
import { normalisedAmount, readAmount, shownAmount } from './amounts';
import type { Ceiling, Facility, TopProvider } from './calls';

export const typeOf = ({ type }: Pick<Facility, 'type'>) =>
  isUnread(type) ? type : type === 'C' ? 'Clinic' : 'Hospital';

const STATUSES = [
  { value: 'A', label: 'Active' },
  { value: 'N', label: 'Non-active' },
  { value: 'H', label: 'On-hold' },
  { value: 'E', label: 'Expired' },
];

export const NO_FACILITY = 'Select a facility.';

export const normalisedCode = ({ code }: Pick<Facility, 'code'>) => code.trim().toUpperCase();

/** The years for which each facility already has a ceiling. */
export function yearsListed(providers: readonly Pick<TopProvider, 'code' | 'year'>[]) {
  const years = new Map<string, number[]>();
  for (const { year, ...provider } of providers) {
    const code = normalisedCode(provider);
    years.set(code, [...(years.get(code) ?? []), ...(year === null ? [] : [year])]);
  }
  return (facility: Facility): readonly number[] => (years.get(normalisedCode(facility)) ?? []).toSorted();
}

export type CeilingForm = Omit<Ceiling, 'year'> & {
  /** The facility of a new ceiling; null until it is selected, and when a ceiling is updated. */
  facility: Facility | null;
};

const amount = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const read = readAmount(String(dataset.value));
    if ('problem' in read) addIssue({ message: read.problem });
  }),
  v.transform(normalisedAmount),
);

const ceiling = {
  diag_limit: amount,
  active: v.nullable(v.boolean()),
  isaautoapprove: v.nullable(v.boolean()),
};

const facility = v.custom<Facility | null>(() => true);
const selectedFacility = v.pipe(
  facility,
  v.check((chosen) => chosen !== null, NO_FACILITY),
  v.transform((chosen) => chosen as Facility),
);

export const ceilingSchema = v.object({ ...ceiling, facility });

/** A facility may have a ceiling for each year, and possibly a second one for this year, so this only warns. */
export const newCeilingSchema = (yearsOf: ReturnType<typeof yearsListed>) =>
  v.object({
    ...ceiling,
    facility: v.pipe(
      selectedFacility,
      warning(
        v.check(
          (chosen: Facility) => yearsOf(chosen).length === 0,
          ({ input }) => alreadyListed(yearsOf(input)) ?? '',
        ),
      ),
    ),
  });

export type CeilingRow = CeilingForm & { year: number };

/** The schema of a row of a sheet. It names the facility by its code and is always for this year. */
export const rowSchema = v.object({
  ...ceiling,
  facility: v.pipe(
    selectedFacility,
    // The form shows the same hint beside the selected facility.
    warning(
      v.check(
        (chosen: Facility) => statusHint(chosen) === undefined,
        ({ input }) => statusHint(input) ?? '',
      ),
    ),
  ),
  year: v.pipe(
    v.number(),
    v.check(
      (year) => year === thisYear(),
      () => `Ceilings are always saved for ${thisYear()}.`,
    ),
  ),
});

export type WrittenRow = v.InferOutput<typeof rowSchema>;

export const isActive = ({ active }: Pick<TopProvider, 'active'>) => (isUnread(active) ? null : active === 'T');

/** A new ceiling is active and approves nothing automatically. */
export const ceilingForm = (provider?: TopProvider): CeilingForm => ({
  facility: null,
  diag_limit: normalisedAmount(provider?.diag_limit ?? ''),
  active: provider ? isActive(provider) : true,
  isaautoapprove: provider ? provider.isaautoapprove : false,
});

/** Describes the effect of a ceiling once it is saved. */
export function consequence(name: string, { diag_limit, year, active, isaautoapprove }: Ceiling): string {
  if (!isaautoapprove) return `Claims of ${name} are not approved automatically.`;
  if (!active) return `Claims of ${name} are not approved automatically until the ceiling is active.`;
  if (Number(diag_limit) === 0) return `Claims of ${name} are not approved automatically because the ceiling is 0.00.`;
  return `Claims of ${name} up to ${shownAmount(diag_limit)} are approved automatically in ${year}.`;
}

export const statusOf = ({ status }: Pick<Facility, 'status'>) => wordOf(STATUSES, status);

/** A warning that the facility already has ceilings; undefined when it has none. */
export const alreadyListed = (years: readonly number[]) =>
  years.length > 0
    ? `This facility is already on the list for ${[...new Set(years)].join(', ')}. Select another one, or change its ceiling in the list.`
    : undefined;

/** A hint that the facility is not active, so that no member can go there now. */
export const statusHint = ({ status }: Facility): string | undefined =>
  status === 'A' ? undefined : `This facility is ${statusOf({ status })}. You can still add a ceiling.`;

export const thisYear = () => Number(today().slice(0, 4));

/** A ceiling is always saved for this year. */
export const yearHint = (provider: Pick<TopProvider, 'year'>, year: number): string | undefined =>
  provider.year === year ? undefined : `This ceiling is for ${provider.year}. Saving changes it to ${year}.`;
