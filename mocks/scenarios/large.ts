import { defineScenario } from '../area';
import { kyc } from '../areas/kyc';
import { bookOf, huge } from '../registrations/book';

export default defineScenario({
  name: 'large',
  tells: '100,000 registrations wait and 100,000 were decided in the last 90 days, about 1,100 a day.',
  prepare(world) {
    world.state(kyc).book = bookOf(huge, world.now());
  },
});
