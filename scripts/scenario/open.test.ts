// Which files can be opened, and what is read from them.
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { ReportDescription } from '../../web/src/areas/tester/report/description';
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
const zip = (report: object) => zipSync({ 'world.json': bytes(world), 'report.json': bytes(report) });

it('reads the world, the screen and the person from a bug report', () => {
  expect(openedFrom('a.zip', zip(report))).toEqual({ world, path: '/users?page=2', account: report.account, report });
});

it('reads a scenario, which starts at the dashboard', () => {
  expect(openedFrom('a.json', bytes(world))).toMatchObject({ world, path: '/dashboard', report: undefined });
});

it.each([
  ['a.zip', strToU8('no archive')],
  ['a.zip', zipSync({ 'report.json': bytes(report) })],
  // A path with two slashes would lead to another host.
  ['a.zip', zip({ ...report, path: '//elsewhere.example' })],
  ['a.json', strToU8('{ "scenario": "default"')],
  ['a.json', bytes({ ...world, begun: 'yesterday' })],
])('rejects any other file: %s', (file, content) => {
  expect(openedFrom(file, content)).toBeUndefined();
});
