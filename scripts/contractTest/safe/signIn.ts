// Signs in at a gateway like the console, but registers no device, which would sign out the person's other device.
import { request } from 'undici';
import type { components } from '#contract';
import type { Application } from '../../../web/gateway/policy/policyTypes';
import { identityOf } from '../../../web/gateway/policy/session/session';
import type { Identity } from '../../../web/gateway/upstreamCall';
import { refusalMessage } from '../../contract/refusalMessage';
import type { Ask } from './secrets';

/** The header that browsers send with the console's own calls. */
export const FROM_CONSOLE = { 'sec-fetch-site': 'same-origin' };

export interface SignedIn {
  cookie: string;
  identity: Identity;
}

/** A failed sign-in. Of the server's answer the message contains only the refusal. */
export class NotSignedIn extends Error {}

const PATHS = {
  AGORA: { login: '/session/agora/login', otp: '/session/agora/otp', name: 'email' },
  'ALAGA MD': { login: '/session/alagamd/login', otp: '/session/alagamd/otp', name: 'email_address' },
} as const;

interface SignInAnswer {
  value: unknown;
  cookies: string[];
}

export async function signIn(
  site: string,
  { as, application }: { as: string; application: Application },
  ask: Ask,
): Promise<SignedIn> {
  const { login, otp, name } = PATHS[application];
  const jar = new Map<string, string>();
  const call = async (method: 'GET' | 'POST', path: string, what: string, sent: object): Promise<unknown> => {
    const answer = await answered(site, method, path, what, cookieOf(jar), sent);
    for (const cookie of answer.cookies) {
      const [, named = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(named, value);
    }
    return answer.value;
  };

  const password = await ask('CONTRACT_TEST_PASSWORD', `Password of ${as}`);
  if (!password) throw new NotSignedIn('No password was given.');
  const accepted = await call('POST', login, 'The login', { Value: { emailaddress: as, password } });
  const { data } = accepted as { data?: components['schemas']['LoginAccepted']['data'] };
  if (!data) throw new NotSignedIn('The answer to the login has no user.');
  await call('POST', otp, 'Sending the one-time password', {
    Value: { [name]: as, product: data.user.productavega_tag, is_expired: false, is_waiving: false },
  });
  const code = await ask('CONTRACT_TEST_OTP', 'One-time password, from the mail');
  if (!code) throw new NotSignedIn('No one-time password was given.');
  if (application === 'AGORA')
    await call('GET', `${otp}/verification`, 'The one-time password', { email: as, otp: code });
  else await call('POST', `${otp}/verification`, 'The one-time password', { Value: { [name]: as, vercode: code } });
  if (![...jar.keys()].some((named) => /(^|-)session$/.test(named)))
    throw new NotSignedIn('The one-time password was accepted, but no session began.');
  return { cookie: cookieOf(jar), identity: identityOf(data.user, application) };
}

const cookieOf = (jar: Map<string, string>) =>
  [...jar]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/** Sends the values in the headers of a GET, or in the body of a POST. */
async function answered(
  site: string,
  method: 'GET' | 'POST',
  path: string,
  what: string,
  cookie: string,
  sent: object,
): Promise<SignInAnswer> {
  const parts = method === 'GET' ? { headers: encoded(sent) } : { body: JSON.stringify(sent) };
  const { statusCode, headers, body } = await request(`${site}api${path}`, {
    method,
    headers: {
      ...FROM_CONSOLE,
      ...(cookie && { cookie }),
      ...(parts.body && { 'content-type': 'application/json' }),
      ...parts.headers,
    },
    ...(parts.body && { body: parts.body }),
  }).catch((error: Error & { code?: string }) => {
    throw new NotSignedIn(`${what} got no answer (${error.code ?? error.name}).`);
  });
  const value = within(await body.text());
  const words = refusalMessage(Object(value));
  const { success, is_success } = Object(value);
  if (
    statusCode >= 400 ||
    success === false ||
    is_success === false ||
    (words && !Object(value).data && success !== true)
  )
    throw new NotSignedIn(`${what} was refused with ${statusCode}${words ? `: ${words}` : '.'}`);
  return { value, cookies: [headers['set-cookie'] ?? []].flat() };
}

const encoded = (sent: object) =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, encodeURIComponent(String(value))]));

/** Parses JSON, also if it is quoted as a string. */
function within(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? within(value) : value;
  } catch {
    return text;
  }
}
