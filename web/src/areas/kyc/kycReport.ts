// The KYC Report: the visible columns of exactly the rows that the desk's filter leaves.
import { format } from 'date-fns';
import type { ExportChoice } from '@/reports/exportRules';
import type { Report } from '@/reports/report';
import { daysAfter, exportedDay } from '@/ui/days';
import { history } from './calls';
import type { DeskColumn } from './columns';
import type { Registration } from './registration';

export const KYC_REPORT = 'KYC Report';
const SHEET = 'kyc_report';

export const filterTypes = [
  { value: 'POSTED', label: 'Posted' },
  { value: 'APPROVED', label: 'Approved' },
];

interface Subject {
  reapproved: boolean;
  columns: DeskColumn[];
  /** The rows as they are shown, of all pages. */
  rows: Registration[];
  /** The desk's filter in words, without the range that the dialog may put in its place. */
  shownRange: string;
  narrowing: string[];
  keeps: (registration: Registration) => boolean;
  exportedBy: string;
}

/** A day at a time, the next one asked for while the last is written: a long range is never here whole. */
async function* daysOfHistory({ filterType, from, to }: ExportChoice, subject: Subject, signal: AbortSignal) {
  const ask = (day: string) =>
    history({
      from: day,
      to: day,
      filterBy: filterType === 'POSTED' ? 'POSTED' : 'APPROVED',
      reapproved: subject.reapproved,
    });
  let coming = ask(to);
  for (let day = to; day >= from && !signal.aborted; ) {
    const rows = await coming;
    day = daysAfter(day, -1);
    if (day >= from) {
      coming = ask(day);
      // Whoever stops waiting for the rows does not wait for its failure either.
      coming.catch(() => undefined);
    }
    yield rows.filter(subject.keeps);
  }
}

export function kycReport(choice: ExportChoice, subject: Subject, signal: AbortSignal): Report<Registration> {
  const { filterType, from, to } = choice;
  const label = filterTypes.find(({ value }) => value === filterType)?.label;
  const range = label ? `${label} ${exportedDay(from)} to ${exportedDay(to)}` : subject.shownRange;
  const filter = [subject.reapproved ? 'Reapproved History' : 'Approval History', range, ...subject.narrowing];
  const at = format(new Date(), 'MM-dd-yyyy h:mm a');
  return {
    title: KYC_REPORT,
    sheet: SHEET,
    stamp: (count) => [`Filter: ${filter.join(' · ')}`, `Rows: ${count}`, `Exported by ${subject.exportedBy} at ${at}`],
    columns: subject.columns.map(({ title, width = 16, text, exported }) => ({ title, width, text: exported ?? text })),
    rows: label ? daysOfHistory(choice, subject, signal) : [subject.rows],
    count: label ? undefined : subject.rows.length,
  };
}
