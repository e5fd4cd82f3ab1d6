// What is needed to send a sheet's rows: the user's agreement, and a check of each record before it is replaced.
import { useQueryClient } from '@tanstack/react-query';
import { countText, groupDigits, type Things } from '@/ui/texts/counts';
import { useAgree } from '../saving/agreement';
import { replaceUnchanged } from '../saving/replaceUnchanged';
import { useSignedIn, useUsername } from '../session/store';
import type { JudgedRow } from './judgeRows';
import type { SaveContext, Sheet } from './sheet';

/** Shares one `replaceUnchanged` per list, so that all rows share their reads of it. */
function replaceEachByList(): typeof replaceUnchanged {
  const known = new Map<string, unknown>();
  return <Item extends object, Values extends object>(source: Parameters<typeof replaceUnchanged<Item, Values>>[0]) => {
    const key = JSON.stringify(source.list.queryKey);
    const each = (known.get(key) as ReturnType<typeof replaceUnchanged<Item, Values>>) ?? replaceUnchanged(source);
    known.set(key, each);
    return each;
  };
}

/** What is fixed once the user has agreed, before any row is sent. */
export type AgreedContext = Omit<SaveContext, 'signal'>;

/** 'Add 7 terminals and change 5' */
export function inWords(things: Things, rows: readonly JudgedRow[]): string {
  const of = (outcome: JudgedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const [added, changed] = [of('new'), of('changed')];
  if (changed === 0) return `Add ${countText(added, things)}`;
  return added === 0
    ? `Change ${countText(changed, things)}`
    : `Add ${countText(added, things)} and change ${groupDigits(changed)}`;
}

export function useSending({ things, consequence, refresh }: Sheet) {
  const queries = useQueryClient();
  const agree = useAgree();
  const username = useUsername();
  const { emailaddress } = useSignedIn().user_info.data;

  /** Null when the user has not agreed. */
  const askToSend = async (rows: readonly JudgedRow[]): Promise<AgreedContext | null> => {
    const agreed = await agree({
      title: `${inWords(things, rows)}?`,
      text: [
        ...(consequence ? [consequence] : []),
        'Rows are sent one by one. You can stop at any time and see every result.',
      ],
      confirm: 'YES',
      cancel: 'NO',
    });
    if (!agreed) return null;
    return { sending: { checked: agreed, me: { email: emailaddress, username } }, replaceEach: replaceEachByList() };
  };

  return { askToSend, showAnew: () => void queries.invalidateQueries({ queryKey: refresh }) };
}
