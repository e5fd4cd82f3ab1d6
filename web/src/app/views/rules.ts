// What a view is, and what it may be called.
import * as v from 'valibot';
import type { Things } from '@/ui/texts/counted';
import { foldedText } from '@/ui/texts/words';
import { cleaned, isSameShown, MOST_CHARACTERS, type Shown } from './address';

export const NAME_AT_MOST = 60;
/** Of one person, of all lists: a menu that holds more helps nobody. */
export const VIEWS_AT_MOST = 100;

export const UNNAMED = 'Please name the view.';
export const TOO_LONG = `A name has at most ${NAME_AT_MOST} characters.`;
export const TAKEN = 'Another view of this list is called so.';
export const TOO_MANY = `There are ${VIEWS_AT_MOST} views already: please delete some first.`;

/** How a list is shown, under a name. */
export interface View extends Shown {
  name: string;
  /** Of the screen, as its route has it. */
  path: string;
}

/** The ids are no part of the views: they are of this browser alone. */
export type Views = Record<string, View>;

export const VIEWS: Things = { one: 'view', many: 'views' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: a name has none.
const CONTROLS = /[\x00-\x1f\x7f-\x9f]+/g;

/** What takes no room, and the blanks that are letters: nobody could see, or click on, a name of those alone. */
const UNSEEN = '\\p{Default_Ignorable_Code_Point}\u2800';
/** In an emoji some of them have a meaning: they join several, or give it its colours. */
const ONE_EMOJI = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\ufe0f)?';
const EMOJI_OR_UNSEEN = new RegExp(`(${ONE_EMOJI}(?:\u200d${ONE_EMOJI})*)|[${UNSEEN}]`, 'gu');

export const cleanName = (name: string) =>
  name
    .normalize('NFC')
    .replace(CONTROLS, ' ')
    .replace(EMOJI_OR_UNSEEN, (_, emoji: string | undefined) => emoji ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** As people count them: an emoji is one. */
export const isTooLong = (name: string) => Array.from(name).length > NAME_AT_MOST;

/** The id of the view of the same list that is called the same. */
export const namedSo = (views: Views, { path, name }: Pick<View, 'path' | 'name'>): string | undefined =>
  Object.keys(views).find((id) => views[id]?.path === path && foldedText(views[id].name) === foldedText(name));

/** Whether they are one view, whoever keeps them. */
export const isSameView = (one: View, other: View) =>
  one.name === other.name && one.searched === other.searched && isSameShown(one, other);

/** Of a name as it is cleaned; `id` is the view that is called anew. */
export function nameProblem(views: Views, view: Pick<View, 'path' | 'name'>, id?: string): string | undefined {
  if (view.name === '') return UNNAMED;
  if (isTooLong(view.name)) return TOO_LONG;
  const other = namedSo(views, view);
  return other !== undefined && other !== id ? TAKEN : undefined;
}

const part = v.pipe(v.string(), v.maxLength(MOST_CHARACTERS));

/** Of whatever is kept or comes in a file: what an address must not have is gone. */
export const viewSchema: v.GenericSchema<unknown, View> = v.pipe(
  v.object({ name: v.pipe(v.string(), v.transform(cleanName)), path: part, query: part, searched: part }),
  v.transform(({ name, path, query, searched }) => ({ name, path, ...cleaned({ query, searched }) })),
);
