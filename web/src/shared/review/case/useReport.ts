// The PDF report of one case, with the content of its dialog.
import type { RefObject } from 'react';
import { useSignedIn } from '@/app/session/store';
import type { CasePicture, CaseReport, CaseSection } from '@/reports/case/caseReport';
import { useCaseReport } from '@/reports/case/useCaseReport';
import { toast } from '@/ui/messages/toasts';
import type { PicturesHandle } from '@/ui/pictures/PicturePair';
import { now, shownMoment } from '@/ui/texts/days';
import { decisionText, type Kind, type Risk } from '../kind';
import type { CasePictures } from './Pictures';

interface Subject<Row extends object> {
  kind: Kind<Row>;
  row: Row;
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
  return lines.length > 0 ? [{ title: 'Not seen', text: lines.join('\n') }] : [];
}

function caseReport<Row extends object>(subject: Subject<Row>): CaseReport {
  const { kind, row, facts, risks, sections, pictures, asTurned, madeBy } = subject;
  const submitted = pictures.files.data;
  const remarks = kind.remarksOf(row);
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
      [kind.statusOf(row), decisionText(kind, row)].filter(Boolean).join(' '),
      [`Counter ${kind.counterOf(row)}`, ...facts].join(' · '),
    ],
    sections: [...notSeen(risks), ...sections, ...(remarks ? [{ title: 'Disapproval Remarks', text: remarks }] : [])],
    pictures: [picture('Selfie', 0, submitted?.selfie === null), picture(kind.files.idName, 1, submitted?.id === null)],
    stamp: `Made by ${madeBy} at ${shownMoment(now())}`,
  };
}

interface Options<Row extends object> extends Omit<Subject<Row>, 'asTurned' | 'madeBy' | 'sections'> {
  sections: () => CaseSection[];
  handle: RefObject<PicturesHandle | null>;
}

export function useReport<Row extends object>({ handle, sections, ...subject }: Options<Row>) {
  const madeBy = useSignedIn().user_info.data.emailaddress;
  const { run, isWriting } = useCaseReport(toast.error);
  const { kind, row } = subject;
  const make = async () => {
    const asTurned = (await handle.current?.asTurned()) ?? [];
    return caseReport({ ...subject, sections: sections(), asTurned, madeBy });
  };
  const name = `${kind.reportTitle} ${kind.counterOf(row)} ${kind.nameOf(row)}`;
  return { isWriting, save: () => void run(make, name) };
}
