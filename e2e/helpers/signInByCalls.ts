// Signs in without a browser, by the calls that the console makes: in production mode nobody hands out a session.
import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { type OperationId, operationTable } from '#contract';
import { DEMO_PASSWORD } from '../../mocks/people';

interface OfWorld {
  name: string;
  otpOf: (email: string) => Promise<string>;
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
): Promise<Record<string, unknown>> {
  let token = '';
  const call = async (id: OperationId, value: object | undefined, headers: Record<string, string> = {}) => {
    const { method, path } = operationTable[id];
    const answer = await fetch(new URL(`api${path}`, console), {
      method,
      headers: {
        'x-mock-world': encodeURIComponent(world.name),
        ...(token && { authorization: `Bearer ${token}` }),
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
  const accepted = await call(login, { emailaddress: email, password: DEMO_PASSWORD });
  const { access_token, user } = (await accepted.json()).data;
  token = access_token;
  const flags = { product: user.productavega_tag, is_expired: false, is_waiving: false };
  await call(send, isAgora ? { email, ...flags } : { email_address: email, ...flags });
  const otp = await world.otpOf(email);
  const verified = isAgora
    ? await call(verify, undefined, { email, otp })
    : await call(verify, { email_address: email, vercode: otp });
  token = verified.headers.get('session-token') ?? '';
  const device_id = randomBytes(32).toString('hex');
  await call('registerDevice', { email, devicename: 'PC-WEB-BROWSER', deviceid: device_id });
  const access = isAgora ? await call('getSystemAccess', { rolesid: user.rolesid }) : undefined;
  return {
    user_info: { access_token: token, data: user },
    device_id,
    system_access: access ? (await access.json()).data : [],
  };
}
