import { expect, it } from 'vitest';
import type { RequestLog } from './calls';
import { type LogFilter, logProblem, matches } from './rules';

const filter: LogFilter = { from: '2026-11-01', to: '2026-11-21', status: 'all', application: 'all', source: 'all' };

it.each([
  [{ from: '' }, 'Please input date range.', 'Please input date range.'],
  [{ to: '' }, 'Please input date range.', 'Please input date range.'],
  [{ to: '2026-10-31' }, 'Please input date range.', 'Please input date range.'],
  [{ to: '2026-12-02' }, 'Data gathering is limited to 31 days only.', 'Data gathering is limited to 31 days only.'],
  [{ to: '2026-12-01' }, undefined, undefined],
  [{ status: '', application: '' }, 'Select status filter.', 'Select status filter'],
  [{ application: '', source: '' }, 'Select application filter.', 'Select application filter'],
  [{ source: '' }, 'Select source filter.', undefined],
  [{}, undefined, undefined],
] as const)('%j: on the page %s, in the dialog %s', (differing, page, dialog) => {
  expect(logProblem({ ...filter, ...differing }, 'page')).toBe(page);
  expect(logProblem({ ...filter, ...differing }, 'dialog')).toBe(dialog);
});

const log = (differing: Partial<RequestLog>): RequestLog => ({
  reqtime: '2026-11-20T08:15:30',
  reqbody: '{}',
  uri: '/v1',
  statuscode: 200,
  errormsg: '',
  application: 'TelAventus',
  resptime: '2026-11-20T08:15:31',
  source: 'AgoraApp',
  acctnum: '1',
  mobileno: '2',
  ...differing,
});

it.each([
  [200, 'success'],
  [201, 'success'],
  [204, 'failed'],
  [400, 'failed'],
  [500, 'failed'],
  [null, 'failed'],
] as const)('%s is %s', (statuscode, outcome) => {
  for (const status of ['success', 'failed'] as const)
    expect(matches({ ...filter, status })(log({ statuscode }))).toBe(status === outcome);
});

it('keeps only logs of the chosen application and source', () => {
  expect(matches({ ...filter, application: 'Medgate' })(log({}))).toBe(false);
  expect(matches({ ...filter, application: 'TelAventus', source: 'AgoraApp' })(log({}))).toBe(true);
  expect(matches({ ...filter, source: 'AgoraWeb' })(log({}))).toBe(false);
});
