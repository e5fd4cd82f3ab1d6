// The survey as a spreadsheet.
import type { received } from '#contract';
import { client } from '@/api/client';
import { rowsOf } from '@/api/rows';
import { ReportProblem } from '@/reports/problem';
import type { Report, ReportColumn } from '@/reports/report';
import { countingRows, type OnRead } from '@/reports/rowBatches';
import { shownDay, shownSecond } from '@/ui/texts/days';
import { type CompleteChoice, NOTHING_FOUND } from './rules';

const COLUMNS: ReportColumn<Rating>[] = [
  { title: 'Name', width: 30, text: ({ name }) => name },
  { title: 'Account Number', width: 18, text: ({ acctnum }) => acctnum },
  { title: 'Source', width: 20, text: ({ source }) => source },
  { title: 'Company', width: 12, text: ({ product }) => product },
  { title: 'Platform', width: 12, text: ({ platform }) => platform },
  { title: 'Feature', width: 24, text: ({ feature }) => feature },
  { title: 'Rating Date', width: 24, text: ({ ratingdatetime }) => shownSecond(ratingdatetime) },
  { title: 'Posted Date', width: 24, text: ({ posteddate }) => shownSecond(posteddate) },
  { title: 'Ratings', width: 10, text: ({ ratings }) => String(ratings), isNumber: true },
  { title: 'Reviews', width: 60, text: ({ reviews }) => reviews },
];

export function surveyReport(choice: CompleteChoice, signal: AbortSignal, onRead: OnRead): Report<Rating> {
  const { from, to, company, application, platform } = choice;
  return {
    title: 'Survey Report',
    sheet: 'Survey_Report',
    stamp: (count) => [
      `${shownDay(from)} to ${shownDay(to)} · company ${company} · application ${application} · platform ${platform}`,
      `Rows: ${count}`,
    ],
    columns: COLUMNS,
    rows: atLeastOne(countingRows(onRead, ratingsOf(choice, signal)), signal),
  };
}

/** Fails when there are no rows, because an empty file would look like a result. */
async function* atLeastOne<Row>(batches: AsyncIterable<Row[]>, signal: AbortSignal) {
  let isEmpty = true;
  for await (const rows of batches) {
    if (rows.length > 0) isEmpty = false;
    yield rows;
  }
  if (isEmpty && !signal.aborted) throw new ReportProblem(NOTHING_FOUND);
}

type Rating = received['schemas']['Rating'];

function ratingsOf(choice: CompleteChoice, signal: AbortSignal): AsyncGenerator<Rating[]> {
  const { company, application, platform, from, to } = choice;
  const request = { product: company, source: application, platform, feature: 'ALL' } as const;
  const body = { Value: { ...request, startdate: from, enddate: to } };
  return rowsOf(() => client.POST('/survey/export', { body, parseAs: 'stream', signal }));
}
