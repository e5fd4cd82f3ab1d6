// Which call an answer belongs to, and whether a call changes something.
import { changes } from '#contract';

export const isChange = (method: string, path: string) => changes.includes(`${method} ${path}`);

const pages = new WeakMap<Response, string>();

/** A long list is read in pages, each of which is answered by itself. */
export const pageOf = (response: Response): string => pages.get(response) ?? '';

export const noteCall = (response: Response, { method, headers }: Pick<Request, 'method' | 'headers'>, path: string) =>
  void pages.set(response, `${method} ${path} ${headers.get('RecordStart') ?? ''}`.trim());
