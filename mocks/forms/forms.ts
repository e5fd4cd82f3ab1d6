import type { FastifyInstance } from 'fastify';

/** Forms bypass Prism, as multipart calls do, so the mocks read and refuse them themselves. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, fieldsOf(String(text)));
    } catch {
      done(Object.assign(new Error('The form is malformed.'), { statusCode: 400 }));
    }
  });
}

/** Stricter than `URLSearchParams`, which accepts a broken escape as text. */
function fieldsOf(text: string): Record<string, string> {
  const pairs = text.split('&').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.replaceAll('+', ' ').split('=').map(decodeURIComponent);
      return [name, value.join('=')];
    }),
  );
}
