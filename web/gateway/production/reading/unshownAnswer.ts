// Answers to changes whose form the specification does not show (`x-answer-not-shown`): a success status means success,
// unless the answer says no in any way, or only has a message.
import type { OperationId } from '#contract';
import { mediaTypeOf } from '../../answers/answers';
import { answerSchemas } from '../../answers/contract';
import { operationNamed } from '../../requests/operations';
import { type Fields, isObject } from './parts';
import {
  flagIn,
  hasOnlyMessage,
  INVALID_TOKEN,
  inRefusalForm,
  inSuccessForm,
  isRefusal,
  messageIn,
  valuesOf,
} from './refusal';

/** Whether this is a web page, for example of a proxy and not of the server; it may be in quotes. */
export const isPage = (type: string, text: string) => mediaTypeOf(type) === 'text/html' || /^[\s"\\]*</.test(text);

/** A word that says nothing but yes. Any other text is a message. */
const YES = /^(ok|okay|yes|true|done|saved|success(ful(ly)?)?)[.!]?$|^\d*[1-9]\d*$/i;
const NO = /^(false|no|0)[.!]?$/i;
const FAILED = /^(error|fail|failed|failure)$/i;

/** What the answer says: its fields, those of its only row, or its text. */
function fieldsOf(content: unknown): Fields {
  if (isObject(content)) return content;
  if (Array.isArray(content)) return content.length === 1 && isObject(content[0]) ? content[0] : {};
  const text = String(content ?? '').trim();
  if (NO.test(text)) return { success: false };
  return text === '' || YES.test(text) ? {} : { message: text };
}

/** Beside a message also `code`, which may otherwise be the record's. */
const STATUSES = ['status', 'statuscode'];

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value;

/** Whether a field says no that is neither a flag nor a message of the specification. */
const saysError = (fields: Fields): boolean =>
  valuesOf(fields, ['error', 'errors']).some((value) => !isEmpty(value) && !NO.test(String(value))) ||
  valuesOf(fields, ['result', 'ok', 'succeeded']).some((value) => value === false) ||
  valuesOf(fields, ['status', 'result']).some((value) => FAILED.test(String(value))) ||
  valuesOf(fields, messageIn(fields) === undefined ? STATUSES : [...STATUSES, 'code']).some((value) =>
    /^[45]\d\d$/.test(String(value)),
  );

/** Without rows or a record in `data` if there are none, which say nothing. */
const withoutEmptyData = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => name.toLowerCase() !== 'data' || !isEmpty(value)),
  );

/** The words of an error that is not called a message. */
const errorIn = (fields: Fields): Fields => {
  const words = valuesOf(fields, ['error', 'errors']).find((value) => typeof value === 'string' && value !== '');
  return messageIn(fields) === undefined && words !== undefined ? { ...fields, message: words } : fields;
};

/**
 * The answer in the contract's form. `content` is the parsed body, or its text if that is not JSON. Throws if it is a
 * text that may mean yes as well as no.
 */
export function unshownAnswer(operation: OperationId, content: unknown): object {
  const schema = answerSchemas[operation][200]?.['application/json'] ?? {};
  const { answerIsWords } = operationNamed(operation).policy;
  const fields = withoutEmptyData(fieldsOf(content));
  const words = hasOnlyMessage(fields) ? messageIn(fields) : undefined;
  // Where the specification shows only a message for success and failure alike, the status decides.
  if (words !== undefined && answerIsWords && words !== INVALID_TOKEN) return inSuccessForm(fields, schema);
  if (words !== undefined && YES.test(words)) return inSuccessForm({}, schema);
  if (words !== undefined && typeof content === 'string') throw new TypeError('neither yes nor no');
  if (isRefusal(fields) || saysError(fields)) return inRefusalForm(errorIn(fields), schema) ?? {};
  const inner = typeof fields.data === 'object' ? fieldsOf(fields.data) : {};
  if (flagIn(inner) === false) return inRefusalForm(errorIn({ ...inner, ...fields }), schema) ?? {};
  return inSuccessForm(flagIn(fields) === true ? fields : {}, schema);
}
