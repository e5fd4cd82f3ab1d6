// A server may send a file itself where the contract has it as base64 in JSON.
import type { AnySchemaObject } from 'ajv';
import { mediaTypeOf } from '../../answers/answers';
import { requiredFields } from './parts';

const FILES = /^(image\/(png|jpeg)|application\/pdf)$/;

export const isFileInJson = (type: string, schema: AnySchemaObject = {}): boolean =>
  FILES.test(mediaTypeOf(type)) && requiredFields(schema).includes('base64');
