// Exports the user's views to a file, and imports views from a file, which may come from a colleague, another
// deployment or anywhere else.
import * as v from 'valibot';
import { save } from '@/reports/writing/file';
import { foldedText, nameIn } from '@/ui/texts/words';
import type { Application } from '../session/applications';
import {
  idOfSameName,
  isSameView,
  nameProblem,
  TAKEN,
  TOO_MANY,
  VIEWS_AT_MOST,
  type View,
  type Views,
  viewSchema,
} from './rules';
import { newId, sortedViews } from './store';

const FORMAT = 'views of the console';
const FILE_BYTES = 1_000_000;
const JSON_TYPE = 'application/json';

const TOO_LARGE = 'This file is too large to be one of views.';
const NO_FILE = 'This is no file of views.';
const NO_VIEW = 'It is no view.';
const NO_SCREEN = 'There is no such screen for you.';
const TWICE = 'The file has another of this name.';

/** Which views of a file are valid and which are not. Nothing is imported yet. */
export interface CheckedViews {
  fit: View[];
  refused: Refused[];
}

export interface Refused {
  name: string;
  why: string;
}

/** Options of an import; both are off by default. */
export interface ImportOptions {
  /** Own views are replaced by views of the file with the same names. */
  replaces: boolean;
  /** The searches of views are imported as well; they may contain names. */
  keepsSearches: boolean;
}

/** What an import does with each view. */
export interface SortedViews {
  added: View[];
  /** Each with the id of the own view that it replaces. */
  replaced: { id: string; view: View }[];
  /** Views that exist already and are equal. */
  same: View[];
  /** Views that are left out, because an own view has the same name. */
  kept: View[];
}

/** The result of an import, by view names. */
export interface Imported {
  added: string[];
  replaced: string[];
  same: string[];
  refused: Refused[];
}

export const fileOf = (views: Views): string =>
  JSON.stringify({ format: FORMAT, views: sortedViews(views).map(({ id: _, ...view }) => view) }, null, 2);

export function saveViews(views: Views, application: Application): void {
  const name = `views-${application.toLowerCase().replace(/\W+/g, '-')}.json`;
  save(new Blob([fileOf(views)], { type: JSON_TYPE }), name);
}

const fileSchema = v.object({ format: v.literal(FORMAT), views: v.array(v.unknown()) });

/** The views in the file, unchecked, or why it is not a file of views. */
export async function readFile(file: Blob): Promise<unknown[] | { problem: string }> {
  if (file.size > FILE_BYTES) return { problem: TOO_LARGE };
  try {
    const { success, output } = v.safeParse(fileSchema, JSON.parse(await file.text()));
    return success ? output.views : { problem: NO_FILE };
  } catch {
    return { problem: NO_FILE };
  }
}

const named = v.object({ name: v.pipe(v.string(), v.nonEmpty()) });

/** The name of a refused view, or its number when it has none. */
function nameOf(candidate: unknown, at: number): string {
  const { success, output } = v.safeParse(named, candidate);
  return success ? nameIn(output.name) : `Number ${at + 1}`;
}

/** `paths` are those of the screens that the user may open. */
export function checkViews(views: Views, candidates: readonly unknown[], paths: readonly string[]): CheckedViews {
  const judged: CheckedViews = { fit: [], refused: [] };
  const seen = new Set<string>();
  let count = Object.keys(views).length;
  for (const [at, candidate] of candidates.entries()) {
    const { success, output: view } = v.safeParse(viewSchema, candidate);
    const isNew = success && idOfSameName(views, view) === undefined;
    const why = !success
      ? NO_VIEW
      : (refusal(views, view, paths, seen) ?? (isNew && count >= VIEWS_AT_MOST && TOO_MANY));
    if (!success || why) judged.refused.push({ name: nameOf(candidate, at), why: why || NO_VIEW });
    else {
      judged.fit.push(view);
      if (isNew) count += 1;
    }
  }
  return judged;
}

function refusal(views: Views, view: View, paths: readonly string[], seen: Set<string>): string | undefined {
  if (!paths.includes(view.path)) return NO_SCREEN;
  const problem = nameProblem(views, view);
  if (problem && problem !== TAKEN) return problem;
  const key = `${view.path} ${foldedText(view.name)}`;
  if (seen.has(key)) return TWICE;
  seen.add(key);
  return undefined;
}

/** The views that would import a search. */
export const viewsWithNewSearch = (views: Views, fit: readonly View[]): View[] =>
  fit.filter((view) => view.searched !== '' && !isHere(views, view));

export function sortForImport(
  views: Views,
  fit: readonly View[],
  { replaces, keepsSearches }: ImportOptions,
): SortedViews {
  const sorted: SortedViews = { added: [], replaced: [], same: [], kept: [] };
  for (const each of fit) {
    const id = idOfSameName(views, each);
    const view = keepsSearches ? each : { ...each, searched: '' };
    if (isHere(views, each) || isHere(views, view)) sorted.same.push(each);
    else if (id === undefined) sorted.added.push(view);
    else if (replaces) sorted.replaced.push({ id, view });
    else sorted.kept.push(view);
  }
  return sorted;
}

function isHere(views: Views, view: View): boolean {
  const own = views[idOfSameName(views, view) ?? ''];
  return own !== undefined && isSameView(own, view);
}

/** Imports the views, and returns a function that undoes it. */
export function applyImport(views: Views, { added, replaced }: SortedViews): () => void {
  const before = new Map<string, View | undefined>();
  const put = (id: string, view: View) => {
    before.set(id, views[id]);
    views[id] = view;
  };
  for (const { id, view } of replaced) put(id, view);
  for (const view of added) put(newId(views), view);
  return () => {
    for (const [id, view] of before)
      if (view) views[id] = view;
      else delete views[id];
  };
}

const KEPT = 'Your view of this name stays.';
const namesOf = (views: readonly View[]) => views.map(({ name }) => name);

export const outcomeOf = ({ added, replaced, same, kept }: SortedViews, refused: readonly Refused[]): Imported => ({
  added: namesOf(added),
  replaced: namesOf(replaced.map(({ view }) => view)),
  same: namesOf(same),
  refused: [...kept.map(({ name }) => ({ name, why: KEPT })), ...refused],
});
