// Signs in without a browser, by the calls that the console makes: in production mode the mocks' control interface
// gives no session.
import { randomBytes } from 'node:crypto';
import { type OperationId, operationTable } from '#contract';
import { DEMO_PASSWORD } from '../../mocks/people';
import { expect } from './expected';
import { FROM_CONSOLE, type StoredSession } from './storedSession';

interface OfWorld {
  name: string;
  otpOf: (email: string) => Promise<string>;
  /** The password of every account; by default that of the mocks. */
  password?: string;
  /** By default a new random one. */
  deviceId?: string;
}

export interface SignedIn {
  session: Record<string, unknown>;
  cookie: StoredSession['cookie'];
}

/** The first cookie that an answer sets. */
export function cookieOf(answer: Response): StoredSession['cookie'] {
  const [cookie = ''] = answer.headers.getSetCookie();
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  return { name, value, secure: /; Secure/.test(cookie) };
}

const CALLS = {
  AGORA: { login: 'loginAgora', send: 'sendAgoraOtp', verify: 'verifyAgoraOtp' },
  'ALAGA MD': { login: 'loginAlagaMd', send: 'sendAlagaMdOtp', verify: 'verifyAlagaMdOtp' },
} as const;

export async function signInByCalls(
  world: OfWorld,
  console: string,
  email: string,
  application: keyof typeof CALLS,
): Promise<SignedIn> {
  let cookie: SignedIn['cookie'] | undefined;
  const call = async (id: OperationId, value: object | undefined, headers: Record<string, string> = {}) => {
    const { method, path } = operationTable[id];
    const answer = await fetch(new URL(`api${path}`, console), {
      method,
      headers: {
        'x-mock-world': encodeURIComponent(world.name),
        ...FROM_CONSOLE,
        ...(cookie && { cookie: `${cookie.name}=${cookie.value}` }),
        ...(value && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(value && { body: JSON.stringify({ Value: value }) }),
    });
    expect(answer.status, id).toBe(200);
    return answer;
  };

  const { login, send, verify } = CALLS[application];
  const isAgora = application === 'AGORA';
  const accepted = await call(login, { emailaddress: email, password: world.password ?? DEMO_PASSWORD });
  const { user } = (await accepted.json()).data;
  cookie = cookieOf(accepted);
  const flags = { product: user.productavega_tag, is_expired: false, is_waiving: false };
  await call(send, isAgora ? { email, ...flags } : { email_address: email, ...flags });
  const otp = await world.otpOf(email);
  const verified = isAgora
    ? await call(verify, undefined, { email, otp })
    : await call(verify, { email_address: email, vercode: otp });
  cookie = cookieOf(verified);
  const device_id = world.deviceId ?? randomBytes(32).toString('hex');
  await call('registerDevice', { email, devicename: 'PC-WEB-BROWSER', deviceid: device_id });
  const access = isAgora ? await call('getSystemAccess', { rolesid: user.rolesid }) : undefined;
  const system_access = access ? (await access.json()).data : [];
  return { session: { user_info: { data: user }, device_id, system_access }, cookie };
}
