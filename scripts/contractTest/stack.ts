// Runs gateway, Prism and mocks on separate ports during the test.
import { type OwnStack, startOwnStack } from '../stack/ownStack';
import { complaintsAbout, portOf } from '../stack/ports';

export interface Addresses {
  gateway: string;
  prism: string;
  mocks: string;
}

/** A service that ends by itself counts as a finding. */
export type Stack = Addresses & OwnStack;

/** Known to the test, so that it can seal tickets like the gateway. */
export const SECRETS = {
  SESSION_SECRET: 'the contract test seals its own sessions',
  HUMAN_CHECK_SECRET: 'the contract test proves that it is human',
};

const SETTINGS = {
  ...SECRETS,
  // Only the rate limits are lifted, because the test makes thousands of calls.
  RATE_PER_PLACE: '1000000',
  RATE_PER_EMAIL: '1000000',
  MAILS_PER_MINUTE: '1000000',
  MAILS_PER_HOUR: '1000000',
  HUMAN_CHECK_COST: '1',
  BASE_PATH: '/',
};

/** Returns undefined, and prints the reason, if a port is taken or the stack does not start. */
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
