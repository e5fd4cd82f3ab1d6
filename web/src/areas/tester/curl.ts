// A call of the journal as a command that makes it again.
import { headerSafe } from '@/api/headerSafe';
import type { Entry } from './calls';

/** What the gateway and the servers between add of their own. */
const THEIRS =
  /^(authorization|x-mock-world|x-request-id|content-length|content-type|accept|user-agent|transfer-encoding|prefer|traceparent|tracestate)$/;

/** For a shell, as one word. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

interface Where {
  /** The address of the calls, without a slash at its end. */
  api: string;
  world: string;
  token: string | undefined;
}

interface SentFile {
  name: string;
  type: string;
  sha256: string;
}

const isFile = (part: unknown): part is SentFile => typeof part === 'object' && part !== null && 'sha256' in part;

/** The parts of a form. Of a file only its name was kept, so one of that name is sent. */
function formOf(body: unknown): string[] {
  return Object.entries(body ?? {}).map(([name, part]) => {
    if (isFile(part)) return `-F ${quoted(`${name}=@${part.name};type=${part.type}`)}`;
    if (typeof part === 'object') return `-F ${quoted(`${name}=${JSON.stringify(part)};type=application/json`)}`;
    return `--form-string ${quoted(`${name}=${part}`)}`;
  });
}

function bodyOf(type: string, body: unknown): string[] {
  if (type.startsWith('multipart/')) return formOf(body);
  if (body === null) return [];
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.entries(body ?? {}).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`);
  return ["-H 'Content-Type: application/json'", `--data-raw ${quoted(JSON.stringify(body))}`];
}

/** The same call through the gateway, in the same world, by whoever is signed in now. */
export function curlOf({ method, path, headers, body }: Entry, { api, world, token }: Where): string {
  const own = Object.entries(headers).filter(([name]) => !THEIRS.test(name));
  const isSigned = headers.authorization !== undefined && token !== undefined;
  return [
    `curl -i ${method === 'GET' ? '' : `-X ${method} `}${quoted(api + path)}`,
    `-H ${quoted(`Cookie: mock-world=${encodeURIComponent(world)}`)}`,
    ...(isSigned ? [`-H ${quoted(`Authorization: Bearer ${token}`)}`] : []),
    ...own.map(([name, value]) => `-H ${quoted(`${name}: ${headerSafe(value)}`)}`),
    ...bodyOf(headers['content-type'] ?? '', body),
  ].join(' \\\n  ');
}
