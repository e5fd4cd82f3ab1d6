import { defineScenario } from '../area';

export default defineScenario({
  name: 'empty',
  tells: 'The first day: everybody can sign in, and every list is still empty.',
});
