// Reads a HAR file of a browser's network tab: finds the calls of this console below /api in the contract, by method
// and path.
import { operationFinder } from '../../web/gateway/requests/operations';
import type { Answer, Call } from './recording';

interface Named {
  name: string;
  value: string;
}

interface Har {
  log: {
    entries: {
      request: { method: string; url: string; headers: Named[]; postData?: { text?: string } };
      response: { status: number; content: { mimeType?: string; text?: string; encoding?: string } };
    }[];
  };
}

export interface Entry {
  request: Har['log']['entries'][number]['request'];
  response: { status: number; type: string; body: Buffer };
}

export function entriesIn(har: string): Entry[] {
  const { log }: Har = JSON.parse(har);
  return log.entries.map(({ request, response }) => {
    const { text = '', encoding, mimeType = '' } = response.content;
    const body = Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8');
    return { request, response: { status: response.status, type: mimeType, body } };
  });
}

/** Header values by their names in lower case. */
export const headersIn = (headers: Named[]): Record<string, string> =>
  Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));

export function callsIn(har: string): { call: Call; answer: Answer }[] {
  const find = operationFinder();
  return entriesIn(har).flatMap(({ request, response }) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, path] = /^.*?\/api(\/.*)$/.exec(pathname) ?? [];
    try {
      const { id } = find(request.method, path ?? '');
      return [
        {
          call: {
            operation: id,
            headers: headersIn(request.headers),
            query: Object.fromEntries(searchParams),
            body: request.postData?.text,
          },
          answer: { ...response, body: response.body.toString() },
        },
      ];
    } catch {
      // Not a call of the contract, for example a file of the console.
      return [];
    }
  });
}
