// The definition of a view, and the rules for its name.
import * as v from 'valibot';
import { UNSEEN } from '@/ui/texts/visibleText';
import { foldedText } from '@/ui/texts/words';
import { isBehindHash } from '../routing/query';

// The part of an address that a view stores: filters, order and columns of a list, but not the page or the open entry.

/** Values that are not part of a view: the page, what is open, and the view itself. */
const PASSING = ['page', 'open', 'dialog', 'id', 'configs', 'view', 'shared'];

/** A longer address cannot come from a screen of the console. */
const MOST_CHARACTERS = 2000;

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

const NAME_AT_MOST = 60;
/** For each user, over all lists: a longer menu would be of no use. */
export const VIEWS_AT_MOST = 100;

export const UNNAMED = 'Enter a name.';
export const TOO_LONG = `Enter at most ${NAME_AT_MOST} characters.`;
export const TAKEN = 'This list already has a view with this name.';
export const TOO_MANY = `You have ${VIEWS_AT_MOST} views. Delete some first.`;

/** A list as it is shown, under a name. */
export interface View extends ListOnScreen {
  name: string;
  /** The path of the screen, as its route writes it. */
  path: string;
}

/** By id. */
export type Views = Record<string, View>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed from names.
const CONTROLS = /[\x00-\x1f\x7f-\x9f]+/g;

/** In an emoji, some of these are meaningful: they join several emojis or select a variant. */
const ONE_EMOJI = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\ufe0f)?';
const EMOJI_OR_UNSEEN = new RegExp(`(${ONE_EMOJI}(?:\u200d${ONE_EMOJI})*)|[${UNSEEN}]`, 'gu');

export const cleanName = (name: string) =>
  name
    .normalize('NFC')
    .replace(CONTROLS, ' ')
    .replace(EMOJI_OR_UNSEEN, (_, emoji: string | undefined) => emoji ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Counted in code points, so that most emojis count as one character. */
export const isTooLong = (name: string) => Array.from(name).length > NAME_AT_MOST;

/** The id of the view of the same list with the same name. */
const idOfSameName = (views: Views, { path, name }: Pick<View, 'path' | 'name'>): string | undefined =>
  Object.keys(views).find((id) => views[id]?.path === path && foldedText(views[id].name) === foldedText(name));

/** The problem with a cleaned name; `id` is the view that is being renamed. */
export function nameProblem(views: Views, view: Pick<View, 'path' | 'name'>, id?: string): string | undefined {
  if (view.name === '') return UNNAMED;
  if (isTooLong(view.name)) return TOO_LONG;
  const other = idOfSameName(views, view);
  return other !== undefined && other !== id ? TAKEN : undefined;
}

const part = v.pipe(v.string(), v.maxLength(MOST_CHARACTERS));

/** Also removes what an address must not contain, because the browser's storage can be written by hand. */
export const viewSchema: v.GenericSchema<unknown, View> = v.pipe(
  v.object({ name: v.pipe(v.string(), v.transform(cleanName)), path: part, query: part, searched: part }),
  v.transform(({ name, path, query, searched }) => ({ name, path, ...normalizedAddress({ query, searched }) })),
);
