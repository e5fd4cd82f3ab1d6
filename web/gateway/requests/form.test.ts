import { expect, test } from 'vitest';
import { formOf, type Part, partsOf } from './form';

const TYPE = 'multipart/form-data; boundary="B"';
const part = (name: string, value = 'x') => `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const read = (form: string, type = TYPE) => partsOf(Buffer.from(form), type);

test('reads back what it has written: parts in order, with their names, types and bytes', () => {
  const parts: Part[] = [
    { name: 'details', filename: undefined, type: undefined, bytes: Buffer.from('{"a":"Ñ"}') },
    {
      name: 'picture',
      filename: 'ñ b;c.png',
      type: 'image/png',
      bytes: Buffer.from([0, 0xff, 13, 10, 45, 45, 13, 10]),
    },
    { name: 'nothing', filename: '', type: 'application/octet-stream', bytes: Buffer.of() },
  ];
  const { body, type } = formOf(parts);
  expect(partsOf(body, type)).toEqual(parts);
  const empty = formOf([]);
  expect(partsOf(empty.body, empty.type)).toEqual([]);
});

test('ignores the case of headers and everything after the end of the form', () => {
  const form =
    '--B\r\ncontent-TYPE:  image/png; charset=utf-16 \r\ncontent-disposition: Form-Data;NAME=a; filename*=x\r\n\r\n1\r\n--B--\r\n--B';
  expect(read(form)).toEqual([{ name: 'a', filename: undefined, type: 'image/png', bytes: Buffer.from('1') }]);
});

const disposed = (disposition: string) => `--B\r\n${disposition}\r\n\r\nx\r\n--B--`;
test.each([
  ['without an end', part('a')],
  ['that begins with something else', `\r\n${part('a')}--B--`],
  ['with another boundary', `${part('a')}--B--`, 'multipart/form-data; boundary=C'],
  ['with a boundary that goes on', `${part('a')}--Bc--`],
  ['with a name that is there twice', `${part('a')}${part('a', 'y')}--B--`],
  ['with an empty name', `${part('')}--B--`],
  ['with two names', disposed('Content-Disposition: form-data; name="a"; name="b"')],
  [
    'with two dispositions',
    disposed('Content-Disposition: form-data; name="a"\r\nContent-Disposition: form-data; name="b"'),
  ],
  ['with a header over two lines', disposed('Content-Disposition: form-data;\r\n name="a"')],
  ['with a bare line end in a header', disposed('Content-Disposition: form-data; name="a"\nX: y')],
  ['with a quote in quotes', disposed('Content-Disposition: form-data; name="a"; filename="\\"; name=\\"b"')],
  ['of another kind', disposed('Content-Disposition: attachment; name="a"')],
  ['without headers', '--B\r\n\r\nx\r\n--B--'],
  ['with a part that ends in its headers', '--B\r\nContent-Disposition: form-data; name="a"\r\n--B--'],
  ['with a long head', disposed(`Content-Disposition: form-data; name="${'a'.repeat(5_000)}"`)],
  ['of very many parts', `${Array.from({ length: 101 }, (_, at) => part(`a${at}`)).join('')}--B--`],
])('a form %s is refused', (_what, form, type = TYPE) => {
  expect(() => read(form, type)).toThrow('The request is not a valid form.');
});
