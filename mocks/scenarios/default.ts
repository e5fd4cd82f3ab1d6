import { defineScenario } from '../area';

export default defineScenario({
  name: 'default',
  tells: 'An ordinary day: everybody can sign in, and every list has something in it.',
});
