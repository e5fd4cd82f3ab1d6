import type { Scenario } from '../worlds/world';

export const defaultScenario: Scenario = {
  name: 'default',
  description: 'An ordinary day: everybody can sign in, and every list has records.',
};
