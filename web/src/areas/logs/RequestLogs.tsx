// The form that exports request logs, shared by the page below and the dialog.
import { InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { ScreenTitle } from '@/app/routing/screenName';
import { ExportForm } from '@/reports/export/ExportForm';
import { useExport } from '@/reports/export/useExport';
import { countingRows, mapBatches, type OnRead, type Report } from '@/reports/report';
import { DateInput } from '@/ui/fields/DateInput';
import { Field } from '@/ui/fields/Field';
import { FilterSelect } from '@/ui/fields/FilterSelect';
import { toast } from '@/ui/messages/toasts';
import { shownSecond, today } from '@/ui/texts/days';
import { shownMobile } from '@/ui/texts/mobileNumber';
import { type RequestLog, requestLogsOf } from './calls';
import { APPLICATIONS, type LogFilter, logProblem, matches, SOURCES, STATUSES, type Wording } from './rules';

const COLUMNS: { title: string; width: number; text: (log: RequestLog) => string }[] = [
  { title: 'Request Time', width: 22, text: ({ reqtime }) => shownSecond(reqtime) },
  { title: 'Request Body', width: 60, text: ({ reqbody }) => reqbody },
  { title: 'URI', width: 30, text: ({ uri }) => uri },
  { title: 'Status Code', width: 12, text: ({ statuscode }) => `${statuscode ?? ''}` },
  { title: 'Error Message', width: 40, text: ({ errormsg }) => errormsg },
  { title: 'Application', width: 14, text: ({ application }) => application },
  { title: 'Response Time', width: 22, text: ({ resptime }) => shownSecond(resptime) },
  { title: 'Source', width: 12, text: ({ source }) => source },
  { title: 'Account Number', width: 18, text: ({ acctnum }) => acctnum },
  { title: 'Mobile Number', width: 16, text: ({ mobileno }) => shownMobile(mobileno) },
];

function reportOf(filter: LogFilter, signal: AbortSignal, onRead: OnRead): Report<RequestLog> {
  const keeps = matches(filter);
  return {
    title: 'Request Logs',
    sheet: 'Request_Logs',
    stamp: (count) => [
      `${filter.from} to ${filter.to} · status ${filter.status} · application ${filter.application} · source ${filter.source}`,
      `Rows: ${count}`,
    ],
    columns: COLUMNS,
    rows: mapBatches(countingRows(onRead, requestLogsOf(filter, signal)), (logs) => logs.filter(keeps)),
  };
}

interface Props {
  wording: Wording;
  onRunning?: (isRunning: boolean) => void;
  onDone?: () => void;
}

export function RequestLogsForm({ wording, onRunning, onDone }: Props) {
  const [filter, setFilter] = useState<LogFilter>({
    from: '',
    to: '',
    status: '',
    application: '',
    source: wording === 'dialog' ? 'all' : '',
  });
  const [fileName, setFileName] = useState('Request Logs');
  const [problem, setProblem] = useState<string | undefined>();
  const exporting = useExport((message) => toast.error(message));

  const gather = async () => {
    const found = logProblem(filter, wording);
    setProblem(found);
    if (found) return;
    onRunning?.(true);
    const isSaved = await exporting.run(
      (signal, onRead) => reportOf(filter, signal, onRead),
      'xlsx',
      fileName.trim() || 'Request Logs',
    );
    onRunning?.(false);
    if (!isSaved) return;
    toast.success('Gathering request logs complete.');
    onDone?.();
  };

  const choice = (
    name: 'status' | 'application' | 'source',
    label: string,
    options: typeof STATUSES | typeof APPLICATIONS | typeof SOURCES,
    isAsked = true,
  ) => (
    <FilterSelect
      fill
      label={label}
      value={filter[name]}
      options={[...(isAsked ? [{ value: '', label: 'Select' }] : []), ...options]}
      onChange={(chosen) => setFilter({ ...filter, [name]: chosen })}
    />
  );

  return (
    <ExportForm exporting={exporting} problem={problem} onExport={() => void gather()} onClose={onDone}>
      <DateInput
        autoFocus={wording === 'dialog'}
        label="Date from"
        value={filter.from}
        max={today()}
        onChange={(from) => setFilter({ ...filter, from })}
      />
      <DateInput label="Date to" value={filter.to} max={today()} onChange={(to) => setFilter({ ...filter, to })} />
      {choice('status', 'Status', STATUSES)}
      {choice('application', 'Application', APPLICATIONS)}
      {choice('source', 'Source', SOURCES, wording === 'page')}
      <Field label="File name">
        {(control) => (
          <InputGroup
            {...control}
            value={fileName}
            maxLength={250}
            autoComplete="off"
            onChange={({ target }) => setFileName(target.value)}
          />
        )}
      </Field>
    </ExportForm>
  );
}

export function RequestLogsPage() {
  return (
    <section className="screen">
      <ScreenTitle />
      <p>Export the apps' requests to the telehealth partners as an Excel file, up to 31 days at a time.</p>
      <div className="medium-form">
        <RequestLogsForm wording="page" />
      </div>
    </section>
  );
}
