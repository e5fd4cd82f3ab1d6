// Searches records while the user types: starts after a short pause, and is aborted by further typing.
import { useEffect, useMemo, useState } from 'react';
import { ApiError, messageOf } from '@/api/answer';
import type { AreaRecordFinder, Records } from '@/app/routing/routes';
import { containsWords } from '@/ui/texts/words';
import { mayEnter, visitorOf } from '../routing/guards';
import { type JoinedAreas, routeAt } from '../routing/routes';
import type { Session } from '../session/store';
import { currentQueries } from '../shell/queries';
import { LEAST_CHARACTERS } from './records';

const RESTS_MS = 150;

interface Answer {
  /** The text that was searched for. */
  of: string;
  records?: Records;
  failure?: string;
}

export interface RecordGroup extends Omit<Answer, 'of'> {
  name: string;
  path: string;
}

type Answers = Record<string, Answer>;

/** Only for the screens that the user may enter. */
function findersFor(session: Session | null, { finds, routes }: JoinedAreas): AreaRecordFinder[] {
  if (!session) return [];
  const visitor = visitorOf(session);
  return finds.filter(({ path }) => {
    const route = routeAt(routes, path);
    return route !== undefined && mayEnter(route, visitor);
  });
}

async function answerTo(
  text: string,
  { load }: AreaRecordFinder,
  session: Session,
  signal: AbortSignal,
): Promise<Answer> {
  const queries = currentQueries();
  const none = { of: text, records: { records: [], total: 0 } };
  if (!queries) return none;
  try {
    const finder = await load();
    if (signal.aborted || text.length < (finder.least ?? LEAST_CHARACTERS)) return none;
    return { of: text, records: await finder.ask(text, { session, queries, signal }) };
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.failure === 'signedOut';
    return isSignedOut ? none : { of: text, failure: messageOf(error) };
  }
}

/** Until new results arrive, the previous ones stay as far as they match the new text. */
function shownOf(answer: Answer, text: string): Omit<RecordGroup, 'name' | 'path'> {
  const { of, records, failure } = answer;
  if (of === text) return { ...(records && { records }), ...(failure && { failure }) };
  const fitting = (records?.records ?? []).filter(({ label, hint = '' }) => containsWords(`${label} ${hint}`, text));
  return { records: { records: fitting, total: fitting.length } };
}

export function useRecords(typed: string, session: Session | null, areas: JoinedAreas) {
  const text = typed.trim();
  const finders = useMemo(() => findersFor(session, areas), [session, areas]);
  const [answers, setAnswers] = useState<Answers>({});
  const isMeant = text.length >= LEAST_CHARACTERS;

  useEffect(() => {
    if (!session || !isMeant) return;
    const asking = new AbortController();
    const { signal } = asking;
    const ask = async (finder: AreaRecordFinder) => {
      const answer = await answerTo(text, finder, session, signal);
      // The answer to an outdated search is dropped.
      if (!signal.aborted) setAnswers((before) => ({ ...before, [finder.group]: answer }));
    };
    const timer = setTimeout(() => {
      for (const finder of finders) void ask(finder);
    }, RESTS_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, isMeant, finders, session]);

  return useMemo(() => {
    if (!isMeant) return { groups: [], isAsking: false };
    const groups = finders.flatMap(({ group, path }): RecordGroup[] => {
      const answer = answers[group];
      return answer ? [{ name: group, path, ...shownOf(answer, text) }] : [];
    });
    return { groups, isAsking: finders.some(({ group }) => answers[group]?.of !== text) };
  }, [isMeant, finders, answers, text]);
}
