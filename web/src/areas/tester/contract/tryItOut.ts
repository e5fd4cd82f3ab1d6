// Adapts calls that are tried on the page, and their answers.
import type { HttpRequest, HttpResponse } from 'swagger-ui-dist/swagger-ui-es-bundle';
import { headerSafe } from '#wire/headerSafe';

/** Encodes text that a header cannot carry. The browser adds the session cookie. */
export function encodedRequest(request: HttpRequest): HttpRequest {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, headerSafe(String(value))]);
  return { ...request, headers: Object.fromEntries(headers) };
}

/** Some answers are JSON in an extra pair of quotes, sent as text. */
export function decodedResponse(response: HttpResponse): HttpResponse {
  const { text, headers } = response;
  if (!text || !headers['content-type']?.startsWith('text/plain')) return response;
  const inner = unquoted(text);
  return inner === undefined ? response : { ...response, text: inner, data: inner };
}

function unquoted(text: string): string | undefined {
  try {
    let value: unknown = text;
    while (typeof value === 'string') value = JSON.parse(value);
    return JSON.stringify(value, null, 2);
  } catch {
    return undefined;
  }
}
