import { defineScenario } from '../area';
import { kyc } from '../areas/kyc';

export default defineScenario({
  name: 'decided-elsewhere',
  tells: 'Whatever is decided here was approved by a colleague a moment before, and the refusal says by whom and when.',
  prepare(world) {
    world.state(kyc).colleagueDecidesFirst = true;
  },
});
