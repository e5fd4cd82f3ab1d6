// What the contract says of the call that an answer is of: what it must be, and which field a refusal is about.
import { type AnswerShape, answerShapes, refusedFields } from '#contract';

/** The method and path of the call that each answer belongs to. */
const calls = new WeakMap<Response, string>();

export const noteCall = (response: Response, method: string, path: string) =>
  void calls.set(response, `${method} ${path}`);

export const shapeOf = (response: Response): AnswerShape | undefined => answerShapes[calls.get(response) ?? ''];

/** 'Already exists' belongs beside the name. */
export const refusedField = (response: Response, message: string): string | undefined =>
  refusedFields[calls.get(response) ?? '']?.[message];
