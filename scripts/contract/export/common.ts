// What both exports contain besides the contract: instructions, first steps, and headers of every call.
import type { Body, Call, Field } from './calls';

export const PICTURE_FILE = 'picture.png';

export const HOW_TO_BEGIN = `Every call of the contract, through the gateway, before the mocks of npm start.

1. Choose the environment 'mocks': it has the address of the console ('base') and the world ('world'), which is yours alone.
2. Send 'Open the world', then 'Sign in' (in the folder 'mocks'): the session is a cookie, and the fields that name the caller are filled in.
3. Send any call. If it is refused, its description says who may make it: change 'email', and sign in again.`;

/** A call to the mocks' control interface, which is not part of the contract. */
export interface MocksCall extends Pick<Call, 'method' | 'path' | 'headers' | 'query' | 'body'> {
  name: string;
  endsInSignIn?: boolean;
}

const json = (text: string): Body => ({ kind: 'json', text });
const WORLD = '/control/worlds/{{world}}';

export const FIRST_STEPS: { folder: string; description: string; calls: MocksCall[] } = {
  folder: 'mocks',
  description: 'To be sent before all other calls. Production servers do not have these calls.',
  calls: [
    {
      name: 'Open the world',
      method: 'PUT',
      path: WORLD,
      headers: [],
      query: [],
      body: json('{ "scenario": "{{scenario}}" }'),
    },
    {
      name: 'Sign in',
      method: 'POST',
      path: `${WORLD}/session`,
      headers: [],
      query: [{ name: 'application', value: 'AGORA', isSent: true }],
      body: json('{ "email": "{{email}}" }'),
      endsInSignIn: true,
    },
  ],
};

/** Headers of every call. `Sec-Fetch-Site` is required for changes, as protection against other sites. */
export const COMMON_HEADERS: Field[] = [
  { name: 'X-Mock-World', value: '{{world}}', isSent: true },
  { name: 'Sec-Fetch-Site', value: 'same-origin', isSent: true },
];

export const headersWith = (body: Body | undefined): Field[] => [
  ...COMMON_HEADERS,
  ...(body?.kind === 'json' ? [{ name: 'Content-Type', value: 'application/json', isSent: true }] : []),
];
