// Changes to the user's views. Those that lose something can be undone.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from '@/ui/messages/toasts';
import { countText } from '@/ui/texts/countText';
import { quoted } from '@/ui/texts/words';
import { offerUndo } from '../saving/undo';
import { useSignedIn } from '../session/store';
import { VIEWS, type View, type Views } from './rules';
import { newId, type OwnView, viewsOf } from './store';
import { applyImport, type SortedViews } from './transfer';

const unlisted = ({ id: _, ...view }: OwnView): View => view;

class Changes {
  constructor(
    private readonly views: Views,
    private readonly queries: QueryClient,
  ) {}

  add(view: View): string {
    const id = newId(this.views);
    this.views[id] = view;
    toast.success(`View ${quoted(view.name)} is saved.`);
    return id;
  }

  rename({ id, ...view }: OwnView, name: string): void {
    this.views[id] = { ...view, name };
    toast.success(`View ${quoted(name)} is renamed.`);
  }

  /** Makes the view show what is shown now. */
  update(view: OwnView, shown: Pick<View, 'query' | 'searched'>): void {
    this.views[view.id] = { ...unlisted(view), ...shown };
    this.takenBack(view, `View ${quoted(view.name)} is updated.`, `View ${quoted(view.name)} is as it was.`);
  }

  remove(view: OwnView): void {
    delete this.views[view.id];
    this.takenBack(view, `View ${quoted(view.name)} is deleted.`, `View ${quoted(view.name)} is there again.`);
  }

  /** Imports views from a file. `onUndone` is called when the import is undone. */
  import(sorted: SortedViews, onUndone: () => void): void {
    const count = sorted.added.length + sorted.replaced.length;
    if (count === 0) return;
    const putBack = applyImport(this.views, sorted);
    this.offer(
      `${countText(count, VIEWS)} ${count === 1 ? 'is' : 'are'} imported.`,
      'Your views are as they were.',
      () => {
        putBack();
        onUndone();
      },
    );
  }

  private takenBack(before: OwnView, done: string, undone: string): void {
    this.offer(done, undone, () => {
      this.views[before.id] = unlisted(before);
    });
  }

  private offer(done: string, undone: string, putBack: () => void): void {
    offerUndo({ done, undone, undo: async () => putBack() }, { queries: this.queries, refresh: undefined });
  }
}

export function useViewChanges(): Changes {
  const session = useSignedIn();
  const queries = useQueryClient();
  return useMemo(() => new Changes(viewsOf(session), queries), [session, queries]);
}
