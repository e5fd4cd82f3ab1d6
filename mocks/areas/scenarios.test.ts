// The lists of a scenario that covers all areas: none has rows in `empty`, and they are long in `large`.
import { expect, it } from 'vitest';
import type { OperationId } from '#contract';
import { isSampled, WITH_SEED } from '../../web/gateway/sample';
import { askingAs, worldIn } from '../testing';

const listIn = (scenario: string, operation: OperationId) =>
  askingAs(worldIn(scenario), 'ramon.bautista@lumina.example')(operation);

const LISTS: [OperationId, number][] = [
  ['listAgoraAdvisories', 100_000],
  ['listAnnouncements', 50_000],
  ['listDoctorHistory', 26_000],
  ['listKioskTerminals', 100_000],
  ['listNewsletters', 50_000],
  ['listOffers', 50_000],
  ['listPendingDoctors', 3000],
  ['listTopProviders', 100_000],
];

it.each(LISTS)('%s has no rows in empty', (operation) => {
  expect(listIn('empty', operation).example).toBe('empty');
});

/** Making them takes a second each, so each run makes a quarter of them. */
const sampled = LISTS.filter((_, at) => isSampled(at, 4));

it.each(sampled)(`%s has at least %i rows in large, ${WITH_SEED}`, (operation, count) => {
  const { data } = listIn('large', operation).body as unknown as { data: unknown[] };
  expect(data.length).toBeGreaterThanOrEqual(count);
});
