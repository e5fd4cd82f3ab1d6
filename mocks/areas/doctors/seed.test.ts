import { beforeAll, expect, it } from 'vitest';
import { momentOf } from '../../manilaTime';
import { applicationAt } from './application';
import type { Application } from './model';
import { Register, usual } from './register';
import { historyOf, pendingOf, seedState } from './state';

const now = Date.now();
let all: Application[];

beforeAll(() => {
  const state = seedState(now);
  all = [...pendingOf(state), ...historyOf(state)];
});

it('has no event later than now, and no decision before its posting', () => {
  const latest = momentOf(now);
  for (const { Regdate, Posted_date, verification_date, Approveddate } of all) {
    expect((Regdate ?? '') < Posted_date && Posted_date <= latest && (verification_date ?? '') <= latest).toBe(true);
    expect(Approveddate === null || (Approveddate > Posted_date && Approveddate <= latest)).toBe(true);
  }
});

it('has as many just after midnight', () => {
  const register = new Register(usual, Date.UTC(2026, 10, 20, 16, 0, 1));
  expect([register.pending.length, register.decided.length]).toEqual([90, 3000]);
  const application = applicationAt(register, register.decided[0] ?? -1);
  expect(application?.Approveddate?.slice(0, 10)).toBe('2026-11-21');
});

it('has doctors of every type, and secretaries, who have none', () => {
  expect(new Set(all.map(({ DrType }) => DrType)).size).toBe(9);
});

it('gives each special case a place of its own', () => {
  const { serialsByCase } = new Register(usual, now);
  expect(new Set(serialsByCase.values()).size).toBe(serialsByCase.size);
});
