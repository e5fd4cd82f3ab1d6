// The variant `hostile`: the answers of `first`, with too much in them. Everything that the server adds has the mark,
// which must never reach a browser.
import type { Answer, Json, Row } from './shapes.ts';

export const MARK = 'Sesame';

/** Harmful headers: legitimate ones, ones that the gateway sets itself, and ones that control the browser. */
const HEADERS = {
  'set-cookie': [`session=${MARK}; Path=/`, `__Host-session=${MARK}; Path=/; Secure`],
  ...marked('server', 'x-powered-by', 'content-language', 'sourcemap', 'x-request-id', 'access-control-expose-headers'),
  ...marked('otp-ticket', 'session-token', 'retry-after', 'x-content-type-options', 'x-frame-options'),
  ...{ location: `https://${MARK}.example/`, link: `<https://${MARK}.example/>; rel=preload`, etag: `"${MARK}"` },
  ...{ refresh: `0; url=https://${MARK}.example/`, 'x-whole-answer': `/${MARK}`, 'clear-site-data': '"*"' },
  'access-control-allow-origin': `https://${MARK}.example`,
  'access-control-allow-credentials': 'true',
  'cache-control': `public, max-age=31536000, ${MARK}`,
  'content-disposition': `attachment; filename="${MARK}.html"`,
  'content-security-policy': `default-src * 'unsafe-inline'; report-uri https://${MARK}.example/`,
  ...{ 'cross-origin-resource-policy': 'cross-origin', 'service-worker-allowed': '/' },
  ...{ 'strict-transport-security': 'max-age=0', 'www-authenticate': `Basic realm="${MARK}"` },
};

function marked(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, MARK]));
}

const PROTOTYPE = 'stands for a name that no literal can have';
const more: Row = {
  password_hash: `$2b$12$${MARK}`,
  admin: true,
  [MARK]: 1,
  constructor: { prototype: { admin: MARK } },
  nested: { deep: [{ secret: MARK }, [MARK]] },
  [PROTOTYPE]: { password_hash: MARK, admin: true },
};

/** Adds fields to every object, and marks every token. */
function overfull(value: Json): Json {
  if (Array.isArray(value)) return value.map(overfull);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, each]) => [name, name === 'access_token' ? MARK : overfull(each)]);
  return { ...more, ...(Object.fromEntries(fields) as typeof value) };
}

/** A text with JSON in it keeps its quotes. */
function written(text: string): string {
  const content = JSON.parse(text) as Json;
  if (typeof content === 'string') return JSON.stringify(written(content));
  return JSON.stringify(overfull(content)).replaceAll(`"${PROTOTYPE}"`, '"__proto__"');
}

/** The same answer, with fields that nobody asked for. */
export function hostilely(answer: Answer): Answer {
  const isJson = typeof answer.body === 'string' && /^\s*["{[]/.test(answer.body);
  return withHarmfulHeaders(isJson ? { ...answer, body: written(String(answer.body)) } : answer);
}

export const withHarmfulHeaders = (answer: Answer): Answer => ({ ...answer, headers: HEADERS });
