// What is on or off in a row of a list: changed there at once, and back when the server does not take it.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { unknownOutcome } from '@/api/answer';
import type { Paged } from '@/app/list/usePagedList';
import { sameSession } from '@/app/session/store';
import { toast } from '@/ui/messages/toasts';
import { offerUndo } from './undo';

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

  /** Shown at once, and as it was when the server does not take it. */
  const flip = async (row: Row, isOn: boolean): Promise<void> => {
    underWay.current += 1;
    try {
      // A page that is on its way still has the old state; and stopped later it would bring back what was shown when it began.
      await queries.cancelQueries({ queryKey: lists });
      show(row, isOn);
      await send(row, isOn);
    } catch (error) {
      show(row, !isOn);
      throw error;
    } finally {
      underWay.current -= 1;
    }
  };

  return async (row: Row, isOn: boolean): Promise<void> => {
    const isTheirs = sameSession();
    const failure = await flip(row, isOn).then(
      () => null,
      (error: unknown) => ({ isUnknown: unknownOutcome(error) !== undefined }),
    );
    // Signed out meanwhile, or somebody else has signed in: it is nothing to them.
    if (!isTheirs()) return;
    // The list as it is now would undo what is still on its way.
    if (underWay.current === 0) {
      const anew = queries.invalidateQueries({ queryKey: lists });
      if (failure?.isUnknown) await anew;
    }
    // What nobody has answered may have been done: then the list says so.
    if (failure && !stands(row, isOn) && isTheirs()) toast.warning(failed);
    if (failure) return;
    const undo = () => flip(row, !isOn);
    offerUndo({ done: inWords(row, isOn), undone: inWords(row, !isOn), undo }, { queries, refresh: lists });
  };
}
