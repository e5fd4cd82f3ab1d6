// The part of an address that a view stores: filters, order and columns of a list, but not the page or the open entry.
import { isBehindHash } from '../routing/query';

/** Values that are not part of a view: the page, what is open, and the view itself. */
const PASSING = ['page', 'open', 'dialog', 'id', 'configs', 'view', 'shared'];

/** A longer address cannot come from a screen of the console. */
export const MOST_CHARACTERS = 2000;

/** The parts of an address, without `?` and `#`. */
export interface ListOnScreen {
  query: string;
  /** The search, which may contain a person's name. */
  searched: string;
}

/** Settings of a list that the address may omit, because they are the user's own choice. */
export interface ListInView {
  /** The prefix of the list's values in the address. */
  prefix: string;
  /** The rows per page; undefined where they are fixed. */
  rows: number | undefined;
  /** The hidden columns, as `hideOf` writes them. */
  hide: string;
}

/** The name of a value without its list's prefix. */
const ownName = (name: string) => name.slice(name.lastIndexOf('-') + 1);

function parametersIn(values: string, isMeant: (name: string) => boolean): URLSearchParams {
  const all = new URLSearchParams(values);
  const params = new URLSearchParams();
  for (const [name, value] of all)
    if (!PASSING.includes(ownName(name)) && isMeant(ownName(name)) && value !== '') params.set(name, value);
  params.sort();
  return params;
}

/** A normal form, which is equal for addresses that show the same list. */
export const normalizedAddress = ({ query, searched }: ListOnScreen): ListOnScreen => ({
  query: parametersIn(query, (name) => !isBehindHash(name)).toString(),
  searched: parametersIn(searched, isBehindHash).toString(),
});

/** What an address shows, including the user's choices that it omits. */
export function shownAt(
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  lists: readonly ListInView[],
): ListOnScreen {
  const query = new URLSearchParams(search);
  for (const { prefix, rows, hide } of lists) {
    if (rows !== undefined) query.set(`${prefix}rows`, String(rows));
    query.set(`${prefix}hide`, hide);
  }
  return normalizedAddress({ query: query.toString(), searched: hash.slice(1) });
}

/** A view without a search matches any search. */
export const isSameShown = (view: ListOnScreen, now: ListOnScreen) =>
  view.query === now.query && (view.searched === '' || view.searched === now.searched);

const addressOf = (path: string, query: string, behindHash: string) =>
  path + (query && `?${query}`) + (behindHash && `#${behindHash}`);

const joined = (...parts: string[]) => parts.filter(Boolean).join('&');
const parameter = (name: string, value: string) => new URLSearchParams({ [name]: value }).toString();

/** The address of the user's own view. */
export const viewAddress = (id: string, { path, query, searched }: ListOnScreen & { path: string }) =>
  addressOf(path, joined(parameter('view', id), query), searched);

/** The address for a colleague, who sees the same list under the same name. */
export const sharedAddress = (name: string, path: string, { query, searched }: ListOnScreen) =>
  addressOf(path, query, joined(searched, name && parameter('shared', name)));

export const viewInAddress = (search: string): string => new URLSearchParams(search).get('view') ?? '';
export const sharedInAddress = (hash: string): string => new URLSearchParams(hash.slice(1)).get('shared') ?? '';
