import { defineScenario } from '../area';
import { logs } from '../areas/logs';

export default defineScenario({
  name: 'logs-refused',
  tells: 'The request logs are being archived: asking for them is refused with a message.',
  prepare(world) {
    world.state(logs).beingArchived = true;
  },
});
