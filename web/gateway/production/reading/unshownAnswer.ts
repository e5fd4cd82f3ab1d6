// What a server says that has saved something, where the specification does not show how it is answered (`x-answer-not-shown`): with
// a status of success it has been done, unless it says no or why not.
import type { OperationId } from '#contract';
import { mediaTypeOf } from '../../answers/answers';
import { answerSchemas } from '../../answers/contract';
import { operationNamed } from '../../requests/operations';
import { isObject } from './parts';
import { flagIn, hasOnlyWords, INVALID_TOKEN, inRefusalForm, inSuccessForm, isRefusal, wordsIn } from './refusal';

/** Of a proxy, which is nobody's answer; perhaps in quotes. */
export const isPage = (type: string, text: string) => mediaTypeOf(type) === 'text/html' || /^[\s"\\]*</.test(text);

/** In the contract's form. `said` is what stands in the body as JSON; anything else where there is none. */
export function unshownAnswer(operation: OperationId, said: unknown): object {
  const schema = answerSchemas[operation][200]?.['application/json'] ?? {};
  const fields = isObject(said) ? said : {};
  const { answerIsWords } = operationNamed(operation).policy;
  // Where all that is shown are the server's words, for what it did as for what it did not, the status tells which.
  const isTold = answerIsWords && hasOnlyWords(fields) && wordsIn(fields) !== INVALID_TOKEN;
  if (isRefusal(fields) && !isTold) return inRefusalForm(fields, schema) ?? {};
  return inSuccessForm(flagIn(fields) === true || isTold ? fields : {}, schema);
}
