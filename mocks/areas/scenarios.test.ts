// The lists of a scenario that covers all areas: none has rows in `empty`, and they are long in `large`.
import { expect, it } from 'vitest';
import type { OperationId } from '#contract';
import { askingAs, worldIn } from '../testing';

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

it.each(LISTS)('%s has no rows in empty, and at least %i in large', (operation, count) => {
  const listIn = (scenario: string) => askingAs(worldIn(scenario), 'ramon.bautista@lumina.example')(operation);
  expect(listIn('empty').example).toBe('empty');
  const { data } = listIn('large').body as unknown as { data: unknown[] };
  expect(data.length).toBeGreaterThanOrEqual(count);
});
