// A file of a browser's network tab, as calls of the contract: whatever was asked below /api, by method and path.
import { operationFinder } from '../../web/gateway/operations';
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

export function callsIn(har: string): { call: Call; answer: Answer }[] {
  const find = operationFinder();
  const { log }: Har = JSON.parse(har);
  return log.entries.flatMap(({ request, response }) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, path] = /^.*?\/api(\/.*)$/.exec(pathname) ?? [];
    const { text = '', encoding, mimeType = '' } = response.content;
    try {
      const { id } = find(request.method, path ?? '');
      return [
        {
          call: {
            operation: id,
            headers: Object.fromEntries(request.headers.map(({ name, value }) => [name.toLowerCase(), value])),
            query: Object.fromEntries(searchParams),
            body: request.postData?.text,
          },
          answer: {
            status: response.status,
            type: mimeType,
            body: encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text,
          },
        },
      ];
    } catch {
      // Not of the contract: the console's own files.
      return [];
    }
  });
}
