// One line for each call of the documents: what it sends, in the notation of notation.ts, and its answers.
import type { Answers, Call, Sends } from './shapes.ts';

export type Calls = Record<string, Omit<Call, 'name' | 'path'>>;

type More = Omit<Sends, 'headers'> & Pick<Call, 'token'>;

export function get(headers: string, answers: Answers, { token, ...sends }: More = {}): Calls[string] {
  return { method: 'GET', sends: { ...sends, headers }, answers, token };
}

export function post(
  body: string,
  answers: Answers,
  { token, ...sends }: More & Pick<Sends, 'headers'> = {},
): Calls[string] {
  return { method: 'POST', sends: body ? { ...sends, body } : sends, answers, token };
}
