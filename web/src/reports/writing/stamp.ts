import { now, shownMoment } from '@/ui/texts/days';

/** The lines above the rows: the filter in words, the number of rows, who exported them and when. */
export function stampOf(filter: string[], exportedBy: string): (count: number) => string[] {
  const at = shownMoment(now()).replaceAll('/', '-');
  const filters = filter.filter(Boolean).join(' · ');
  return (count) => [`Filter: ${filters}`, `Rows: ${count}`, `Exported by ${exportedBy} at ${at}`];
}
