// What the contract says about the call of an answer: the answer's valid shape, and the field that a refusal is about.
import { type AnswerShape, answerShapes, refusedFields } from '#contract';

/** The method and path of the call that each answer belongs to. */
const calls = new WeakMap<Response, string>();

export function noteCall(response: Response, { method, headers }: Pick<Request, 'method' | 'headers'>, path: string) {
  calls.set(response, `${method} ${path}`);
  pages.set(response, headers.get('RecordStart') ?? '');
}

const pages = new WeakMap<Response, string>();

/** A long list is read in pages, each of which is answered by itself. */
export const pageOf = (response: Response): string =>
  `${calls.get(response) ?? ''} ${pages.get(response) ?? ''}`.trim();

export const shapeOf = (response: Response): AnswerShape | undefined => answerShapes[calls.get(response) ?? ''];

/** Whether a call changes something: then its answer only says whether that was done. */
export function isChange(method: string, path: string): boolean {
  const shape = answerShapes[`${method} ${path}`];
  return shape === 'done' || shape === 'status';
}

/** The field that a refusal is about (`x-field`), for example `name` for 'already exists'. */
export const refusedField = (response: Response, message: string): string | undefined =>
  refusedFields[calls.get(response) ?? '']?.[message];
