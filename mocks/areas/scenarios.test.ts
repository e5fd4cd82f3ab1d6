// The lists of a scenario that covers all areas have no rows in `empty`. scripts/contractTest/largeAnswers.test.ts asks
// `large`.
import { expect, it } from 'vitest';
import { askingAs, worldIn } from '../testing';

it.each([
  'listAgoraAdvisories',
  'listAnnouncements',
  'listDoctorHistory',
  'listKioskTerminals',
  'listNewsletters',
  'listOffers',
  'listPendingDoctors',
  'listTopProviders',
] as const)('%s has no rows in empty', (operation) => {
  expect(askingAs(worldIn('empty'), 'ramon.bautista@lumina.example')(operation).example).toBe('empty');
});
