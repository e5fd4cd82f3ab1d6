// The rules of the request logs export. The messages of the page and the dialog differ on purpose, as specified.
import { daysBetween } from '@/ui/texts/days';
import type { RequestLog } from './calls';

export const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'success', label: 'Success' },
  { value: 'failed', label: 'Failed' },
] as const;

export const APPLICATIONS = [
  { value: 'all', label: 'All' },
  { value: 'TelAventus', label: 'TelAventus' },
  { value: 'Medgate', label: 'Medgate' },
] as const;

export const SOURCES = [
  { value: 'all', label: 'All' },
  { value: 'AgoraApp', label: 'Agora App' },
  { value: 'AgoraWeb', label: 'Agora Web' },
] as const;

type ValueOf<Options extends readonly { value: string }[]> = Options[number]['value'];

export interface LogFilter {
  from: string;
  to: string;
  /** '' until one is chosen. The dialog requires no choice of a source. */
  status: '' | ValueOf<typeof STATUSES>;
  application: '' | ValueOf<typeof APPLICATIONS>;
  source: '' | ValueOf<typeof SOURCES>;
}

const LONGEST_DAYS = 31;

const wordings = {
  page: { status: 'Select status filter.', application: 'Select application filter.' },
  dialog: { status: 'Select status filter', application: 'Select application filter' },
};
export type Wording = keyof typeof wordings;

export function logProblem({ from, to, status, application, source }: LogFilter, wording: Wording): string | undefined {
  if (!from || !to || from > to) return 'Please input date range.';
  if (daysBetween(from, to) >= LONGEST_DAYS) return 'Data gathering is limited to 31 days only.';
  if (!status) return wordings[wording].status;
  if (!application) return wordings[wording].application;
  return wording === 'page' && !source ? 'Select source filter.' : undefined;
}

const isSuccess = ({ statuscode }: RequestLog) => statuscode === 200 || statuscode === 201;

export const matches = ({ status, application, source }: LogFilter) => {
  return (log: RequestLog) =>
    (status === 'all' || isSuccess(log) === (status === 'success')) &&
    (application === 'all' || log.application === application) &&
    (source === 'all' || log.source === source);
};
