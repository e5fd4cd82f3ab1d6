// A switch in a row of a list: shown in its new position at once, and moved back when the server refuses.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, unknownOutcome } from '@/api/answer';
import type { Paged } from '@/app/list/usePagedList';
import { offerUndo } from '@/app/saving/undo';
import { sameSession } from '@/app/session/store';
import { toast } from '@/ui/messages/toasts';

const MAYBE_SWITCHED = 'It may have been changed. Check the list.';

interface Options<Row> {
  /** The key of the pages that may contain the row. */
  lists: QueryKey;
  isOn: (row: Row) => boolean;
  switched: (row: Row, isOn: boolean) => Row;
  send: (row: Row, isOn: boolean) => Promise<unknown>;
  /** The message when it fails. */
  failed: string;
  /** The message when it is done, with Undo. */
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

  /** Shows the new position at once, and the old one again when the call fails. */
  const flip = async (row: Row, isOn: boolean): Promise<void> => {
    underWay.current += 1;
    try {
      // A page that is loading still has the old state. Cancelled later, it would also restore the rows from before the
      // change.
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
      (error: unknown) => ({
        isUnknown: unknownOutcome(error) !== undefined,
        text: error instanceof ApiError && error.isNotSent ? `${failed} ${error.message}` : failed,
      }),
    );
    // If the session has ended or another user has signed in, the result is not for them.
    if (!isTheirs()) return;
    // While other switches are on their way, a refetched list would show their old positions.
    let isLookedUp = false;
    if (underWay.current === 0) {
      const anew = queries.invalidateQueries({ queryKey: lists });
      if (failure?.isUnknown) {
        await anew;
        const shown = queries.getQueryCache().findAll({ queryKey: lists, type: 'active' });
        isLookedUp = shown.every(({ state }) => state.status === 'success');
      }
    }
    // A call without an answer may have been carried out: the refetched list shows whether it was.
    if (failure?.isUnknown && !isLookedUp) {
      if (isTheirs()) toast.warning(`${failed} ${MAYBE_SWITCHED}`, 5000);
    } else if (failure && !stands(row, isOn) && isTheirs()) toast.warning(failure.text);
    if (failure) return;
    const undo = () => flip(row, !isOn);
    offerUndo({ done: inWords(row, isOn), undone: inWords(row, !isOn), undo }, { queries, refresh: lists });
  };
}
