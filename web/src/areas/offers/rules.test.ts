import { expect, it } from 'vitest';
import type { OfferGroup } from './calls';
import { disablingMany, isTaken } from './rules';

const choice = (id: number, name: string): OfferGroup => ({
  id,
  name,
  status: 'A',
  postedby: 'maria.santos@lumina.example',
  posteddate: '6/2/2025 9:15:00 AM',
  editedby: '',
  editdate: '1/1/1900 12:00:00 AM',
});

it('a name is taken regardless of case and spaces, but not by its own record', () => {
  const [cafe, spa] = [choice(1, 'Kapetolyo Coffee House'), choice(2, 'Hilot Haven Spa')];
  expect(isTaken('  kapetolyo  COFFEE house ', [cafe, spa])).toBe(true);
  expect(isTaken('  kapetolyo  COFFEE house ', [cafe, spa], cafe)).toBe(false);
  expect(isTaken('Kapetolyo Coffee House', [cafe, spa], spa)).toBe(true);
  expect(isTaken('Kapetolyo', [cafe, spa])).toBe(false);
});

it('describes the consequences of disabling several', () => {
  const stays = 'Posted offers stay in the app, but new offers cannot use them.';
  expect(disablingMany(0)).toBe('No active offer uses them.');
  expect(disablingMany(1)).toBe(`1 active offer uses one of them. ${stays}`);
  expect(disablingMany(1500)).toBe(`1,500 active offers use them. ${stays}`);
  expect(disablingMany(null)).toBe(`We could not count the active offers that use them. ${stays}`);
});
