// What of an address makes a view: how a list is filtered, sorted and shown, and not where in it somebody is.
import { isBehindHash } from '../routing/query';

/** Which page is shown, what is open above the list, and what the address is called. */
const PASSING = ['page', 'open', 'dialog', 'id', 'configs', 'view', 'shared'];

/** A link longer than this is none that a screen has written. */
export const MOST_CHARACTERS = 2000;

/** As the parts of an address say it, without `?` and `#`. */
export interface Shown {
  query: string;
  /** What is searched for, which may be somebody's name. */
  searched: string;
}

/** A list of the screen: what of it the address need not say, as it is this person's choice. */
export interface ListInView {
  /** What stands before its values in the address. */
  prefix: string;
  /** How many there are to a page; undefined where nobody chooses. */
  rows: number | undefined;
  /** Its hidden columns, as `hideOf` writes them. */
  hide: string;
}

/** The values of one list have its name before them. */
const ownName = (name: string) => name.slice(name.lastIndexOf('-') + 1);

function kept(values: string, isMeant: (name: string) => boolean): URLSearchParams {
  const all = new URLSearchParams(values);
  const params = new URLSearchParams();
  for (const [name, value] of all)
    if (!PASSING.includes(ownName(name)) && isMeant(ownName(name)) && value !== '') params.set(name, value);
  params.sort();
  return params;
}

/** The same for what shows the same: without what passes, and in one order. */
export const cleaned = ({ query, searched }: Shown): Shown => ({
  query: kept(query, (name) => !isBehindHash(name)).toString(),
  searched: kept(searched, isBehindHash).toString(),
});

/** What is shown at an address, with all that it leaves to the choices of whoever looks. */
export function shownAt({ search, hash }: Pick<Location, 'search' | 'hash'>, lists: readonly ListInView[]): Shown {
  const query = new URLSearchParams(search);
  for (const { prefix, rows, hide } of lists) {
    if (rows !== undefined) query.set(`${prefix}rows`, String(rows));
    query.set(`${prefix}hide`, hide);
  }
  return cleaned({ query: query.toString(), searched: hash.slice(1) });
}

/** A view that keeps no search is the same whatever is searched for in it. */
export const isSameShown = (view: Shown, now: Shown) =>
  view.query === now.query && (view.searched === '' || view.searched === now.searched);

const addressOf = (path: string, query: string, behindHash: string) =>
  path + (query && `?${query}`) + (behindHash && `#${behindHash}`);

const joined = (...parts: string[]) => parts.filter(Boolean).join('&');
const said = (name: string, value: string) => new URLSearchParams({ [name]: value }).toString();

/** Where somebody's own view is shown. */
export const viewAddress = (id: string, { path, query, searched }: Shown & { path: string }) =>
  addressOf(path, joined(said('view', id), query), searched);

/** What a colleague is given: it shows them the same, and is called the same. */
export const sharedAddress = (name: string, path: string, { query, searched }: Shown) =>
  addressOf(path, query, joined(searched, name && said('shared', name)));

export const viewInAddress = (search: string): string => new URLSearchParams(search).get('view') ?? '';
export const sharedInAddress = (hash: string): string => new URLSearchParams(hash.slice(1)).get('shared') ?? '';
