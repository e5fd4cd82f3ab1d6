// A server may send a file itself where the contract has it as base64 in JSON.
import type { AnySchemaObject } from 'ajv';
import { PICTURE_TYPES } from '#wire/pictureTypes';
import { mediaTypeOf } from '../../answers/answers';
import { requiredFields } from './parts';

const FILES: readonly string[] = [...PICTURE_TYPES, 'application/pdf'];

export const isFileInJson = (type: string, schema: AnySchemaObject = {}): boolean =>
  FILES.includes(mediaTypeOf(type)) && requiredFields(schema).includes('base64');
