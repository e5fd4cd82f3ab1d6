// The help pages of a department as a book.
import type { Handbook } from '@/reports/handbook/handbook';
import { exportedDay, now, shownMoment, today } from '@/ui/texts/days';
import { config } from '../config';
import { visitorOf } from '../routing/guards';
import type { JoinedAreas } from '../routing/routes';
import { screenName } from '../routing/screenName';
import { DEPARTMENTS, isAdministrator } from '../session/rules';
import type { Session } from '../session/store';
import { sampleUserOf } from './accessText';
import { partsFor, type Reader } from './chapters';
import type { HelpTexts } from './page';

/** The reader is the user who makes the book. */
export const OWN = '';

/**
 * An administrator's own book has every screen; a department's book has what its people without the administrator role
 * may open.
 */
export const readersFor = (session: Session) => [
  { value: OWN, label: isAdministrator(session.user_info.data) ? 'Administrators' : session.user_info.data.department },
  ...DEPARTMENTS.map((department) => ({ value: department as string, label: department as string })),
];

function readerOf(wanted: string, session: Session): Reader {
  const department = DEPARTMENTS.find((each) => each === wanted);
  const nameOf: Reader['nameOf'] = (route) => screenName(route, session);
  if (!department) return { visitor: visitorOf(session), nameOf, deployment: config() };
  // Screens granted by a menu differ from person to person, so a department's book leaves them out.
  return { visitor: { user: sampleUserOf(department), granted: [] }, nameOf, deployment: config() };
}

export function handbookOf(wanted: string, session: Session, areas: JoinedAreas, texts: HelpTexts) {
  const { emailaddress } = session.user_info.data;
  const readers = readersFor(session).find(({ value }) => value === wanted)?.label ?? '';
  const book: Handbook = {
    title: 'Handbook of the back office',
    readers: `For ${readers}, in ${session.appName}`,
    parts: partsFor(readerOf(wanted, session), areas, texts).map(({ title, entries }) => ({
      title,
      chapters: entries.map(({ chapter }) => chapter),
    })),
    stamp: `Made by ${emailaddress} at ${shownMoment(now())}`,
  };
  return { book, fileName: `handbook-${readers.replaceAll(' ', '-')}-${exportedDay(today())}` };
}
