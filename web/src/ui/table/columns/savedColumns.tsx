// The columns for who posted and who edited a row, and when. Screens arrange them in different orders.

import { EmailText } from '@/ui/facts/PostedEdited';
import { savedMoment } from '@/ui/saving/savedMoment';
import { shownMoment } from '@/ui/texts/days';
import type { Column } from './columns';

/** `dateOf` returns the date as the server wrote it: see `ui/saving/savedMoment.ts`. */
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
      isDate: true,
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

/** The date's field has different names in different areas. */
export const editedColumns = <Row extends { editedby: string }>(dateOf: (row: Row) => string) =>
  savedColumns<Row>('edited', 'Edited', ({ editedby }) => editedby, dateOf);
