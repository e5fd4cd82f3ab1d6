// The answers of the hostile server. Each of its own values contains the mark, which must never reach a browser.
import type { ServerResponse } from 'node:http';
import type { OperationId } from '#contract';
import { examples } from '../../../openapi/generated/examples';
import { answerSchemas } from '../answers/contract';
import { theirs } from './settings';

export const MARK = 'Sesame';

export interface HostileAnswer {
  status?: number;
  type: string;
  body: string | Buffer;
}

/** Harmful headers: legitimate ones, ones that the gateway sets itself, and ones that control the browser. */
const HEADERS = {
  'set-cookie': [`session=${MARK}; Path=/`, `__Host-session=${MARK}; Path=/; Secure`],
  server: MARK,
  location: `https://${MARK}.example/`,
  link: `<https://${MARK}.example/>; rel=preload`,
  refresh: `0; url=https://${MARK}.example/`,
  'x-powered-by': MARK,
  'access-control-allow-origin': `https://${MARK}.example`,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': MARK,
  'cache-control': `public, max-age=31536000, ${MARK}`,
  'clear-site-data': '"*"',
  'content-disposition': `attachment; filename="${MARK}.html"`,
  'content-language': MARK,
  'content-security-policy': `default-src * 'unsafe-inline'; report-uri https://${MARK}.example/`,
  'cross-origin-resource-policy': 'cross-origin',
  etag: `"${MARK}"`,
  'otp-ticket': MARK,
  'retry-after': MARK,
  'session-token': MARK,
  'service-worker-allowed': '/',
  sourcemap: MARK,
  'strict-transport-security': 'max-age=0',
  'www-authenticate': `Basic realm="${MARK}"`,
  'x-content-type-options': MARK,
  'x-frame-options': MARK,
  'x-request-id': MARK,
  'x-whole-answer': `/${MARK}`,
};

export function sendHostile(response: ServerResponse, { status = 200, type, body }: HostileAnswer): void {
  response.writeHead(status, MARK, { ...HEADERS, ...(type && { 'content-type': type }) }).end(body);
}

const PROTOTYPE = 'stands for a name that no literal can have';
const more = {
  password_hash: `$2b$12$${MARK}`,
  admin: true,
  [MARK]: 1,
  constructor: { prototype: { admin: MARK } },
  nested: { deep: [{ secret: MARK }, [MARK]] },
  [PROTOTYPE]: { password_hash: MARK, admin: true },
};

/** Adds extra fields to every object, renames the fields to the server's names, and marks every token. */
function withExtraFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtraFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, each]) => [
    theirs(name),
    name === 'access_token' ? MARK : withExtraFields(each),
  ]);
  return { ...more, ...Object.fromEntries(fields) };
}

const written = (value: unknown) => JSON.stringify(withExtraFields(value)).replaceAll(`"${PROTOTYPE}"`, '"__proto__"');

export const PICTURE = Buffer.from('89504e470d0a1a0a00ff00c328', 'hex');

/** A valid success answer with many extra fields. */
export function overfullAnswer(operation: OperationId): HostileAnswer {
  if (isPicture(operation)) return { type: 'image/png', body: PICTURE };
  // An operation answered by its status alone has no example.
  const [example = {}] = Object.values<unknown>(examples[operation][200] ?? {});
  if (typeof example !== 'string') return { type: 'application/json', body: written(example) };
  const quoted = JSON.stringify(written(JSON.parse(JSON.parse(example))));
  return { type: 'text/plain', body: quoted };
}

/** A refusal with many extra fields. */
export const refusalWith = (status: number): HostileAnswer & { status: number } => ({
  status,
  type: 'application/json',
  body: written({ message: 'Invalid Access Token' }),
});

const PAGE = `<!doctype html><script>alert("${MARK}")</script>`;
const TRACE = `TypeError: ${MARK}\n    at Object.login (/srv/${MARK}/login.js:7:11)`;

const json = (body: string | Buffer, status = 200): HostileAnswer => ({ status, type: 'application/json', body });

/** Answers that are valid for no operation: nothing of them may reach the browser. */
export const INVALID_ANSWERS: HostileAnswer[] = [
  { type: 'text/html', body: PAGE },
  { status: 500, type: 'text/plain', body: TRACE },
  { status: 302, type: 'text/html', body: PAGE },
  { type: 'text/javascript', body: `alert("${MARK}")` },
  json(''),
  json('null'),
  json(JSON.stringify([MARK, more])),
  json(JSON.stringify(PAGE)),
  json(PAGE),
  json(written({ message: TRACE }), 500),
  json(written({ message: MARK }), 307),
  json(written({ message: MARK }), 999),
  json(`{"${theirs('message')}":"${MARK}`),
  json(Buffer.from(`{"${MARK}":"\xff"}`, 'latin1')),
  json(`${'['.repeat(12_000)}"${MARK}"${']'.repeat(12_000)}`),
  { type: '', body: '' },
  { type: '', body: PAGE },
  { type: 'text/plain', body: MARK },
  { type: 'image/svg+xml', body: `<svg onload="alert('${MARK}')"/>` },
  { type: 'application/octet-stream', body: Buffer.from(`\0\xff${MARK}`, 'latin1') },
  { status: 204, type: '', body: '' },
  { status: 206, type: 'image/png', body: Buffer.concat([PICTURE, Buffer.from(MARK)]) },
  { status: 502, type: 'text/html', body: PAGE },
];

export const isPicture = (operation: OperationId) => 'image/png' in (answerSchemas[operation][200] ?? {});
