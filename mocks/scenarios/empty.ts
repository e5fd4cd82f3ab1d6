import { defineScenario } from '../area';
import { kyc } from '../areas/kyc';
import { logs } from '../areas/logs';
import { remarks } from '../areas/remarks';
import { bookOf, none } from '../registrations/book';
import { noLogs } from '../requestLogs';

export default defineScenario({
  name: 'empty',
  tells: 'The first day: everybody can sign in and has a role and its menus, and every other list is still empty.',
  prepare(world) {
    world.state(kyc).book = bookOf(none, world.now());
    world.state(remarks).list = [];
    world.state(logs).book = noLogs;
  },
});
