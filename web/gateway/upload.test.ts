import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { guardUpload } from './upload';

const asForm = 'multipart/form-data; boundary="B"';
const part = (value: string) => `--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n${value}`;

async function passed(pieces: string[], limit = 1_000) {
  const guard = guardUpload(Readable.from(pieces, { objectMode: false }), asForm, limit);
  const through: string[] = [];
  try {
    for await (const chunk of guard) through.push(String(chunk));
  } catch (error) {
    return [through.join(''), (error as Error).message];
  }
  return [through.join('')];
}

test('a form passes unchanged; of a malformed or too large one the last piece never passes', async () => {
  const good = [part('1\r\n'), part('2'), '\r\n--B--\r\n'];
  expect(await passed(good)).toEqual([good.join('')]);
  expect(await passed([part('1'), part('2')])).toEqual([part('1'), 'The request is not a valid form.']);
  expect(await passed([part('1'), part('2')], part('1').length)).toEqual(['', 'The request is too large.']);
});

test('who goes away before the end takes the upload along', async () => {
  const source = new PassThrough();
  const guard = guardUpload(source, asForm, 1_000);
  source.destroy();
  await expect(once(guard, 'close')).rejects.toThrow('Premature close');
});

test('a form tells how its fields begin, once it has passed', async () => {
  const fields = {};
  const pieces = [part('ana@mail'), '.example\r\n', part('x'.repeat(2_000)).replace('"a"', 'b'), '\r\n--B--\r\n'];
  const guard = guardUpload(Readable.from(pieces, { objectMode: false }), asForm, 9_000, fields);
  for await (const _chunk of guard);
  expect(fields).toEqual({ a: 'ana@mail.example', b: 'x'.repeat(1_024) });
});
