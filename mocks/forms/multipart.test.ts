import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { formShapeOf } from './formShapes';
import { MultipartForm, readMultipart } from './multipart';

const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0xff, 0xfe]);
const LIMIT = 4 * 1024 * 1024;

let received: unknown;
const app = Fastify();
readMultipart(app, LIMIT);
app.post('/', (request) => {
  received = request.body;
  return {};
});

const field = (name: string, text: string) =>
  `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const file = (name: string, bytes: Buffer, header = `name="${name}"; filename="${name}.png"`) =>
  Buffer.concat([
    Buffer.from(`--B\r\nContent-Disposition: form-data; ${header}\r\nContent-Type: image/png\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
const END = '--B--\r\n';

async function send(parts: (string | Buffer)[], contentType = 'multipart/form-data; boundary=B') {
  received = undefined;
  const payload = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': contentType },
    payload,
  });
  return statusCode;
}

it('keeps texts and files, byte by byte', async () => {
  expect(await send([field('details', '{"title":"Ñ"}'), file('image', PICTURE), END])).toBe(200);
  expect(received).toEqual(
    new MultipartForm(
      { details: '{"title":"Ñ"}' },
      { image: { name: 'image.png', type: 'image/png', bytes: PICTURE } },
    ),
  );
});

const newsletter = formShapeOf('addNewsletter');
const details = {
  title: 'Ñ',
  content: 'Text',
  newsdate: '11/16/2026 09:00:00',
  product_tag: true,
  isactive: true,
  status: 'A',
  postedby: 'maria.santos@lumina.example',
};
const image = { name: 'image.png', type: 'image/png', bytes: PICTURE };

it.each([
  ['a text', { newsletter_details: JSON.stringify(details) }, {}],
  [
    'a file',
    {},
    { newsletter_details: { name: 'blob', type: 'application/json', bytes: Buffer.from(JSON.stringify(details)) } },
  ],
])('reads the parts that the contract calls JSON: %s', (_what, fields, files) => {
  const form = new MultipartForm(fields, { newsletter_image: image, ...files }).readAs(newsletter);
  expect(form).toEqual(new MultipartForm({ newsletter_details: details }, { newsletter_image: image }));
  expect(form.description).toMatchObject({
    newsletter_details: { title: 'Ñ' },
    newsletter_image: { type: 'image/png' },
  });
});

it.each([
  ['whose JSON is invalid', { newsletter_details: '{"title"' }, { newsletter_image: image }],
  ['whose JSON is not an object', { newsletter_details: '7' }, { newsletter_image: image }],
  [
    'whose JSON does not match the contract',
    { newsletter_details: JSON.stringify({ ...details, title: '  ' }) },
    { newsletter_image: image },
  ],
  ['without its JSON', {}, { newsletter_image: image }],
  ['without its file', { newsletter_details: '{}' }, {}],
])('refuses a form %s as malformed', (_what, fields, files) => {
  expect(() => new MultipartForm(fields, files).readAs(newsletter)).toThrow('malformed');
});

it.each([
  ['a body that ends in a file', [file('image', PICTURE)]],
  ['a body that ends in a text', [field('details', 'x')]],
  ['no body', []],
  ['a file without a field name', [file('image', PICTURE, 'filename="a.png"'), END]],
  ['two texts in one field', [field('details', 'x'), field('details', 'y'), END]],
  ['two files in one field', [file('image', PICTURE), file('image', PICTURE), END]],
  ['a text and a file in one field', [field('image', 'x'), file('image', PICTURE), END]],
] as [string, (string | Buffer)[]][])('refuses %s as malformed', async (_what, parts) => {
  expect(await send(parts)).toBe(400);
});

it('refuses a header without a boundary as malformed', async () => {
  expect(await send([field('details', 'x'), END], 'multipart/form-data')).toBe(400);
});

it('refuses a body over the limit as too large', async () => {
  expect(await send([file('image', Buffer.alloc(LIMIT)), END])).toBe(413);
});
