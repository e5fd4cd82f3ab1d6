// A find as commands for a shell, to be pasted beside `npm start`.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Sent } from './wire';

/** What is there before the call, so that it does the same anywhere. */
export interface Before {
  scenario: string;
  /** Whoever makes it. */
  email: string;
}

const CONSOLE = 'http://127.0.0.1:4000';
const WORLD = 'contract-test';
const COOKIES = '.cache/contract-test.cookies';
/** Sealed with the secrets of the test: no other gateway takes them. */
const SEALED = ['human-proof', 'otp-ticket'];
/** Bodies that are not short text. */
const BODIES = '.cache/contract-test';
const SHORT = 2_000;

/** Undefined where it would say something else than the test did: behind the gateway, or with what only the test can seal. */
export function asCurl({ method, url, headers, body }: Sent, { scenario, email }: Before): string | undefined {
  const { pathname, search } = new URL(url);
  if (!pathname.startsWith('/api/') || SEALED.some((name) => headers[name] !== undefined)) return undefined;
  const { cookie, ...others } = headers;
  const shown = { ...others, 'x-mock-world': WORLD, origin: CONSOLE };
  const world = `${CONSOLE}/control/worlds/${WORLD}`;
  const json = (value: object) => `-H 'content-type: application/json' -d ${quoted(JSON.stringify(value))}`;
  const begin = `curl -s -o /dev/null -c ${COOKIES} ${world}/session ${json({ email })}`;
  const call = [
    `curl -i -X ${method} ${quoted(`${CONSOLE}${pathname}${search}`)}`,
    ...(cookie ? [`-b ${COOKIES}`] : []),
    ...Object.entries(shown).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${isShortText(body) ? quoted(String(body)) : `@${kept(body)}`}`]),
  ];
  return [
    `curl -s -o /dev/null -X PUT ${world} ${json({ scenario })}`,
    ...(cookie ? [begin] : []),
    call.join(' \\\n    '),
  ].join('\n  ');
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const isShortText = (body: string | Buffer) => body.length < SHORT && !/[\0\ufffd]/.test(String(body));

function kept(body: string | Buffer): string {
  const file = `${BODIES}/${createHash('sha256').update(body).digest('hex').slice(0, 12)}`;
  mkdirSync(BODIES, { recursive: true });
  writeFileSync(file, body);
  return file;
}
