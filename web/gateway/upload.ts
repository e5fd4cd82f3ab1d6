import { finished, type Readable, Transform } from 'node:stream';
import { Dicer } from '@fastify/busboy';
import { notAForm, tooLarge } from './refusals';

/** Parses a multipart form to check that every part is complete and has a name. */
function formReader(contentType: string) {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType);
  if (!boundary) throw notAForm();

  const dicer = new Dicer({ boundary: boundary[1] ?? boundary[2] ?? '' });
  let nameless = 0;
  dicer.on('part', (part) => {
    nameless += 1;
    part.on('header', (header: Record<string, string[]>) => {
      if (/^form-data\s*;.*\bname=/i.test(header['content-disposition']?.[0] ?? '')) nameless -= 1;
    });
    part.on('error', () => {});
    part.resume();
  });
  const wellFormed = new Promise<boolean>((resolve) => {
    dicer.on('error', () => resolve(false));
    dicer.on('finish', () => resolve(nameless === 0));
  });

  return {
    read(chunk: Buffer) {
      // Data after the closing boundary is ignored.
      if (dicer.writable) dicer.write(chunk);
    },
    end(): Promise<boolean> {
      dicer.end();
      return wellFormed;
    },
  };
}

/**
 * Passes an upload on while it arrives, and aborts it when it becomes too large or the form is malformed.
 * It holds back the last chunk until then, so that the upstream never sees such a request as complete.
 */
export function guardUpload(source: Readable, contentType: string, limit: number): Readable {
  const form = /^multipart\//i.test(contentType) ? formReader(contentType) : undefined;
  let size = 0;
  let held: Buffer | undefined;

  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) return done(tooLarge());
      form?.read(chunk);
      done(null, held);
      held = chunk;
    },
    async flush(done) {
      const wellFormed = form ? await form.end() : true;
      done(wellFormed ? null : notAForm(), held);
    },
  });
  // Not `pipeline`: it would destroy the source, and with it the connection that the refusal is written to.
  finished(source, (error) => error && guard.destroy(error));
  return source.pipe(guard);
}
