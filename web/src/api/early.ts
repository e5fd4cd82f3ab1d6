// Questions asked before there is a screen to ask them. Whoever asks the same first gets the answer.

import { askFirst } from './first';

/** Later than that, a screen asks anew: it would show what was true a while ago. */
export const KEPT_MS = 10_000;

/** A query as screens ask it. */
export interface Question {
  queryKey: readonly unknown[];
  queryFn: () => Promise<unknown>;
}

export class Begun {
  readonly queryKey: readonly unknown[];
  /** When it is there already. */
  arrived: { data: unknown; at: number } | undefined;
  private readonly at = Date.now();
  private answer: Promise<unknown> | undefined;

  constructor(
    { queryKey, queryFn }: Question,
    /** Of whom no other may see the answer. */
    readonly asker: string,
  ) {
    this.queryKey = queryKey;
    this.answer = askFirst(queryFn);
  }

  async arrive(): Promise<void> {
    const data = await this.answer;
    // Whoever has taken it holds it from then on.
    if (this.answer) this.arrived = { data, at: Date.now() };
  }

  isFresh(): boolean {
    return Date.now() - (this.arrived?.at ?? this.at) < KEPT_MS;
  }

  /** The answer or the failure, once: it may be as long as a hundred thousand records, and is not held any longer. */
  take(): Promise<unknown> | undefined {
    const answer = this.isFresh() ? this.answer : undefined;
    this.answer = undefined;
    this.arrived = undefined;
    return answer;
  }
}

let begun: Begun[] = [];

/** Asks on behalf of somebody, and is done when all is answered. A failure is left to whoever asks the same. */
export async function begin(questions: Question[], asker: string): Promise<void> {
  const asked = questions.map((question) => new Begun(question, asker));
  begun.push(...asked);
  await Promise.allSettled(asked.map((question) => question.arrive()));
}

/** What was asked for somebody, whether it is answered or not. */
export function takeBegun(asker: string): Begun[] {
  const taken = begun.filter((question) => question.asker === asker && question.isFresh());
  begun = begun.filter((question) => !taken.includes(question) && question.isFresh());
  return taken;
}
