// What is opened from a file, and what is none.
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { ReportDescription } from '../../web/src/areas/tester/report/told';
import { openedFrom } from './open';

const HOUR = '2026-11-21T10:00:00.000+08:00';
const world = { description: 'As it was left.', scenario: 'default', begun: HOUR, now: HOUR, differs: {} };
const report: ReportDescription = {
  made: '2026-11-21T02:00:00.000Z',
  address: 'http://127.0.0.1:4000/users?page=2',
  path: '/users?page=2',
  account: { email: 'maria.santos@lumina.example', application: 'ALAGA MD' },
  world: { name: 'default~1', scenario: 'default', now: HOUR },
  versions: { console: '0.1.0', contract: '1.0.0', browser: 'Chromium' },
  window: { width: 1440, height: 900, isDark: false, language: 'en-US' },
};
const bytes = (value: unknown) => strToU8(JSON.stringify(value));
const zip = (said: object) => zipSync({ 'world.json': bytes(world), 'report.json': bytes(said) });

it('takes from a report its world, screen and person', () => {
  expect(openedFrom('a.zip', zip(report))).toEqual({ world, path: '/users?page=2', account: report.account, report });
});

it('takes a scenario, which has no screen of its own', () => {
  expect(openedFrom('a.json', bytes(world))).toMatchObject({ world, path: '/dashboard', report: undefined });
});

it.each([
  ['a.zip', strToU8('no archive')],
  ['a.zip', zipSync({ 'report.json': bytes(report) })],
  // Behind two slashes another host would stand.
  ['a.zip', zip({ ...report, path: '//elsewhere.example' })],
  ['a.json', strToU8('{ "scenario": "default"')],
  ['a.json', bytes({ ...world, begun: 'yesterday' })],
])('takes nothing else: %s', (file, content) => {
  expect(openedFrom(file, content)).toBeUndefined();
});
