// Which request bodies are accepted, and how large they may be.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notJson, tooLarge } from './refusals';
import { guardUpload } from './upload';

const MB = 1024 * 1024;
export const limits = { json: 10 * MB, media: 12 * MB };

/** Parses the body only to validate it, and passes it on unchanged. */
export function acceptJson(scope: FastifyInstance, limit = limits.json) {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: limit },
    async (_request: FastifyRequest, body: Buffer) => {
      if (body.length === 0) return body;
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
  scope.addContentTypeParser(['multipart/form-data', '*'], (request, payload, done) => {
    if (Number(request.headers['content-length']) > limit) return done(tooLarge());
    try {
      done(null, guardUpload(payload, request.headers['content-type'] ?? '', limit));
    } catch (error) {
      done(error as Error);
    }
  });
}
