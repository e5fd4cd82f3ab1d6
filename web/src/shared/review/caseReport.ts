// The report of one case: what its dialog shows, on paper.
import type { CasePicture, CaseReport, CaseSection } from '@/reports/case/caseReport';
import { now, shownMoment } from '@/ui/days';
import { decisionText } from './CaseHeader';
import type { Kind } from './kind';
import type { CasePictures } from './pictures';

interface Subject<Row extends object> {
  kind: Kind<Row>;
  row: Row;
  facts: string[];
  sections: CaseSection[];
  pictures: CasePictures;
  /** The pictures as they are turned; null for one that is not shown. */
  asTurned: (Blob | null)[];
  madeBy: string;
}

export function caseReport<Row extends object>(subject: Subject<Row>): CaseReport {
  const { kind, row, facts, sections, pictures, asTurned, madeBy } = subject;
  const submitted = pictures.files.data;
  const picture = (name: string, at: number, isMissing: boolean): CasePicture => {
    const turned = asTurned[at];
    if (turned) return { name, picture: turned };
    return { name, absence: isMissing ? 'Not submitted' : 'Could not be loaded' };
  };
  return {
    title: kind.reportTitle,
    record: kind.idOf(row),
    name: kind.nameOf(row),
    lines: [
      [kind.statusOf(row).label, decisionText(kind, row)].filter(Boolean).join(' '),
      [`Counter ${kind.counterOf(row)}`, ...facts].join(' · '),
    ],
    sections,
    pictures: [picture('Selfie', 0, submitted?.selfie === null), picture(kind.files.idName, 1, submitted?.id === null)],
    stamp: `Made by ${madeBy} at ${shownMoment(now())}`,
  };
}

export const reportName = <Row extends object>({ reportTitle, counterOf, nameOf }: Kind<Row>, row: Row) =>
  `${reportTitle} ${counterOf(row)} ${nameOf(row)}`;
