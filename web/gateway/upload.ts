import { finished, type Readable, Transform } from 'node:stream';
import { Dicer } from '@fastify/busboy';
import { notAForm, tooLarge } from './refusals';

export type Fields = Record<string, string>;

/** The beginning of a field is enough to name a record by. */
const KEPT_OF_FIELD = 1_024;

/** Parses a multipart form to check that every part is complete and has a name, and notes how each begins. */
function formReader(contentType: string, fields: Fields) {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType);
  if (!boundary) throw notAForm();

  const dicer = new Dicer({ boundary: boundary[1] ?? boundary[2] ?? '' });
  let nameless = 0;
  dicer.on('part', (part) => {
    nameless += 1;
    let field: string | undefined;
    part.on('header', (header: Record<string, string[]>) => {
      const named = /^form-data\s*;.*\bname=(?:"([^"]*)"|([^\s;]*))/i.exec(header['content-disposition']?.[0] ?? '');
      if (!named) return;
      nameless -= 1;
      field = named[1] ?? named[2] ?? '';
    });
    part.on('error', () => {});
    part.on('data', (chunk: Buffer) => {
      if (field !== undefined) fields[field] = `${fields[field] ?? ''}${chunk}`.slice(0, KEPT_OF_FIELD);
    });
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
 * It notes how each field begins, and holds back the last chunk until then, so that the upstream never sees such a request as complete.
 */
export function guardUpload(source: Readable, contentType: string, limit: number, fields: Fields = {}): Readable {
  const form = /^multipart\//i.test(contentType) ? formReader(contentType, fields) : undefined;
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
