// Changes to the user's views. Those that lose something can be undone.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from '@/ui/messages/toasts';
import { quoted } from '@/ui/texts/words';
import { offerUndo } from '../saving/undo';
import { useSignedIn } from '../session/store';
import type { View, Views } from './rules';
import { newId, type OwnView, viewsOf } from './store';

const unlisted = ({ id: _, ...view }: OwnView): View => view;

class Changes {
  constructor(
    private readonly views: Views,
    private readonly queries: QueryClient,
  ) {}

  add(view: View): string {
    const id = newId(this.views);
    this.views[id] = view;
    toast.success(`View ${quoted(view.name)} saved.`);
    return id;
  }

  rename({ id, ...view }: OwnView, name: string): void {
    this.views[id] = { ...view, name };
    toast.success(`View ${quoted(name)} renamed.`);
  }

  /** Makes the view show what is shown now. */
  update(view: OwnView, shown: Pick<View, 'query' | 'searched'>): void {
    this.views[view.id] = { ...unlisted(view), ...shown };
    this.takenBack(view, `View ${quoted(view.name)} updated.`, `View ${quoted(view.name)} restored.`);
  }

  remove(view: OwnView): void {
    delete this.views[view.id];
    this.takenBack(view, `View ${quoted(view.name)} deleted.`, `View ${quoted(view.name)} restored.`);
  }

  private takenBack(before: OwnView, done: string, undone: string): void {
    const undo = async () => {
      this.views[before.id] = unlisted(before);
    };
    offerUndo({ done, undone, undo }, { queries: this.queries, refresh: undefined });
  }
}

export function useViewChanges(): Changes {
  const session = useSignedIn();
  const queries = useQueryClient();
  return useMemo(() => new Changes(viewsOf(session), queries), [session, queries]);
}
