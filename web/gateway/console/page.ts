// The console's page, served for every address that the console's router handles.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../requests/refusals';
import type { ConsoleConfig, Settings } from '../settings';

type Encoding = 'br' | 'gzip' | 'identity';

function preferredEncoding(accepted = ''): Encoding {
  const names = accepted.split(',').flatMap((item) => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
}

/** Browsers send `sec-fetch-dest`; for other clients the accept header decides. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document') return false;
  return /^\s*\*\/\*\s*$|\btext\/html\b/i.test(headers.accept ?? '*/*');
}

/** The page as it was built; undefined in development, where Vite serves the page. */
function builtPage(staticDir: string): string | undefined {
  try {
    return readFileSync(join(staticDir, 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
}

/** The hashes of the page's inline scripts, for the content security policy. */
export function scriptsInPage(staticDir: string): string[] {
  const scripts = builtPage(staticDir)?.matchAll(/<script>(.*?)<\/script>/gs) ?? [];
  return [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

function readPage({ staticDir, basePath }: Settings, config: ConsoleConfig): string | undefined {
  const html = builtPage(staticDir);
  if (html === undefined) return undefined;
  const base = /<base href="\/"\s*\/?>/;
  if (!base.test(html)) throw new Error(`index.html in ${staticDir} has no <base href="/">.`);
  // The policy allows it because it is data, not a script. `<` is escaped because `</script>` would end the element.
  const data = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html
    .replace(base, () => `<base href="${basePath}">`)
    .replace(/(<script type="application\/json" id="config">)(<\/script>)/, (_, begin, end) => begin + data + end);
}

/** Reads the page once. */
export function createPage(settings: Settings, config: ConsoleConfig) {
  const html = readPage(settings, config);
  if (html === undefined) {
    return () => {
      throw new Refusal(503, 'The console is not built.');
    };
  }

  const bodies: Record<Encoding, Buffer> = {
    br: brotliCompressSync(html),
    gzip: gzipSync(html, { level: 9 }),
    identity: Buffer.from(html),
  };
  const hash = createHash('sha256').update(html).digest('base64url');

  return (request: FastifyRequest, reply: FastifyReply) => {
    const encoding = preferredEncoding(request.headers['accept-encoding']?.toString());
    const etag = `"${hash}-${encoding}"`;
    reply.headers({ 'cache-control': 'no-cache', vary: 'Accept, Accept-Encoding, Sec-Fetch-Dest', etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
  };
}
