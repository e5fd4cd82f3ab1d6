// Sends a request with XMLHttpRequest, because `fetch` cannot report upload progress.

/** The share sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** The `Response` constructor throws when one of these statuses has a body. */
const HAVE_NO_BODY = [204, 205, 304];

export const fetchWithProgress =
  (onProgress: OnProgress) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const sent = new XMLHttpRequest();
      sent.open(request.method, request.url);
      for (const [name, value] of request.headers) sent.setRequestHeader(name, value);
      sent.responseType = 'blob';
      sent.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      sent.onload = () => {
        const { status, statusText } = sent;
        const content = HAVE_NO_BODY.includes(status) ? null : sent.response;
        resolve(new Response(content, { status, statusText, headers: headersOf(sent) }));
      };
      // The same error type as `fetch` throws.
      sent.onerror = () => reject(new TypeError('The upload failed.'));
      sent.onabort = () => reject(request.signal.reason);
      request.signal.addEventListener('abort', () => sent.abort());
      sent.send(body);
    });
  };

function headersOf(sent: XMLHttpRequest): Headers {
  const lines = sent.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}
