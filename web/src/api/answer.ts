// Turns every kind of answer into a value or an ApiError. What an answer is, the gateway has judged (`outcome`).

import { proxy } from 'valtio';
import { changes } from '#contract';
import { OUTCOME, type Failure as Outcome, type Problem, problemIn } from '#wire/outcome';
import { UNREAD_ROWS } from '#wire/unread';

export type Failure = Exclude<Outcome, 'unreached' | 'tooLong'>;

const NO_ANSWER = "We can't reach the server.";
const ODD_ANSWER = "We can't read the server's answer.";
export const UNREACHABLE = `${NO_ANSWER} Check your connection and try again.`;
export const OFFLINE = 'You are offline. Nothing was sent.';
export const UNCLEAR = `${ODD_ANSWER} Try again later.`;
export const TOO_MUCH = 'There is too much data to show. Narrow your search, or contact support.';
export const INTERNAL = 'Internal Server Error';

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
export const MAYBE_SAVED = 'It may have been saved. Check the list before you save again.';

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
  const error = errorIn(answer.response, answer.data ?? answer.error);
  if (error) throw error;
  noteUnreadRows(answer.response, answer.data);
  return answer.data as Accepted<T>;
}

/** The error that an answer stands for; undefined for a success. */
export function errorIn(response: Response, body: unknown): ApiError | undefined {
  const problem = problemIn(response.status, response.headers.get(OUTCOME));
  if (!problem) return undefined;
  const error = errorOf(problem, isFields(body) ? body : {});
  error.field = problem.field;
  if (error.failure === 'refused') error.retryAfter = retryAfterOf(response);
  return error;
}

function errorOf({ failure, message = INTERNAL }: Problem, fields: Fields): ApiError {
  if (failure === 'unreached') return unreached(fields);
  if (failure === 'unreachable') return new ApiError('unreachable', UNREACHABLE, fields);
  if (failure === 'unclear') return unclear(fields);
  if (failure === 'tooLong') return new ApiError('unclear', TOO_MUCH, fields);
  return new ApiError(failure, failure === 'unexpected' ? INTERNAL : message, fields);
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

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Which call an answer belongs to, and whether a call changes something.

export const isChange = (method: string, path: string) => changes.includes(`${method} ${path}`);

const pages = new WeakMap<Response, string>();

/** A long list is read in pages, each of which is answered by itself. */
const pageOf = (response: Response): string => pages.get(response) ?? '';

export const noteCall = (response: Response, { method, headers }: Pick<Request, 'method' | 'headers'>, path: string) =>
  void pages.set(response, `${method} ${path} ${headers.get('RecordStart') ?? ''}`.trim());

// What is known of the rows that the gateway has left out of an answer, because nothing identifies them.

interface Unread {
  /** The address of the screen that the rows are missing on. */
  readonly screen: string;
  readonly rows: readonly Fields[];
}

/** By call; for a list that is read a page at a time, by page. */
export const unreadRows = proxy<Record<string, Unread>>({});

export function noteUnreadRows(response: Response, answer: unknown): void {
  const page = pageOf(response);
  const rows = isFields(answer) ? answer[UNREAD_ROWS] : undefined;
  if (Array.isArray(rows))
    unreadRows[page] = { screen: globalThis.location?.pathname ?? '', rows: rows.filter(isFields) };
  else delete unreadRows[page];
}

export function forgetUnreadRows(): void {
  for (const call of Object.keys(unreadRows)) delete unreadRows[call];
}

export const unreadRowsOf = (screen: string, all: Readonly<Record<string, Unread>> = unreadRows): readonly Fields[] =>
  Object.values(all).flatMap((each) => (each.screen === screen ? each.rows : []));
