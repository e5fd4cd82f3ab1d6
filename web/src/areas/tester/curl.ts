// Converts a call of the journal to a command that repeats it.
import { headerSafe } from '#wire/headerSafe';
import type { Entry } from './calls';

/** The label of the button, which the README quotes. */
export const COPY = 'Copy as a curl command';

/** Headers that the gateway and the servers in between add themselves. */
const ADDED_HEADERS =
  /^(authorization|x-mock-world|x-request-id|content-length|content-type|accept|user-agent|transfer-encoding|prefer|traceparent|tracestate)$/;

/** Quotes a text as one word for a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

interface Where {
  /** The address of the console, without a trailing slash. */
  console: string;
  world: string;
  /** The signed-in user; undefined when there is none. */
  who: { email: string; application: string; device_id: string } | undefined;
}

interface SentFile {
  name: string;
  type: string;
  sha256: string;
}

const isFile = (part: unknown): part is SentFile => typeof part === 'object' && part !== null && 'sha256' in part;

/** The parts of a form. Only the names of files were kept, so the command sends local files with those names. */
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

const written = (parts: string[]) => parts.join(' \\\n  ');

/**
 * The same call through the gateway, in the same world, as the user who is signed in now. It begins a session of its
 * own, because scripts cannot read the browser's session, and uses the same device, so that it ends no other session.
 */
export function curlOf({ method, path, headers, body }: Entry, { console, world, who }: Where): string {
  const own = Object.entries(headers).filter(([name]) => !ADDED_HEADERS.test(name));
  const signer = headers.authorization === undefined ? undefined : who;
  const call = written([
    `curl -i ${method === 'GET' ? '' : `-X ${method} `}${quoted(`${console}/api${path}`)}`,
    ...(signer ? ['-b "$SESSION"'] : []),
    `-H ${quoted(`X-Mock-World: ${encodeURIComponent(world)}`)}`,
    `-H ${quoted(`Origin: ${new URL(console).origin}`)}`,
    ...own.map(([name, value]) => `-H ${quoted(`${name}: ${headerSafe(value)}`)}`),
    ...bodyOf(headers['content-type'] ?? '', body),
  ]);
  return signer ? `${beginning(console, world, signer)}\n${call}` : call;
}

function beginning(console: string, world: string, { application, ...who }: NonNullable<Where['who']>): string {
  const session = `${console}/control/worlds/${encodeURIComponent(world)}/session`;
  const begin = written([
    `curl -s -o /dev/null -D - ${quoted(`${session}?${new URLSearchParams({ application })}`)}`,
    "-H 'Content-Type: application/json'",
    `--data-raw ${quoted(JSON.stringify(who))}`,
  ]);
  return `SESSION=$(${begin} | sed -n 's/^set-cookie: \\([^;]*\\).*/\\1/p')`;
}
