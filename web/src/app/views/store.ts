// Each user's views for each application, stored in this browser beyond the session and shared by all tabs.
import * as v from 'valibot';
import { useSnapshot } from 'valtio';
import { storedValues } from '@/ui/browser/localStore';
import { type Session, useSignedIn } from '../session/store';
import { type View, type Views, viewSchema } from './rules';

/** An unreadable view does not affect the others. */
const schema: v.GenericSchema<unknown, Views> = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((storedViews) => {
    const views: Views = {};
    for (const [id, each] of Object.entries(storedViews)) {
      const { success, output } = v.safeParse(viewSchema, each);
      if (success) views[id] = output;
    }
    return views;
  }),
);

type Whose = Pick<Session, 'user_info' | 'appName'>;

/** By record number rather than email address, so that the storage does not reveal who has used the browser. */
const keyOf = ({ user_info, appName }: Whose) => `views ${appName} ${user_info.data.recordid}`;

const opened = new Map<string, Views>();

export function viewsOf(whose: Whose): Views {
  const key = keyOf(whose);
  const known = opened.get(key) ?? storedValues(key, schema, {});
  opened.set(key, known);
  return known;
}

export const useViews = (): Views => useSnapshot(viewsOf(useSignedIn())) as Views;

export interface OwnView extends View {
  id: string;
}

/** Sorted by name. */
export const sortedViews = (views: Views): OwnView[] =>
  Object.entries(views)
    .map(([id, view]) => ({ id, ...view }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));

const ID_LENGTH = 6;

export function newId(views: Views): string {
  const id = Math.random()
    .toString(36)
    .slice(2, 2 + ID_LENGTH);
  return id === '' || id in views ? newId(views) : id;
}
