// The rules for the choices of a survey export.
import type { received } from '#contract';
import { isDay } from '@/ui/texts/days';

type Schemas = received['schemas'];

/** The values of the form: '' until something is chosen. */
export interface SurveyChoice {
  from: string;
  to: string;
  application: '' | Schemas['Application'];
  platform: '' | Schemas['Platform'];
  company: string;
}

export type CompleteChoice = {
  [Name in keyof SurveyChoice]: Exclude<SurveyChoice[Name], ''>;
};

export const APPLICATIONS = ['AGORA MOBILE APP'] as const satisfies Schemas['Application'][];
export const PLATFORMS = ['ALL', 'ANDROID', 'IOS'] as const satisfies Schemas['Platform'][];

export const NOTHING_FOUND = 'No ratings found. Change your selection and export again.';

/** The first brand by its name, the second one in capital letters. */
export const companiesOf = (product: string, secondBrand: string) => [product, secondBrand.toUpperCase()] as const;

/** The last day of a one-year range: one that begins on February 29 ends on February 28. */
export function lastDayFrom(first: string): string {
  if (!isDay(first)) return '';
  const [year = 0, ...rest] = first.split('-');
  const next = [Number(year) + 1, ...rest].join('-');
  return isDay(next) ? next : next.replace(/29$/, '28');
}

/** The last day that can be chosen. */
export const lastDayTo = (from: string, today: string): string => {
  const last = lastDayFrom(from);
  return last !== '' && last < today ? last : today;
};

export const dayProblem = (day: string, today: string): string | undefined =>
  day > today ? 'Select today or an earlier day.' : undefined;

export const isComplete = (choice: SurveyChoice): choice is CompleteChoice => surveyProblem(choice) === undefined;

/** The message of the first rule that the choice breaks. */
export function surveyProblem({ from, to, application, platform }: SurveyChoice): string | undefined {
  if (!from || !to) return 'Please input date range.';
  if (!application) return 'Select application filter';
  if (!platform) return 'Select platform filter';
  if (to < from) return 'End date must be after the start date!';
  if (to > lastDayFrom(from)) return 'Date range cannot be more than 1 year!';
  return undefined;
}
