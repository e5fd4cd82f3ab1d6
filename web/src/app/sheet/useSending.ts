// What is needed to send a sheet's rows: somebody's yes to all of them, and a look at what stands before each is replaced.
import { useQueryClient } from '@tanstack/react-query';
import { grouped } from '@/ui/grouped';
import { noteRefresh } from '../refreshes';
import { type Standing, usePatch } from '../replacing';
import { useSignedIn, useUsername } from '../session/store';
import { useAgree } from '../useAct';
import type { JudgedRow } from './judging';
import type { Sheet, Ways } from './sheet';

/** So long one look at a list serves for its rows: a list of thousands is not asked for again before each of them. */
const LOOK_MS = 3000;

function sharingLooks() {
  const looks = new Map<string, { at: number; look: Promise<unknown> }>();
  return <Item>({ idOf, list }: Standing<Item>): Standing<Item> => ({
    idOf,
    list: {
      queryKey: list.queryKey,
      queryFn: () => {
        const key = JSON.stringify(list.queryKey);
        const known = looks.get(key);
        if (known && performance.now() - known.at < LOOK_MS) return known.look as Promise<Item[]>;
        const look = list.queryFn();
        looks.set(key, { at: performance.now(), look });
        return look;
      },
    },
  });
}

/** 'Add 7 terminals and change 5' */
export function inWords([one, several]: Sheet['words'], rows: readonly JudgedRow[]): string {
  const of = (outcome: JudgedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const [added, changed] = [of('new'), of('changed')];
  const named = (count: number) => `${grouped(count)} ${count === 1 ? one : several}`;
  if (changed === 0) return `Add ${named(added)}`;
  return added === 0 ? `Change ${named(changed)}` : `Add ${named(added)} and change ${grouped(changed)}`;
}

export function useSending({ words, consequence, refresh }: Sheet) {
  const queries = useQueryClient();
  const patch = usePatch();
  const agree = useAgree();
  const username = useUsername();
  const { emailaddress } = useSignedIn().user_info.data;

  /** Null to whoever has not agreed. */
  const agreed = async (rows: readonly JudgedRow[]): Promise<Ways | null> => {
    const acting = await agree({
      title: `${inWords(words, rows)}?`,
      text: [
        ...(consequence ? [consequence] : []),
        'They are sent one after another. You can stop in between, and see how each ended.',
      ],
      confirm: 'YES',
      cancel: 'NO',
    });
    if (!acting) return null;
    const shared = sharingLooks();
    return {
      sending: { acting, me: { email: emailaddress, username } },
      patch: (item, standing, send) => patch(item, shared(standing), send),
    };
  };

  return { agreed, showAnew: () => noteRefresh(queries.invalidateQueries({ queryKey: refresh })) };
}
