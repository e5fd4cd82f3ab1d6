// Which request bodies are accepted, and how large they may be.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notAForm, notJson, tooDeep, tooLarge } from './refusals';
import { guardUpload } from './upload';

const MB = 1024 * 1024;
export const limits = { json: 10 * MB, media: 12 * MB, answer: 32 * MB, depth: 32 };

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns undefined if the bytes are not UTF-8. */
export function textIn(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [...Buffer.from('"\\[]{}')];

/** Whether the JSON is nested deeper than any call needs: a recursive function, as in Prism, overflows its stack on it. */
export function isTooDeep(json: Buffer): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (quoted) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if (byte === OPEN || byte === OPEN_LIST) {
      depth += 1;
      if (depth > limits.depth) return true;
    } else if (byte === CLOSE || byte === CLOSE_LIST) depth -= 1;
  }
  return false;
}

/** Parses the body only to validate it, and passes it on unchanged. */
export function acceptJson(scope: FastifyInstance, limit = limits.json) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: limit },
    async (_request: FastifyRequest, body: Buffer) => {
      if (body.length === 0) return body;
      if (isTooDeep(body)) throw tooDeep();
      try {
        JSON.parse(utf8.decode(body));
      } catch {
        throw notJson();
      }
      return body;
    },
  );
}

/** Passes files on while they arrive. */
export function acceptUploads(scope: FastifyInstance, limit = limits.media) {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: limit },
    async (_request: FastifyRequest, body: Buffer) => {
      // Like the decoder behind it: an incomplete escape is an error.
      try {
        decodeURIComponent(body.toString('latin1'));
      } catch {
        throw notAForm();
      }
      return Readable.from([body], { objectMode: false });
    },
  );
  scope.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    if (Number(request.headers['content-length']) > limit) return done(tooLarge());
    try {
      done(null, guardUpload(payload, request.headers['content-type'] ?? '', limit));
    } catch (error) {
      done(error as Error);
    }
  });
}
