import { beforeAll, expect, it } from 'vitest';
import { dayOf, momentOf } from '../../manilaTime';
import { coreMemberOf } from './core';
import { fixtures } from './fixtures';
import { EVERY_FIELD, type Registration, type Traits } from './model';
import { Register, usual } from './register';
import { registrationAt, serialOfRecord, traitsAt } from './registration';
import { type State, seedState } from './state';

const now = Date.now();
let state: State;
let all: Registration[];

beforeAll(() => {
  state = seedState(now);
  all = state.register.entries.map((_, serial) => registrationAt(state.register, serial) as Registration);
});

it('has no event later than now, and no decision before its posting', () => {
  const latest = momentOf(now);
  for (const { posted_date, email_verdate, approved_date, reapproved_date } of all) {
    expect(posted_date <= latest && (email_verdate ?? '') <= latest).toBe(true);
    expect(approved_date === null || (approved_date > posted_date && approved_date <= latest)).toBe(true);
    expect(reapproved_date === null || (reapproved_date > (approved_date ?? '') && reapproved_date <= latest)).toBe(
      true,
    );
  }
});

it('has as many just after midnight', () => {
  const midnight = Date.UTC(2026, 10, 20, 16, 0, 1);
  const register = new Register(usual, midnight);
  const decidedToday = register.decided.filter(
    (serial) => dayOf(register.entries[serial]?.decided ?? 0) === '2026-11-21',
  );
  expect(decidedToday.length).toBe(27);
  expect(register.serialsByCase).toEqual(state.register.serialsByCase);
});

it('the core data of the case that differs in all fields differs in each, also in the card number', () => {
  const serial = serialOfRecord(fixtures.pending.differsInAll.recordid);
  const traits = traitsAt(state.register, serial);
  const coreDiffering = (differs: Traits['differs']) =>
    coreMemberOf(all[serial] as Registration, { ...traits, differs });
  const [core, plain] = [coreDiffering(traits.differs), coreDiffering([])];
  expect(EVERY_FIELD.filter((field) => core?.[field] === plain?.[field])).toEqual([]);
});

it('gives each special case a place of its own', () => {
  const { serialsByCase } = new Register(usual, now);
  expect(new Set(serialsByCase.values()).size).toBe(serialsByCase.size);
});
