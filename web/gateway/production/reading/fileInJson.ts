// A file that the contract has as base64 in JSON may come as the file itself.
import type { AnySchemaObject } from 'ajv';
import { mediaTypeOf } from '../../answers';
import { propertiesOf } from './parts';

const FILES = /^(image\/(png|jpe?g)|application\/(pdf|octet-stream))$/;

export const isFileInJson = (type: string, schema: AnySchemaObject = {}): boolean =>
  FILES.test(mediaTypeOf(type)) && propertiesOf(schema).has('base64');
