// Writes a finding as shell commands. They call the console of `npm start` with the current settings (`PORT`,
// `BASE_PATH`), because the servers of the test have ended when somebody reads them.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { consoleAddress } from '../stack/ports';
import type { WireRequest } from './wire';

/** The state before the call, so that it can be repeated elsewhere. */
export interface Before {
  scenario: string;
  /** The e-mail address of the person who makes the call. */
  email: string;
}

const WORLD = 'contract-test';
const COOKIES = '.cache/contract-test.cookies';
/** Headers that are sealed with the test's secrets, which other gateways do not accept. */
const SEALED = ['human-proof', 'otp-ticket'];
/** The folder for bodies that are not short texts. */
const BODIES = '.cache/contract-test';
const SHORT = 2_000;

/** Undefined for a request that cannot be repeated elsewhere: one behind the gateway, or one with sealed headers. */
export function asCurl({ method, url, headers, body }: WireRequest, { scenario, email }: Before): string | undefined {
  const { pathname, search } = new URL(url);
  if (!pathname.startsWith('/api/') || SEALED.some((name) => headers[name] !== undefined)) return undefined;
  const { cookie, ...others } = headers;
  const console = consoleAddress();
  const shown = { ...others, 'x-mock-world': WORLD, origin: new URL(console).origin };
  const world = `${console}control/worlds/${WORLD}`;
  const json = (value: object) => `-H 'content-type: application/json' -d ${quoted(JSON.stringify(value))}`;
  const begin = `curl -s -o /dev/null -c ${COOKIES} ${world}/session ${json({ email })}`;
  const call = [
    `curl -i -X ${method} ${quoted(`${console}${pathname.slice(1)}${search}`)}`,
    ...(cookie ? [`-b ${COOKIES}`] : []),
    ...Object.entries(shown).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : [`--data-binary ${isShortText(body) ? quoted(String(body)) : `@${withoutSecrets(body)}`}`]),
  ];
  return [
    `curl -s -o /dev/null -X PUT ${world} ${json({ scenario })}`,
    ...(cookie ? [begin] : []),
    call.join(' \\\n    '),
  ].join('\n  ');
}

/** A note about what the commands need, printed once below them. */
export const whereTheyAsk = () =>
  `The servers of the test have ended. The curl commands ask the console at ${consoleAddress()}: start it with npm start. PORT and BASE_PATH change its address; set them for both.`;

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const isShortText = (body: string | Buffer) => body.length < SHORT && !/[\0\ufffd]/.test(String(body));

function withoutSecrets(body: string | Buffer): string {
  const file = `${BODIES}/${createHash('sha256').update(body).digest('hex').slice(0, 12)}`;
  mkdirSync(BODIES, { recursive: true });
  writeFileSync(file, body);
  return file;
}
