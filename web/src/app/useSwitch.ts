// What is on or off in a row of a list: changed there at once, and back when the server does not take it.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { unknownOutcome } from '@/api/answer';
import { toast } from '@/ui/toasts';
import { sameSession } from './session/store';
import { offerUndo } from './undo';
import type { Paged } from './usePagedList';

interface Options<Row> {
  /** The pages that may hold the row. */
  lists: QueryKey;
  isOn: (row: Row) => boolean;
  switched: (row: Row, isOn: boolean) => Row;
  send: (row: Row, isOn: boolean) => Promise<unknown>;
  /** What is said when it fails. */
  failed: string;
  /** What is said when it is done: it can be taken back. */
  inWords: (row: Row, isOn: boolean) => string;
}

export function useSwitch<Row>(
  { lists, isOn: isOnIn, switched, send, failed, inWords }: Options<Row>,
  idOf: (row: Row) => string,
) {
  const queries = useQueryClient();
  const underWay = useRef(0);
  const show = (changed: Row, isOn: boolean) =>
    queries.setQueriesData<Paged<Row>>({ queryKey: lists }, (page) => {
      if (!page) return page;
      return { ...page, rows: page.rows.map((row) => (idOf(row) === idOf(changed) ? switched(row, isOn) : row)) };
    });

  const stands = (row: Row, isOn: boolean) =>
    queries
      .getQueriesData<Paged<Row>>({ queryKey: lists })
      .flatMap(([, page]) => page?.rows ?? [])
      .some((each) => idOf(each) === idOf(row) && isOnIn(each) === isOn);

  return async (row: Row, isOn: boolean): Promise<void> => {
    const isTheirs = sameSession();
    underWay.current += 1;
    show(row, isOn);
    // A page that is on its way still has the old state.
    await queries.cancelQueries({ queryKey: lists });
    const failure = await send(row, isOn).then(
      () => null,
      (error: unknown) => ({ isUnknown: unknownOutcome(error) !== undefined }),
    );
    underWay.current -= 1;
    // Signed out meanwhile, or somebody else has signed in: it is nothing to them.
    if (!isTheirs()) return;
    if (failure) show(row, !isOn);
    // The list as it is now would undo what is still on its way.
    if (underWay.current === 0) {
      const anew = queries.invalidateQueries({ queryKey: lists });
      if (failure?.isUnknown) await anew;
    }
    // What nobody has answered may have been done: then the list says so.
    if (failure && !stands(row, isOn) && isTheirs()) toast.warning(failed);
    if (failure) return;
    const undo = () => {
      show(row, !isOn);
      return send(row, !isOn);
    };
    offerUndo({ done: inWords(row, isOn), undone: inWords(row, !isOn), undo }, { queries, refresh: lists });
  };
}
