import { defineScenario } from '../area';
import { kyc } from '../areas/kyc';
import { bookOf, huge } from '../areas/kyc/book';
import { logs } from '../areas/logs';
import { hugeLogs } from '../areas/logs/requestLogs';

export default defineScenario({
  name: 'large',
  tells:
    '100,000 registrations wait and 100,000 were decided in the last 90 days, about 1,100 a day; 100,000 requests were logged in the last 31.',
  prepare(world) {
    world.state(kyc).book = bookOf(huge, world.now());
    world.state(logs).book = hugeLogs(world.now());
  },
});
