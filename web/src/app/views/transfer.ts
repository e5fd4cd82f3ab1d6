// One's views as a file, and what of a file becomes views. A file may be of a colleague, of another deployment, or of anybody.
import * as v from 'valibot';
import { save } from '@/reports/file';
import { foldedText, nameIn } from '@/ui/words';
import type { Application } from '../session/applications';
import {
  isSameView,
  namedSo,
  nameProblem,
  TAKEN,
  TOO_MANY,
  VIEWS_AT_MOST,
  type View,
  type Views,
  viewSchema,
} from './rules';
import { listed, newId } from './store';

const FORMAT = 'views of the console';
const FILE_BYTES = 1_000_000;
const JSON_TYPE = 'application/json';

const TOO_LARGE = 'This file is too large to be one of views.';
const NO_FILE = 'This is no file of views.';
const NO_VIEW = 'It is no view.';
const NO_SCREEN = 'There is no such screen for you.';
const TWICE = 'The file has another of this name.';

/** What became of a file. */
export interface Imported {
  added: string[];
  replaced: string[];
  /** They are here as they are in the file. */
  same: string[];
  refused: { name: string; why: string }[];
}

export const fileOf = (views: Views): string =>
  JSON.stringify({ format: FORMAT, views: listed(views).map(({ id: _, ...view }) => view) }, null, 2);

export function saveViews(views: Views, application: Application): void {
  const name = `views-${application.toLowerCase().replace(/\W+/g, '-')}.json`;
  save(new Blob([fileOf(views)], { type: JSON_TYPE }), name);
}

const fileSchema = v.object({ format: v.literal(FORMAT), views: v.array(v.unknown()) });

/** What its views may be, or why it is no file of views. */
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

/** Of what is refused; it may have no name. */
function nameOf(candidate: unknown, at: number): string {
  const { success, output } = v.safeParse(named, candidate);
  return success ? nameIn(output.name) : `Number ${at + 1}`;
}

/** Adds to the views what the file has. `paths` are those of the screens that its person may open. */
export function importViews(views: Views, candidates: readonly unknown[], paths: readonly string[]): Imported {
  const imported: Imported = { added: [], replaced: [], same: [], refused: [] };
  const seen = new Set<string>();
  for (const [at, candidate] of candidates.entries()) {
    const { success, output: view } = v.safeParse(viewSchema, candidate);
    const why = success ? refusal(views, view, paths, seen) : NO_VIEW;
    if (!success || why) imported.refused.push({ name: nameOf(candidate, at), why: why ?? NO_VIEW });
    else imported[take(views, view)].push(view.name);
  }
  return imported;
}

function refusal(views: Views, view: View, paths: readonly string[], seen: Set<string>): string | undefined {
  if (!paths.includes(view.path)) return NO_SCREEN;
  const problem = nameProblem(views, view);
  if (problem && problem !== TAKEN) return problem;
  const key = `${view.path} ${foldedText(view.name)}`;
  if (seen.has(key)) return TWICE;
  seen.add(key);
  if (!namedSo(views, view) && Object.keys(views).length >= VIEWS_AT_MOST) return TOO_MANY;
  return undefined;
}

function take(views: Views, view: View): 'added' | 'replaced' | 'same' {
  const id = namedSo(views, view);
  const before = id === undefined ? undefined : views[id];
  if (before && isSameView(before, view)) return 'same';
  views[id ?? newId(views)] = view;
  return before ? 'replaced' : 'added';
}
