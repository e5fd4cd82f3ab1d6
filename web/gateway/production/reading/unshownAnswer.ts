// Answers to changes whose form the specification does not show (`x-answer-not-shown`): a success status means success,
// unless the answer says no or only has a message.
import type { OperationId } from '#contract';
import { mediaTypeOf } from '../../answers/answers';
import { answerSchemas } from '../../answers/contract';
import { operationNamed } from '../../requests/operations';
import { isObject } from './parts';
import { flagIn, hasOnlyMessage, INVALID_TOKEN, inRefusalForm, inSuccessForm, isRefusal, messageIn } from './refusal';

/** Whether this is a web page, for example of a proxy and not of the server; it may be in quotes. */
export const isPage = (type: string, text: string) => mediaTypeOf(type) === 'text/html' || /^[\s"\\]*</.test(text);

/** The answer in the contract's form. `content` is the parsed body, or anything else if the body is not JSON. */
export function unshownAnswer(operation: OperationId, content: unknown): object {
  const schema = answerSchemas[operation][200]?.['application/json'] ?? {};
  const fields = isObject(content) ? content : {};
  const { answerIsWords } = operationNamed(operation).policy;
  // Where the specification shows only a message for success and failure alike, the status decides.
  const isTold = answerIsWords && hasOnlyMessage(fields) && messageIn(fields) !== INVALID_TOKEN;
  if (isRefusal(fields) && !isTold) return inRefusalForm(fields, schema) ?? {};
  return inSuccessForm(flagIn(fields) === true || isTold ? fields : {}, schema);
}
