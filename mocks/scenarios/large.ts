import { areas } from '../areas';
import type { Scenario } from '../world';

export const large: Scenario = {
  name: 'large',
  description:
    "After years of use: every list that grows day by day holds 100,000 records, that of doctors' applications 23,000, products of the marketplace 20,000, advisories 2,000; newsletters, offers and" +
    ' announcements are 500 each.',
  prepare(world) {
    for (const area of areas) Object.assign(world.state(area) as object, area.large?.(world.now()));
  },
};
