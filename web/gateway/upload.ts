import { finished, type Readable, Transform } from 'node:stream';
import { Dicer } from '@fastify/busboy';
import { notMultipart, tooLarge } from './refusals';

/** Reads a form's parts, to tell whether every one of them begins and ends as it should and has a name. */
function formReader(contentType: string) {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType);
  if (!boundary) throw notMultipart();

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
      // What follows the closing boundary belongs to no part.
      if (dicer.writable) dicer.write(chunk);
    },
    end(): Promise<boolean> {
      dicer.end();
      return wellFormed;
    },
  };
}

/**
 * Passes an upload on while it arrives, and breaks it off when it grows too large or turns out to be a malformed form.
 * The last piece is held back until that is known, so what stands behind never sees such a request as complete.
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
      done(wellFormed ? null : notMultipart(), held);
    },
  });
  // A pipeline would destroy the source, and with it the connection that the refusal is to be written to.
  finished(source, (error) => error && guard.destroy(error));
  return source.pipe(guard);
}
