import type { Ajv2020 } from 'ajv/dist/2020.js';
import { typeInBase64 } from './pictures';

/**
 * In JSON Schema `contentEncoding` is only an annotation; this makes it an assertion. Everything that the contract has
 * in base64 is a picture.
 */
export const withBase64Check = (schemas: Ajv2020): Ajv2020 =>
  schemas.removeKeyword('contentEncoding').addKeyword({
    keyword: 'contentEncoding',
    type: 'string',
    validate: (encoding: unknown, text: string) => encoding !== 'base64' || typeInBase64(text) !== undefined,
    errors: false,
  });
