// The definition of a view, and the rules for its name.
import * as v from 'valibot';
import { UNSEEN } from '@/ui/texts/visibleText';
import { foldedText } from '@/ui/texts/words';
import { type ListOnScreen, MOST_CHARACTERS, normalizedAddress } from './address';

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
