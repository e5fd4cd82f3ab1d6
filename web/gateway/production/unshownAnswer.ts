// What a server says that has saved something, where the specification does not show how it is answered (`x-answer-not-shown`): with
// a status of success it has been done, unless it says no or why not.
import type { OperationId } from '#contract';
import { mediaTypeOf } from '../answers';
import { answerSchemas } from '../contract';
import { operationNamed } from '../operations';

const FLAGS = ['success', 'is_success'];
const REASONS = ['error_message', 'response_message', 'message'];

export const isUnshown = (operation: OperationId, status: number) =>
  status >= 200 && status < 300 && operationNamed(operation).policy.answerNotShown;

/** Of a proxy, which is nobody's answer; perhaps in quotes. */
export const isPage = (type: string, text: string) => mediaTypeOf(type) === 'text/html' || /^[\s"\\]*</.test(text);

/** In the contract's words. `said` is what stands in the body as JSON; undefined where there is none. */
export function unshownAnswer(operation: OperationId, said: unknown): object {
  const fields: Record<string, unknown> = typeof said === 'object' && said !== null ? { ...said } : {};
  if (FLAGS.some((flag) => typeof fields[flag] === 'boolean')) return fields;
  const { properties = {} } = answerSchemas[operation][200]?.['application/json'] ?? {};
  const nameIn = (names: string[]) => names.find((name) => Object.hasOwn(properties, name)) ?? '';
  const isReason = (name: string) => typeof fields[name] === 'string' && fields[name] !== '';
  // Words and nothing else are why not, here as in every answer.
  const reason = Object.keys(fields).every((name) => REASONS.includes(name))
    ? REASONS.find(isReason)
    : ['error_message'].find(isReason);
  if (reason === undefined) return { [nameIn(FLAGS)]: true };
  return { [nameIn(FLAGS)]: false, [nameIn(REASONS)]: fields[reason] };
}
