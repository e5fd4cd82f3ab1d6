// The KYC Report: the visible columns of exactly the rows that match the desk's filter.
import { byDay } from '@/reports/byDay';
import type { ExportChoice } from '@/reports/exportRules';
import type { Report } from '@/reports/report';
import { exportedDay, now, shownMoment } from '@/ui/days';
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
  /** The rows of all pages, in the order shown. */
  rows: Registration[];
  /** The desk's date range or search in words; not used when the dialog sets its own range. */
  shownRange: string;
  narrowing: string[];
  keeps: (registration: Registration) => boolean;
  exportedBy: string;
}

async function decidedOn(day: string, { filterType }: ExportChoice, { reapproved, keeps }: Subject) {
  const filterBy = filterType === 'POSTED' ? 'POSTED' : 'APPROVED';
  return (await history({ from: day, to: day, filterBy, reapproved })).filter(keeps);
}

export function kycReport(choice: ExportChoice, subject: Subject, signal: AbortSignal): Report<Registration> {
  const { filterType, from, to } = choice;
  const label = filterTypes.find(({ value }) => value === filterType)?.label;
  const range = label ? `${label} ${exportedDay(from)} to ${exportedDay(to)}` : subject.shownRange;
  const filter = [subject.reapproved ? 'Reapproved History' : 'Approval History', range, ...subject.narrowing];
  const at = shownMoment(now()).replaceAll('/', '-');
  return {
    title: KYC_REPORT,
    sheet: SHEET,
    stamp: (count) => [`Filter: ${filter.join(' · ')}`, `Rows: ${count}`, `Exported by ${subject.exportedBy} at ${at}`],
    columns: subject.columns.map(({ title, width = 16, text, exported }) => ({ title, width, text: exported ?? text })),
    rows: label
      ? byDay({ from, to, latestFirst: true }, (day) => decidedOn(day, choice, subject), signal)
      : [subject.rows],
    count: label ? undefined : subject.rows.length,
  };
}
