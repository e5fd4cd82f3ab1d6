import { announcements } from '../areas/announcements';
import { newsletters } from '../areas/newsletters';
import { offersStore } from '../areas/offers/state';
import type { Scenario } from '../worlds/world';

export const editedElsewhere: Scenario = {
  name: 'edited-elsewhere',
  description:
    'While somebody edits a newsletter, an announcement or an offer, a colleague changes it: saving asks first.',
  prepare(world) {
    world.state(newsletters).asked = 0;
    world.state(announcements).asked = 0;
    world.state(offersStore).asked = 0;
  },
};
