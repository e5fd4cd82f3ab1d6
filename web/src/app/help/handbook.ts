// The help pages of a department as a book.
import type { Handbook } from '@/reports/handbook/handbook';
import { exportedDay, now, shownMoment, today } from '@/ui/texts/days';
import { config } from '../config';
import { visitorOf } from '../routing/guards';
import type { JoinedAreas } from '../routing/routes';
import { screenName } from '../routing/screenName';
import { DEPARTMENTS, isAdministrator } from '../session/rules';
import type { Session } from '../session/store';
import { partsFor, type Reader } from './chapters';
import type { HelpTexts } from './page';
import { somebodyOf } from './whoMay';

/** What whoever asks for the book may open themselves. */
export const OWN = '';

/** For an administrator that is every screen; of each department it is what its people may open who are none. */
export const readersFor = (session: Session) => [
  { value: OWN, label: isAdministrator(session.user_info.data) ? 'Administrators' : session.user_info.data.department },
  ...DEPARTMENTS.map((department) => ({ value: department as string, label: department as string })),
];

function readerOf(wanted: string, session: Session): Reader {
  const department = DEPARTMENTS.find((each) => each === wanted);
  const nameOf: Reader['nameOf'] = (route) => screenName(route, session);
  if (!department) return { visitor: visitorOf(session), nameOf, brands: config() };
  // What a menu opens besides differs from person to person: the book of a department is of its own screens.
  return { visitor: { user: somebodyOf(department), granted: [] }, nameOf, brands: config() };
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
