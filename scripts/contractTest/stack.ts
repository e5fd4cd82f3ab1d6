// Gateway, Prism and mocks on ports of their own, for the time of the test.
import { type OwnStack, startOwnStack } from '../stack/ownStack';
import { complaintsAbout, portOf } from '../stack/ports';

export interface Addresses {
  gateway: string;
  prism: string;
  mocks: string;
}

/** What ends by itself is a find: nothing should. */
export type Stack = Addresses & OwnStack;

/** Known to the test, which seals tickets as the gateway does. */
export const SECRETS = {
  SESSION_SECRET: 'the contract test seals its own sessions',
  HUMAN_CHECK_SECRET: 'the contract test proves that it is human',
};

const SETTINGS = {
  ...SECRETS,
  // The policy is as strict as ever; one who asks thousands of times is let.
  RATE_PER_PLACE: '1000000',
  RATE_PER_EMAIL: '1000000',
  HUMAN_CHECK_COST: '1',
  BASE_PATH: '/',
  // A request that ends the server is made smaller by asking it again and again.
  RESTARTS_PER_MINUTE: '100',
};

/** Undefined, with a line that says why, where a port is taken or the stack does not start. */
export async function startStack(): Promise<Stack | undefined> {
  const gateway = portOf('the gateway of the contract test', 'CONTRACT_TEST_PORT', 4200);
  const prism = { ...gateway, what: 'Prism of the contract test', number: gateway.number + 10 };
  const mocks = { ...gateway, what: 'the mocks of the contract test', number: gateway.number + 20 };
  const complaints = await complaintsAbout([gateway, prism, mocks]);
  if (complaints.length > 0) {
    console.error(complaints.join('\n'));
    return undefined;
  }
  const stack = await startOwnStack({
    env: {
      ...SETTINGS,
      PORT: String(gateway.number),
      PRISM_PORT: String(prism.number),
      MOCKS_PORT: String(mocks.number),
    },
  });
  const address = ({ number }: { number: number }) => `http://127.0.0.1:${number}`;
  return stack && { ...stack, gateway: address(gateway), prism: address(prism), mocks: address(mocks) };
}
