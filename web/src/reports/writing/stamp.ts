import { now, shownMoment } from '@/ui/texts/days';

/** What stands above the rows: of what they are, as the screen has it in words, how many there are, who took them and when. */
export function stampOf(filter: string[], exportedBy: string): (count: number) => string[] {
  const at = shownMoment(now()).replaceAll('/', '-');
  const said = filter.filter(Boolean).join(' · ');
  return (count) => [`Filter: ${said}`, `Rows: ${count}`, `Exported by ${exportedBy} at ${at}`];
}
