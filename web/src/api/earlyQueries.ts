// Queries that start before the screen that needs them is drawn. The first component that makes the same query gets the
// answer.

import { asFirstCalls } from './firstCalls';

/** An older answer is not used: the screen would show outdated data. */
export const KEPT_MS = 10_000;

/** A query as screens define it. */
export interface ScreenQuery {
  queryKey: readonly unknown[];
  queryFn: () => Promise<unknown>;
}

export class EarlyQuery {
  readonly queryKey: readonly unknown[];
  /** The answer, once it is there. */
  arrived: { data: unknown; at: number } | undefined;
  private readonly at = Date.now();
  private answer: Promise<unknown> | undefined;

  constructor(
    { queryKey, queryFn }: ScreenQuery,
    /** The user the answer belongs to: no other user may see it. */
    readonly asker: string,
  ) {
    this.queryKey = queryKey;
    this.answer = asFirstCalls(queryFn);
  }

  async arrive(): Promise<void> {
    const data = await this.answer;
    // An answer that was taken is no longer kept here.
    if (this.answer) this.arrived = { data, at: Date.now() };
  }

  isFresh(): boolean {
    return Date.now() - (this.arrived?.at ?? this.at) < KEPT_MS;
  }

  /** The answer or the failure, once. It is dropped afterwards, because it may hold a hundred thousand records. */
  take(): Promise<unknown> | undefined {
    const answer = this.isFresh() ? this.answer : undefined;
    this.answer = undefined;
    this.arrived = undefined;
    return answer;
  }
}

let begun: EarlyQuery[] = [];

/**
 * Starts the queries for one user and resolves when all are settled. A failure is reported by the component that makes
 * the same query.
 */
export async function startEarlyQueries(questions: ScreenQuery[], asker: string): Promise<void> {
  const queries = questions.map((question) => new EarlyQuery(question, asker));
  begun.push(...queries);
  await Promise.allSettled(queries.map((question) => question.arrive()));
}

/** The user's queries, answered or not. They are removed here. */
export function takeEarlyQueries(asker: string): EarlyQuery[] {
  const taken = begun.filter((question) => question.asker === asker && question.isFresh());
  begun = begun.filter((question) => !taken.includes(question) && question.isFresh());
  return taken;
}
