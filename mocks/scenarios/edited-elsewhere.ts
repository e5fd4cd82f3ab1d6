import { announcements } from '../areas/announcements';
import { newsletters } from '../areas/newsletters';
import type { Scenario } from '../world';

export const editedElsewhere: Scenario = {
  name: 'edited-elsewhere',
  description: 'While somebody edits a newsletter or an announcement, a colleague changes it: saving asks first.',
  prepare(world) {
    world.state(newsletters).asked = 0;
    world.state(announcements).asked = 0;
  },
};
