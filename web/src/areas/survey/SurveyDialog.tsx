import { useState } from 'react';
import type { received } from '#contract';
import { client } from '@/api/client';
import { rowsOf } from '@/api/rows';
import { config } from '@/app/config';
import { useSignedIn } from '@/app/session/store';
import { ExportForm } from '@/reports/export/ExportForm';
import { ExportFormDialog } from '@/reports/export/ExportFormDialog';
import { proposedName } from '@/reports/export/exportRules';
import { useExport } from '@/reports/export/useExport';
import { countingRows, type OnRead, type Report, type ReportColumn, ReportProblem } from '@/reports/report';
import { DateInput } from '@/ui/fields/DateInput';
import { FilterSelect } from '@/ui/fields/FilterSelect';
import { toast } from '@/ui/messages/toasts';
import { shownDay, shownSecond, today } from '@/ui/texts/days';
import {
  APPLICATIONS,
  type CompleteChoice,
  companiesOf,
  dayProblem,
  isComplete,
  lastDayTo,
  NOTHING_FOUND,
  PLATFORMS,
  type SurveyChoice,
  surveyProblem,
} from './rules';

const NOTHING = { from: '', to: '', application: '', platform: '' } as const;
type Option = { value: string; label: string };
const CHOOSE: Option = { value: '', label: 'Select' };
const asOption = (text: string): Option => ({ value: text, label: text });

interface Props {
  /** The last choice; null at first. */
  chosen: SurveyChoice | null;
  onChoose: (choice: SurveyChoice) => void;
  onClose: () => void;
}

export default function SurveyDialog({ chosen, onChoose, onClose }: Props) {
  const { productavega_tag: isOfFirstBrand } = useSignedIn().user_info.data;
  const companies = companiesOf(config().product, config().secondBrand);
  const choice = chosen ?? { ...NOTHING, company: companies[isOfFirstBrand ? 0 : 1] };
  const [problem, setProblem] = useState<string | undefined>();
  const exporting = useExport(setProblem);
  const { from, to } = choice;

  const choose = (changed: Partial<SurveyChoice>) => {
    onChoose({ ...choice, ...changed });
    setProblem(undefined);
  };

  const gather = async () => {
    setProblem(surveyProblem(choice));
    if (!isComplete(choice)) return;
    const name = proposedName(`Survey Report ${choice.company}`, choice);
    if (!(await exporting.run((signal, onRead) => surveyReport(choice, signal, onRead), 'xlsx', name))) return;
    toast.success('Report saved');
    onClose();
  };

  const select = (name: 'application' | 'platform' | 'company', label: string, options: readonly Option[]) => (
    <FilterSelect
      fill
      label={label}
      value={choice[name]}
      options={options}
      onChange={(value) => choose({ [name]: value })}
    />
  );

  return (
    <ExportFormDialog title="Survey Report" isRunning={exporting.progress !== null} onClose={onClose}>
      <ExportForm exporting={exporting} problem={problem} onExport={() => void gather()} onClose={onClose}>
        <DateInput
          autoFocus
          label="Date from"
          value={from}
          max={today()}
          warning={dayProblem(from, today())}
          onChange={(day) => choose({ from: day })}
        />
        <DateInput
          label="Date to"
          value={to}
          min={from || undefined}
          max={lastDayTo(from, today())}
          warning={dayProblem(to, today())}
          onChange={(day) => choose({ to: day })}
        />
        {select('application', 'Application', [CHOOSE, ...APPLICATIONS.map(asOption)])}
        {select('platform', 'Platform', [CHOOSE, ...PLATFORMS.map(asOption)])}
        {select('company', 'Company', companies.map(asOption))}
      </ExportForm>
    </ExportFormDialog>
  );
}

/** The survey as a spreadsheet. */
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

function surveyReport(choice: CompleteChoice, signal: AbortSignal, onRead: OnRead): Report<Rating> {
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
