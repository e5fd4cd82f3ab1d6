// Each person's views of each application, kept in this browser beyond the session, and the same in all its tabs.
import { useMemo } from 'react';
import * as v from 'valibot';
import { useSnapshot } from 'valtio';
import { remembered } from '@/ui/browser/remembered';
import { type Session, useSignedIn } from '../session/store';
import { type View, type Views, viewSchema } from './rules';

/** What cannot be read takes nothing else along. */
const schema: v.GenericSchema<unknown, Views> = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((kept) => {
    const views: Views = {};
    for (const [id, each] of Object.entries(kept)) {
      const { success, output } = v.safeParse(viewSchema, each);
      if (success) views[id] = output;
    }
    return views;
  }),
);

type Whose = Pick<Session, 'user_info' | 'appName'>;

/** Not by the address: what stays in a browser need not say who has used it. */
const keyOf = ({ user_info, appName }: Whose) => `views ${appName} ${user_info.data.recordid}`;

const opened = new Map<string, Views>();

export function viewsOf(whose: Whose): Views {
  const key = keyOf(whose);
  const known = opened.get(key) ?? remembered(key, schema, {});
  opened.set(key, known);
  return known;
}

export const useViews = (): Views => useSnapshot(viewsOf(useSignedIn())) as Views;

export interface OwnView extends View {
  id: string;
}

/** By their names. */
export const listed = (views: Views): OwnView[] =>
  Object.entries(views)
    .map(([id, view]) => ({ id, ...view }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));

export function useViewsOf(path: string): OwnView[] {
  const views = useViews();
  return useMemo(() => listed(views).filter((view) => view.path === path), [views, path]);
}

const ID_LENGTH = 6;

export function newId(views: Views): string {
  const id = Math.random()
    .toString(36)
    .slice(2, 2 + ID_LENGTH);
  return id === '' || id in views ? newId(views) : id;
}
