// Judges answers: a success, a refusal with its reason, or neither. An answer that is not clearly a success is none.
import { type AnswerShape, answerShapes, refusedFields } from '#contract';
import type { Problem } from '#wire/outcome';
import { isNotMade, NOT_IN_CONTRACT, NOT_REACHED, TOO_LONG } from '../requests/ownMessages';

type Fields = Record<string, unknown>;

const INVALID_TOKEN = 'Invalid Access Token';
/** Prism's error type for an answer that is not in the contract, used in front of the mocks. */
const VIOLATIONS = 'https://stoplight.io/prism/errors#VIOLATIONS';

/** Undefined for a success. */
export function problemOf({ method, path }: { method: string; path: string }, status: number, body: unknown) {
  const call = `${method} ${path}`;
  const problem = judged(status, body, answerShapes[call]);
  const field = problem?.message && refusedFields[call]?.[problem.message];
  return field ? { ...problem, field } : problem;
}

export function judged(status: number, body: unknown, shape?: AnswerShape): Problem | undefined {
  const fields = fieldsOf(body);
  const message = messageIn(fields);
  const refused = (): Problem => (message ? { failure: 'refused', message } : { failure: 'unclear' });
  if (status === 401 || message === INVALID_TOKEN) return { failure: 'signedOut', message: message ?? INVALID_TOKEN };
  if ((status === 502 && message === NOT_IN_CONTRACT) || (status === 500 && fields.type === VIOLATIONS)) {
    return { failure: 'unclear' };
  }
  if (status === 502 && message === TOO_LONG) return { failure: 'tooLong' };
  if (status === 503 && isNotMade(message)) return refused();
  if (status === 502 && message === NOT_REACHED) return { failure: 'unreached' };
  if (status === 502 || status === 503 || status === 504) return { failure: 'unreachable' };
  if (status >= 500) return { failure: 'unexpected' };
  if (status >= 400) return refused();
  if (shape === 'status') return undefined;
  if (isRefusal(fields)) return successIn(fields) === false ? { failure: 'refused', message } : refused();
  return isSuccess(fields, shape) ? undefined : { failure: 'unclear' };
}

/** A picture is no JSON, so that it does not come here. */
function isSuccess(fields: Fields, shape: AnswerShape | undefined): boolean {
  if (shape === 'done') return successIn(fields) === true;
  return Array.isArray(shape) ? shape.every((name) => fields[name] !== undefined) : shape === undefined;
}

function isRefusal(fields: Fields): boolean {
  const flag = successIn(fields);
  if (flag !== undefined) return !flag;
  if (typeof fields.error_message === 'string' && fields.error_message !== '') return true;
  // An answer with only a message, where there should be data, is a refusal.
  const names = Object.keys(fields);
  return (
    names.length > 0 &&
    names.every((name) => name === 'message' || name === 'data') &&
    fields.data == null &&
    typeof fields.message === 'string'
  );
}

function successIn(fields: Fields): boolean | undefined {
  for (const name of ['success', 'is_success', 'Success']) if (typeof fields[name] === 'boolean') return fields[name];
  return isFields(fields.status) ? successIn(fields.status) : undefined;
}

function messageIn(fields: Fields): string | undefined {
  for (const name of ['error_message', 'response_message', 'message', 'Message']) {
    const text = fields[name];
    if (typeof text === 'string' && isWords(text)) return text;
  }
  return isFields(fields.status) ? messageIn(fields.status) : undefined;
}

/** A message with HTML tags is an error page of some proxy, not a message to show. */
const isWords = (text: string) => text.trim() !== '' && !/<[!/a-z]/i.test(text);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some answers are JSON inside one more pair of quotes, sent as text. */
export function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'string') return isFields(body) ? body : {};
  try {
    return fieldsOf(JSON.parse(body));
  } catch {
    return {};
  }
}
