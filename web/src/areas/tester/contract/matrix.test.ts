// The table of powers, tested with the real contract.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operationTable } from '#contract';
import { DEPARTMENTS } from '@/app/session/rules';
import type { ContractDocument } from './document';
import { type Cell, rowsOf } from './matrix';

const contract: ContractDocument = JSON.parse(readFileSync('openapi/generated/document.json', 'utf8'));
const rows = rowsOf(contract);
const row = (id: keyof typeof operationTable) => rows.find((each) => each.id === id);

/** The same cell for all departments except the given ones. */
const who = (usual: Cell, but: Partial<Record<(typeof DEPARTMENTS)[number], Cell>> = {}) =>
  DEPARTMENTS.map((department) => but[department] ?? usual);

it('every operation has a row', () => {
  expect(rows.map(({ id }) => id).sort()).toEqual(Object.keys(operationTable).sort());
});

it('a row shows for each department who may, and which screens allow it', () => {
  expect(row('saveDecision')).toMatchObject({ who: who('all', { 'MIS TECH': 'no' }), screens: [], never: [] });
  expect(row('listNewsletters')).toMatchObject({ who: who('all'), screens: [] });
  expect(row('deleteRole')).toMatchObject({ who: who('role 1', { 'MIS TECH': 'no' }), screens: [] });
  expect(row('listPendingDoctors')).toMatchObject({
    who: who('role 1', { 'INT MRD': 'all', 'AVG MRD': 'all', 'MIS TECH': 'no' }),
    screens: ['/docdashboard'],
    never: ['MIS TECH'],
  });
  expect(row('listEmailServices')).toMatchObject({
    who: who('role 1'),
    screens: ['/email-feature', '/email-maintainance'],
    never: [],
  });
  // The registration desk never allows it for MIS TECH; the screen for remarks does.
  expect(row('listRemarks')).toMatchObject({
    who: who('all', { 'MIS TECH': 'role 1' }),
    screens: ['/disapprove_remarks'],
  });
});

it('marks operations that only administrators may use on administrators, and names the caller of those without a session', () => {
  const guarded = rows.filter(({ isGuarded }) => isGuarded).map(({ id }) => id);
  expect(guarded.sort()).toEqual(['addUser', 'resetUserPassword', 'updateUser']);
  expect(row('issueKioskToken')?.who).toBe('the gateway only');
  expect(row('waivePassword')?.who).toBe('anyone who has entered the one-time password');
  expect(row('loginAgora')?.who).toBe('anyone, signed in or not');
});
