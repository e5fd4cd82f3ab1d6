// Which field a refusal is about, where the contract says so: 'already exists' belongs beside the name.
import { refusedFields } from '#contract';

/** The call that each answer is of. */
const calls = new WeakMap<Response, string>();

export const noteCall = (response: Response, method: string, path: string) =>
  void calls.set(response, `${method} ${path}`);

export const refusedField = (response: Response, message: string): string | undefined =>
  refusedFields[calls.get(response) ?? '']?.[message];
