import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { activeOrNot, STATUSES, statusKind, wordOf, YES_NO, yesOrNo } from './statuses';

const sources = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(`web/src/${file}`, 'utf8') }));
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('gives a word the same look in any capitalization', () => {
  expect(statusKind('APPROVED')).toBe(statusKind('Approved'));
  expect(['Disable', 'Disabled', 'Non-active', 'No', 'Excluded', 'Unavailable'].map(statusKind)).toEqual(
    Array.from({ length: 6 }, () => 'off'),
  );
  expect(['Active', 'Yes', 'Enabled', 'Included', 'Available'].map(statusKind)).toEqual(
    Array.from({ length: 5 }, () => 'good'),
  );
});

it('marks an unknown word as a warning', () => {
  expect(statusKind('Q (unknown code)')).toBe('warning');
});

it('has a word for a code, and shows a code that has none', () => {
  expect([activeOrNot(true), activeOrNot(false), yesOrNo(true), yesOrNo(false)]).toEqual([
    'Active',
    'Disable',
    'Yes',
    'No',
  ]);
  expect([wordOf(STATUSES, 'D'), wordOf(YES_NO, '0'), wordOf(STATUSES, 'Q')]).toEqual(['Disable', 'No', 'Q']);
});

it('only these files choose a status look themselves', () => {
  expect(filesWith(/<FindingTag\b/).toSorted()).toEqual([
    'app/batch/BatchDialog.tsx',
    'app/sheet/rowColumns.tsx',
    'shared/review/case/CaseDialog.tsx',
    'shared/review/triage.tsx',
    'ui/facts/StatusTag.tsx',
  ]);
  expect(filesWith(/Record<\w+, StatusKind>|<StatusTag kind|\.status-tag\.(good|bad)/)).toEqual([]);
});

it('no other file writes words for yes and no, or for active and not active', () => {
  expect(filesWith(/\? '(Yes|Active)' : '(No|Inactive|Disabled?)'|'Inactive'/)).toEqual([
    // The specification has its own pair of words for a kiosk.
    'areas/terminals/columns.tsx',
  ]);
});
