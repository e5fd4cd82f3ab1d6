// The PDF report of one case, with the content of its dialog.
import { type RefObject, useState } from 'react';
import { useSignedIn } from '@/app/session/store';
import type { CasePicture, CaseReport, CaseSection } from '@/reports/case/caseReport';
import { saveCaseReport } from '@/reports/case/saveCaseReport';
import { useWriting } from '@/reports/writing/writeReport';
import { toast } from '@/ui/messages/toasts';
import type { PicturesHandle } from '@/ui/pictures/PicturePair';
import { now, shownMoment } from '@/ui/texts/days';
import { type CaseType, decisionText, historyFacts, keyOf, type Risk } from '../caseType';
import type { CasePictures } from './Pictures';
import { reasonFor } from './useDecision';

interface Subject<Row extends object> {
  caseType: CaseType<Row>;
  row: Row;
  reportTitle: string;
  facts: string[];
  risks: Risk[];
  sections: CaseSection[];
  pictures: CasePictures;
  /** The pictures as they are rotated; null for one that is not shown. */
  asTurned: (Blob | null)[];
  madeBy: string;
}

function notSeen(risks: Risk[]): CaseSection[] {
  const lines = risks.filter(({ isUnseen }) => isUnseen).map(({ text, why }) => [text, why].filter(Boolean).join(': '));
  return lines.length > 0 ? [{ title: 'Not loaded', text: lines.join('\n') }] : [];
}

function caseReport<Row extends object>(subject: Subject<Row>): CaseReport {
  const { caseType, row, reportTitle, facts, risks, sections, pictures, asTurned, madeBy } = subject;
  const submitted = pictures.files.data;
  const remarks = caseType.remarksOf(row);
  const despite = reasonFor(keyOf(caseType, row));
  const picture = (name: string, at: number, isMissing: boolean): CasePicture => {
    const turned = asTurned[at];
    if (turned) return { name, picture: turned };
    return { name, absence: isMissing ? 'Not submitted' : 'Could not be loaded' };
  };
  return {
    title: reportTitle,
    record: caseType.idOf(row),
    name: caseType.nameOf(row),
    lines: [
      [caseType.statusOf(row), decisionText(caseType, row)].filter(Boolean).join(' '),
      [`Counter ${caseType.counterOf(row)}`, ...facts].join(' · '),
    ],
    sections: [
      ...notSeen(risks),
      ...sections,
      { title: 'Case history', facts: historyFacts(caseType, row) },
      ...(remarks ? [{ title: 'Disapproval Remarks', text: remarks }] : []),
      ...(despite ? [{ title: 'Reason for the approval', text: despite }] : []),
    ],
    pictures: [
      picture('Selfie', 0, submitted?.selfie === null),
      picture(caseType.files.idName, 1, submitted?.id === null),
    ],
    stamp: `Created by ${madeBy} at ${shownMoment(now())}`,
  };
}

interface Options<Row extends object> extends Omit<Subject<Row>, 'asTurned' | 'madeBy' | 'sections'> {
  sections: () => CaseSection[];
  handle: RefObject<PicturesHandle | null>;
}

export function useReport<Row extends object>({ handle, sections, ...subject }: Options<Row>) {
  const madeBy = useSignedIn().user_info.data.emailaddress;
  const [isWriting, setWriting] = useState(false);
  const writing = useWriting(toast.error);
  const { caseType, row, reportTitle } = subject;
  const make = async () => {
    const asTurned = (await handle.current?.asTurned()) ?? [];
    return caseReport({ ...subject, sections: sections(), asTurned, madeBy });
  };
  const name = `${reportTitle} ${caseType.counterOf(row)} ${caseType.nameOf(row)}`;
  const save = () =>
    writing.run(async (signal) => {
      setWriting(true);
      try {
        await saveCaseReport(make, name, signal);
      } finally {
        setWriting(false);
      }
    });
  return { isWriting, save: () => void save() };
}
