import { defineScenario } from '../area';
import { kyc } from '../areas/kyc';
import { remarks } from '../areas/remarks';
import { bookOf, none } from '../registrations/book';

export default defineScenario({
  name: 'empty',
  tells: 'The first day: everybody can sign in, and every list is still empty.',
  prepare(world) {
    world.state(kyc).book = bookOf(none, world.now());
    world.state(remarks).list = [];
  },
});
