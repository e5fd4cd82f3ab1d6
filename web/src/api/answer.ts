// Translates every kind of answer of the upstreams into a value or an ApiError.
import type { AnswerShape } from '#contract';
import { refusedField, shapeOf } from './calls';
import { type Fields, isFields } from './fields';
import { isNotMade, NOT_REACHED, TOO_LONG } from './gatewayMessages';
import { noteUnreadRows } from './unreadRows';

export type Failure =
  /** No answer, or a gateway in between failed. */
  | 'unreachable'
  /** The upstream refused, with a message. */
  | 'refused'
  /** The token is invalid or expired. */
  | 'signedOut'
  /** The upstream failed. */
  | 'unexpected'
  /** The answer does not fit the contract: neither clearly a success nor a refusal. */
  | 'unclear';

const NO_ANSWER = "We can't reach the server.";
export const ODD_ANSWER = "We can't read the server's answer.";
export const UNREACHABLE = `${NO_ANSWER} Please check your connection and try again.`;
export const OFFLINE = 'You are offline. Nothing was sent.';
export const UNCLEAR = `${ODD_ANSWER} Please try again later.`;
export const TOO_MUCH =
  'There is more here than the console can take in at once. Please ask for less where you can; otherwise tell support.';
export const INTERNAL = 'Internal Server Error';
const INVALID_TOKEN = 'Invalid Access Token';
/** The gateway's message for an answer that breaks the contract. */
const NOT_IN_CONTRACT = 'The server gave an answer that is not in the contract.';
/** Prism's error type for the same, used in front of the mocks. */
const VIOLATIONS = 'https://stoplight.io/prism/errors#VIOLATIONS';

export class ApiError extends Error {
  /** The field of the request that a refusal is about, where the contract says so. */
  field: string | undefined;
  /** True when there was no way to any server, so that none has even reported a failure. */
  isUnreached = false;
  /** True when the browser is offline, so that nothing has left it. */
  isNotSent = false;
  /** After this many seconds the server will take the call. It has done nothing so far. */
  retryAfter: number | undefined;

  constructor(
    readonly failure: Failure,
    message: string,
    /** The other fields of the answer, for example `is_exceed`. */
    readonly details: Fields = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** Why there is no answer that can be used; undefined when the server has refused or failed. */
export function missingAnswer(error: unknown): string | undefined {
  const failure = error instanceof ApiError && error.failure;
  if (failure === 'unreachable') return NO_ANSWER;
  return failure === 'unclear' ? ODD_ANSWER : undefined;
}

/**
 * Why it is unknown whether a call that changes something was carried out; undefined when it is known. A server that
 * fails may have done it before.
 */
export function unknownOutcome(error: unknown): string | undefined {
  if (error instanceof ApiError && error.isNotSent) return undefined;
  const hasFailed = error instanceof ApiError && error.failure === 'unexpected';
  return hasFailed ? `${INTERNAL}.` : missingAnswer(error);
}

/** Added to the message for an unknown outcome where a list shows whether the record was saved. */
export const MAYBE_SAVED = 'It may have been saved: please look at the list before saving again.';

/** Errors of the program itself: their messages are for developers and are not shown. */
const MISTAKES = [TypeError, RangeError, ReferenceError, SyntaxError, DOMException];

/** The message to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  const isMeant = error instanceof Error && !MISTAKES.some((mistake) => error instanceof mistake);
  return isMeant && error.message ? error.message : INTERNAL;
}

/** The fields by which a server says whether it did something, and why not. */
type Flag = 'success' | 'is_success' | 'status';
type Reason = 'message' | 'error_message' | 'response_message';

type Carrying<T> = T extends unknown ? (keyof T extends Flag | Reason ? never : T) : never;

/**
 * The type of an answer without the shapes that only refuse: those with a reason, or with only a flag where there should
 * be data.
 */
export type Accepted<T, Whole = T> = T extends unknown
  ? keyof T extends Reason
    ? [keyof T] extends [never]
      ? T
      : never
    : keyof T extends Flag | Reason
      ? [Carrying<Whole>] extends [never]
        ? T
        : never
      : T
  : never;

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** Turns network errors and unreadable JSON into an ApiError; does not look at the answer's content. */
export async function withTransportErrors<Whole>(call: Promise<Whole>): Promise<Whole> {
  try {
    return await call;
  } catch (cause) {
    // openapi-fetch passes on the errors of fetch, and a SyntaxError for a body that is not JSON.
    if (cause instanceof ApiError) throw cause;
    throw cause instanceof SyntaxError ? unclear() : unreached();
  }
}

export async function answerOf<T>(call: Promise<Answer<T>>): Promise<Accepted<T>> {
  const answer = await withTransportErrors(call);
  const shape = shapeOf(answer.response);
  const error = translate(answer.response.status, answer.data ?? answer.error, shape);
  if (error) {
    error.field = refusedField(answer.response, error.message);
    if (error.failure === 'refused') error.retryAfter = retryAfterOf(answer.response);
    throw error;
  }
  noteUnreadRows(answer.response, answer.data);
  return answer.data as Accepted<T>;
}

function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d+$/.test(seconds) ? Number(seconds) : undefined;
}

/** A header of an answer that was accepted; empty when there is none. */
export async function headerOf(call: Promise<{ response: Response }>, name: string): Promise<string> {
  const { response } = await call;
  return response.headers.get(name) ?? '';
}

export const unclear = (fields?: Fields) => new ApiError('unclear', UNCLEAR, fields);
export const offline = () => Object.assign(new ApiError('unreachable', OFFLINE), { isNotSent: true });
const unreached = (fields?: Fields) =>
  Object.assign(new ApiError('unreachable', UNREACHABLE, fields), { isUnreached: true });

/**
 * The error that an answer stands for; undefined for a success. An answer that is not clearly a success is an error.
 */
export function translate(status: number, body: unknown, shape?: AnswerShape): ApiError | undefined {
  const fields = fieldsOf(body);
  const message = messageIn(fields);
  const refused = () => (message ? new ApiError('refused', message, fields) : unclear(fields));
  if (status === 401 || message === INVALID_TOKEN) return new ApiError('signedOut', message ?? INVALID_TOKEN, fields);
  if ((status === 502 && message === NOT_IN_CONTRACT) || (status === 500 && fields.type === VIOLATIONS))
    return unclear();
  if (status === 502 && message === TOO_LONG) return new ApiError('unclear', TOO_MUCH, fields);
  if (status === 503 && isNotMade(message)) return refused();
  if (status === 502 && message === NOT_REACHED) return unreached(fields);
  if (status === 502 || status === 503 || status === 504) return new ApiError('unreachable', UNREACHABLE, fields);
  if (status >= 500) return new ApiError('unexpected', INTERNAL, fields);
  if (status >= 400) return refused();
  if (shape === 'status') return undefined;
  if (isRefusal(fields))
    return successIn(fields) === false ? new ApiError('refused', message ?? INTERNAL, fields) : refused();
  if (shape === 'done' ? successIn(fields) : !shape || fits(body, shape)) return undefined;
  return unclear(fields);
}

/** The gateway has checked the rest. */
function fits(body: unknown, shape: AnswerShape): boolean {
  if (shape === 'bytes') return body instanceof Blob && !/^text\/|json/.test(body.type);
  return Array.isArray(shape) && isFields(body) && shape.every((name) => body[name] !== undefined);
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

/** Some answers are JSON inside one more pair of quotes, sent as text. */
export function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'string') return isFields(body) ? body : {};
  try {
    return fieldsOf(JSON.parse(body));
  } catch {
    return {};
  }
}
