// Locators, columns and expected texts for the scripts of both lists of advisories.
import type { Page } from '@playwright/test';
import { type Advisory, forDoctors, forMembers, seedAdvisories } from '../../mocks/areas/advisories/seed';
import { isoDay, rows, toastShown } from '../fixtures';
import { exportAs, type FileType, savedBy } from '../helpers/files';

/** In the order of the screens: latest first. */
const listed = (list: Advisory[]) =>
  list.toSorted((one, other) => Date.parse(other.posteddate) - Date.parse(one.posteddate) || other.adv_id - one.adv_id);

export const forMembersNow = () => listed(seedAdvisories(forMembers, 60, Date.now()));
export const forDoctorsNow = () => listed(seedAdvisories(forDoctors, 40, Date.now()));

/** '12-21-2026' as '2026-12-21'. */
const sortable = (day: string) => `${day.slice(6)}-${day.slice(0, 5)}`;

/** Whether an advisory runs on any day of a month like '2026-11'. */
export const runsIn = (month: string) => (advisory: Advisory) =>
  sortable(advisory.datefrom).slice(0, 7) <= month && month <= sortable(advisory.dateto).slice(0, 7);

export const isOver = ({ dateto }: Advisory) => sortable(dateto) < isoDay(0);

/** A day relative to today in the format of advisories, 'MM-DD-YYYY'. */
export const dashedDay = (daysFromToday: number) => {
  const [year, month, date] = isoDay(daysFromToday).split('-');
  return `${month}-${date}-${year}`;
};

const WORDS = { A: 'Active', D: 'Disable', 1: 'Available', 0: 'Unavailable' } as const;

/** '9/2/2026 2:05:00 PM' as '09/02/2026 2:05 PM'; empty for the date that means 'never'. */
function shown(moment: string): string {
  const [day = '', time = '', half] = moment.split(' ');
  if (day === '1/1/1900') return '';
  const [month = '', date = '', year] = day.split('/');
  return `${month.padStart(2, '0')}/${date.padStart(2, '0')}/${year} ${time.replace(/:\d\d$/, '')} ${half}`;
}

export const COLUMNS = [
  'Advisory',
  'Status',
  'Open',
  'Date From',
  'Date To',
  'Posted by',
  'Posted Date',
  'Edited by',
  'Edited Date',
];

/** The cells of an advisory in a file. */
export const fileCellsOf = (each: Advisory) => [
  each.advisoryname,
  WORDS[each.status],
  WORDS[each.open],
  each.datefrom,
  each.dateto,
  each.postedby,
  shown(each.posteddate),
  each.editedby,
  shown(each.editeddate),
];

/** The cells of an advisory in the list, where the name of one that is over is followed by 'Ended'. */
export function cellsOf(each: Advisory): string[] {
  const [name = '', ...others] = fileCellsOf(each);
  return [isOver(each) ? `${name} Ended` : name, ...others];
}

export const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search advisories' });
export const filter = (page: Page, label: 'Year' | 'Month' | 'Sort by') =>
  page.getByRole('main').getByLabel(label, { exact: true });
export const adding = (page: Page) => page.getByRole('dialog', { name: 'Add Advisory' });
export const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit Advisory' });

/** Who posted and edited an advisory, in its dialog. */
export const editDetails = (page: Page) => page.getByRole('dialog').getByRole('definition');

export async function saved(page: Page, type: FileType) {
  const file = await savedBy(page, () => exportAs(page, type));
  await toastShown(page, 'Report saved');
  return file;
}
