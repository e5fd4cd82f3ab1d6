// Attacks with uploaded files: names that lead elsewhere, and files that are no pictures. Servers get neither.
import { expect, test } from 'vitest';
import { operationTable } from '#contract';
import { badRequest, startStack } from '../whole/attackTesting';
import { administrator, send, signedIn } from '../whole/testing';
import { type Part, partsOf } from './form';
import { imageDetails, wholeRequest } from './wholeRequest';

const PNG = Buffer.from('89504e470d0a1a0a00ff', 'hex');
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');
const KEEPER = { ...administrator, email: 'maria.santos@lumina.example' };
const NO_PICTURE = 'is not a PNG or JPEG picture';

/** Sends a newsletter with this file. The head of its part is written as given. */
async function startUploading() {
  const { url, called, outcomeOf } = await startStack();
  const { method, path } = operationTable.addNewsletter;
  const { body } = wholeRequest('addNewsletter', {}, { newsletter_details: { product_tag: true } });
  const details = JSON.stringify((body as { newsletter_details: object }).newsletter_details);
  const upload = async (filename: string, type: string, bytes: Buffer) => {
    const form = Buffer.concat([
      Buffer.from(`--B\r\nContent-Disposition: form-data; name="newsletter_details"; filename="a.php"\r\n`),
      Buffer.from(`Content-Type: text/x-php\r\n\r\n${details}\r\n--B\r\n`),
      Buffer.from(`Content-Disposition: form-data; name="newsletter_image"; filename="${filename}"\r\n`),
      Buffer.from(`Content-Type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n--B--\r\n'),
    ]);
    const headers = { ...signedIn(KEEPER), 'content-type': 'multipart/form-data; boundary=B' };
    const answer = await send(url, `/api${path}`, { method, headers, body: form });
    return [answer.status, answer.json()];
  };
  const arrived = (): Part[] =>
    called.flatMap(({ body: sent, bodyType }) => (Buffer.isBuffer(sent) ? partsOf(sent, bodyType ?? '') : []));
  return { upload, called, arrived, outcomeOf };
}

test.each([
  ['that leads elsewhere', '../../x.php', 'application/x-php', PNG, 'png', 'image/png'],
  ['with a NUL', 'x.php\0.png', 'image/png', JPEG, 'jpg', 'image/jpeg'],
  ['with a terminal’s command', '\u001b]0;x\u0007.png', 'text/html', PNG, 'png', 'image/png'],
  ['written backwards', 'gnp.\u202ephp.x', 'image/svg+xml', JPEG, 'jpg', 'image/jpeg'],
])(
  'a file with a name %s gets a name and type by its content',
  async (_what, name, claimed, bytes, extension, type) => {
    const { upload, arrived } = await startUploading();
    expect((await upload(name, claimed, bytes))[0]).toBe(200);
    const filename = expect.stringMatching(new RegExp(`^[\\da-f-]{36}\\.${extension}$`));
    expect(arrived()).toEqual([
      { name: 'newsletter_details', filename: undefined, type: undefined, bytes: expect.anything() },
      { name: 'newsletter_image', filename, type, bytes },
    ]);
  },
);

const HARMFUL = {
  'a script': Buffer.from('<?php system($_GET[0]);'),
  'a drawing': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'a GIF': Buffer.from('GIF89a,<script>'),
  'a PDF': Buffer.from('%PDF-1.7\n'),
  'the beginning of a picture': PNG.subarray(0, 7),
  nothing: Buffer.of(),
};

test.each(Object.entries(HARMFUL))('%s is not uploaded as a picture, whatever it is called', async (_what, bytes) => {
  const { upload, called, outcomeOf } = await startUploading();
  expect(await upload('a.png', 'image/png', bytes)).toEqual(badRequest(`newsletter_image ${NO_PICTURE}`));
  const base64 = bytes.toString('base64');
  const person = signedIn(KEEPER);
  // A product without a picture is no banner.
  if (base64) {
    for (const id of ['addProduct', 'uploadDigicard', 'savePlanFile'] as const) {
      expect(await outcomeOf(id, person, { Value: { base64 } })).toEqual(
        badRequest(`Value.base64 ${NO_PICTURE} in base64`),
      );
    }
  }
  expect((await outcomeOf('saveImage', person, { ImageBase64: base64 }))[0]).toBe(400);
  expect((await outcomeOf('saveImageForm', person, { base64, Image_datails: JSON.stringify(imageDetails()) }))[0]).toBe(
    400,
  );
  expect(called).toEqual([]);
});

test.each<['uploadDigicard' | 'savePlanFile', string, object]>([
  ['uploadDigicard', 'filetype', { filetype: 'image/jpeg' }],
  ['uploadDigicard', 'filename', { filename: 'card.php' }],
  ['uploadDigicard', 'filename', { filename: 'card.jpg' }],
  ['uploadDigicard', 'filename', { filename: 'card' }],
  ['uploadDigicard', 'filename', { filename: 'gpj\u202e.png' }],
  ['savePlanFile', 'fileext', { fileext: 'jpg' }],
])('%s: %s must fit the content: %j', async (id, field, said) => {
  const { called, outcomeOf } = await startUploading();
  const person = signedIn(KEEPER);
  expect(await outcomeOf(id, person, { Value: said })).toEqual(badRequest(`Value.${field} does not fit the picture`));
  expect(called).toEqual([]);
  const base64 = JPEG.toString('base64');
  const jpeg = { filetype: 'image/jpeg', filename: 'A card.JPEG' };
  const fitting = id === 'savePlanFile' ? { fileext: 'jpeg', base64 } : { ...jpeg, base64 };
  expect((await outcomeOf(id, person, { Value: fitting }))[0]).toBe(200);
});
