// The columns that say who posted and who edited a row, and when. Screens differ in their order.

import { EmailText } from '@/ui/facts/EmailText';
import { savedMoment } from '@/ui/saving/savedMoment';
import { shownMoment } from '@/ui/texts/days';
import type { Column } from './columns';

/** `dateOf` as the server wrote it: see `ui/savedMoment.ts`. */
export function savedColumns<Row>(
  key: string,
  title: string,
  byOf: (row: Row) => string,
  dateOf: (row: Row) => string,
): { by: Column<Row>; date: Column<Row> } {
  return {
    by: {
      key: `${key}By`,
      title: `${title} by`,
      text: byOf,
      cell: (row) => <EmailText address={byOf(row)} />,
      width: 34,
      wraps: true,
    },
    date: {
      key: `${key}Date`,
      title: `${title} Date`,
      text: (row) => shownMoment(savedMoment(dateOf(row))),
      sortBy: (row) => savedMoment(dateOf(row)),
      width: 22,
    },
  };
}

export const postedColumns = <Row extends { postedby: string; posteddate: string }>() =>
  savedColumns<Row>(
    'posted',
    'Posted',
    ({ postedby }) => postedby,
    ({ posteddate }) => posteddate,
  );

/** The date's name differs from area to area. */
export const editedColumns = <Row extends { editedby: string }>(dateOf: (row: Row) => string) =>
  savedColumns<Row>('edited', 'Edited', ({ editedby }) => editedby, dateOf);
