import { expect, it } from 'vitest';
import {
  isActive,
  isShown,
  NO_PHASES,
  nothingShown,
  ofBrand,
  type Phases,
  showingOptions,
  stateOf,
} from './contentFilters';

const item = (isactive: boolean, status: 'A' | 'D', product_tag = true, day = '') => {
  return { isactive, status, product_tag, day };
};

const byDay: Phases<{ day: string }> = {
  phases: ['scheduled', 'ended'],
  phaseOf: ({ day }) => ({ later: 'scheduled' as const, before: 'ended' as const })[day],
};

const [plain, coming, past] = [item(true, 'A'), item(true, 'A', true, 'later'), item(true, 'A', true, 'before')];
const disabled = [item(true, 'D'), item(false, 'A', true, 'later')];

it('counts an item as active only if both of its marks say so', () => {
  expect(isActive(item(true, 'A'))).toBe(true);
  expect(isActive(item(true, 'D'))).toBe(false);
  expect(isActive(item(false, 'A'))).toBe(false);
});

it('lists only items of the brand', () => {
  const [first, second] = [item(true, 'A', true), item(true, 'D', false)];
  expect(ofBrand([first, second], true)).toEqual([first]);
  expect(ofBrand([first, second], false)).toEqual([second]);
});

it('lists active items whatever their dates, and items disabled by either mark', () => {
  const all = [plain, coming, past, ...disabled];
  const shown = (showing: Parameters<typeof isShown>[1]) =>
    all.filter((each) => isShown(each, showing, byDay.phaseOf)).map((each) => all.indexOf(each));
  expect(shown('active')).toEqual([0, 1, 2]);
  expect(shown('scheduled')).toEqual([1]);
  expect(shown('ended')).toEqual([2]);
  expect(shown('disabled')).toEqual([3, 4]);
  expect(shown('all')).toEqual([0, 1, 2, 3, 4]);
  expect(all.map((each) => stateOf(each, byDay.phaseOf))).toEqual([
    undefined,
    'Scheduled',
    'Ended',
    'Disable',
    'Disable',
  ]);
});

it('offers the choices of a list, with numbers once they are known', () => {
  const labels = (...by: Parameters<typeof showingOptions<typeof plain>>) =>
    showingOptions(...by).map(({ label }) => label);
  expect(labels([plain, coming, ...disabled], byDay)).toEqual([
    'Active (2)',
    'Scheduled (1)',
    'Ended (0)',
    'Disable (2)',
    'All (4)',
  ]);
  expect(labels(undefined, NO_PHASES)).toEqual(['Active', 'Disable', 'All']);
});

it('names what there is none of', () => {
  const empty = { title: 'No newsletters', description: 'Members will see your posts here.' };
  expect(nothingShown('active', empty)).toBe(empty);
  expect(nothingShown('all', empty)).toBe(empty);
  expect(nothingShown('disabled', empty)).toEqual({ title: 'No disabled posts' });
});
