// Who else has a case of the desk open. The gateway knows; while it does not answer, the desk works without.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Claims, DeskName, WantedCases } from '#wire/claims';
import { idleHeader } from '@/app/session/activity';
import { currentSession } from '@/app/session/store';
import type { RowNote } from '@/ui/table/DataTable';

/** Tells the gateway which case is open here, and asks which ones colleagues have open. No server knows of it. */
const NOBODY: Claims = { own: null, others: [] };

const tab = Math.random().toString(36).slice(2);

async function claim(
  desk: DeskName,
  cases: string[],
  idleSeconds: number,
  { signal, decided }: { signal?: AbortSignal; decided?: string | undefined } = {},
): Promise<Claims> {
  const wanted: WantedCases = { desk, tab, cases, ...(decided !== undefined && { decided }) };
  const headers = { 'content-type': 'application/json', 'idle-seconds': String(idleSeconds) };
  const body = JSON.stringify(wanted);
  // Kept alive, because the last one is sent when the page is left.
  const answer = await fetch('claims', { method: 'POST', keepalive: true, headers, body, signal: signal ?? null });
  return answer.ok ? answer.json() : NOBODY;
}

/** How often a desk in sight says what it has open. */
const EVERY_MS = 15_000;
/** An answer younger than this is not asked for again when the case is opened. */
const FRESH_MS = 2_000;
/** The next case is opened without the answer when it takes longer. */
const PATIENCE_MS = 300;
const MINUTE_MS = 60_000;

/** A call by itself does not count as activity. */
const idleSeconds = () => idleHeader()['Idle-Seconds'] ?? 0;

const keyOf = (desk: DeskName, open: string) => ['claims', desk, open];

/** By the id of the case. */
type Claimed = ReadonlyMap<string, RowNote>;

const claimedIn = ({ others }: Claims): Claimed =>
  new Map(
    others.map(({ case: id, name, openMs, isDecided }) => {
      if (isDecided) return [id, { short: `${name}, decided`, text: `${name} has decided it` }];
      const minutes = Math.floor(openMs / MINUTE_MS);
      const time = minutes > 0 ? `, ${minutes} min` : '';
      return [id, { short: `${name}${time}`, text: `${name} has it open${time}` }];
    }),
  );
const NONE: Claimed = new Map();

/** Claims the open case for as long as the desk is in sight. */
export function useClaimed(desk: DeskName, open: string): Claimed {
  const { data = NONE } = useQuery({
    queryKey: keyOf(desk, open),
    queryFn: ({ signal }) => claim(desk, open === '' ? [] : [open], idleSeconds(), { signal }).catch(() => NOBODY),
    select: claimedIn,
    staleTime: FRESH_MS,
    gcTime: 0,
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    const leave = () => {
      if (currentSession()) claim(desk, [], idleSeconds()).catch(() => undefined);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [desk]);
  return data;
}

/** Claims the first of the cases that nobody else has open or has just decided; undefined when the gateway does not say which. */
export function useFirstFree(desk: DeskName) {
  const queries = useQueryClient();
  return async (cases: string[], decided?: string): Promise<string | undefined> => {
    const claims = await claim(desk, cases, idleSeconds(), { decided, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
      () => NOBODY,
    );
    if (claims.own === null) return undefined;
    queries.setQueryData(keyOf(desk, claims.own), claims);
    return claims.own;
  };
}
