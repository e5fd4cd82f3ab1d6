// Which field a refusal is about, where the contract says so: 'already exists' is shown at the name, for example.
import { refusedFields } from '#contract';

/** The method and path of the call that each answer belongs to. */
const calls = new WeakMap<Response, string>();

export const noteCall = (response: Response, method: string, path: string) =>
  void calls.set(response, `${method} ${path}`);

export const refusedField = (response: Response, message: string): string | undefined =>
  refusedFields[calls.get(response) ?? '']?.[message];
