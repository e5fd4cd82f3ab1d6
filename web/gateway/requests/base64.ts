import type { Ajv2020 } from 'ajv/dist/2020.js';

/** No pattern is as quick with a picture. The decoder leaves out what is not of the alphabet, but for that of addresses. */
const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 &&
  !text.includes('-') &&
  !text.includes('_') &&
  Buffer.from(text, 'base64').length === Buffer.byteLength(text, 'base64');

/** JSON Schema only describes with `contentEncoding`; here a text that is not base64 breaks it. */
export const holdingBase64 = (schemas: Ajv2020): Ajv2020 =>
  schemas.removeKeyword('contentEncoding').addKeyword({
    keyword: 'contentEncoding',
    type: 'string',
    validate: (encoding: unknown, text: string) => encoding !== 'base64' || isBase64(text),
    errors: false,
  });
