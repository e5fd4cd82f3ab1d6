import { Busboy } from '@fastify/busboy';
import type { FastifyInstance } from 'fastify';

/** Multipart goes around the checking proxy, so the mocks read and refuse it themselves. */
export function readMultipart(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    const fields: Record<string, string> = {};
    const malformed = () => done(Object.assign(new Error('The multipart body is malformed.'), { statusCode: 400 }));
    try {
      const reader = new Busboy({
        headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      });
      reader.on('field', (name, value) => {
        fields[name] = value;
      });
      reader.on('error', malformed);
      reader.on('finish', () => done(null, fields));
      payload.pipe(reader);
    } catch {
      malformed();
    }
  });
}
