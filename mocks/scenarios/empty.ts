import { defineScenario } from '../area';
import { kyc } from '../areas/kyc';
import { bookOf, none } from '../areas/kyc/book';
import { logs } from '../areas/logs';
import { noLogs } from '../areas/logs/requestLogs';
import { remarks } from '../areas/remarks';

export default defineScenario({
  name: 'empty',
  tells: 'The first day: everybody can sign in and has a role and its menus, and every other list is still empty.',
  prepare(world) {
    world.state(kyc).book = bookOf(none, world.now());
    world.state(remarks).list = [];
    world.state(logs).book = noLogs;
  },
});
