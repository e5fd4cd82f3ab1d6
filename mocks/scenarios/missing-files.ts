import { defineScenario } from '../area';
import { kyc } from '../areas/kyc';

export default defineScenario({
  name: 'missing-files',
  tells: 'Nobody has submitted any picture.',
  prepare(world) {
    world.state(kyc).hasPictures = false;
  },
});
