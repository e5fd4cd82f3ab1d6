// The summary of the coverage and its verdict: a script calls every operation, and no share fell.
import type { Answer, Reached } from './reachedAnswers';

/** The shares of the last complete run, in version control; a later run must not fall below them. */
export const SHARES_FILE = 'openapi/coverage.json';
const KEEP = 'npm test -- --keep-coverage';

const WHAT = ['operations', 'statuses', 'examples'] as const;

/** Each as reached/total, such as `173/173`. */
export type Shares = Record<(typeof WHAT)[number], string>;

/** At most this many are named; the others are only counted. */
const NAMED = 10;

const CALLED: Shares = { operations: 'operations called by scripts', statuses: 'statuses', examples: 'named examples' };

/** The gateway gives these answers itself, so the mocks cannot count them; the gateway's own tests cover them. */
const ANSWERED_BY_GATEWAY = ['403', '429'];

const isOfGateway = ({ status }: Pick<Answer, 'status'>) => ANSWERED_BY_GATEWAY.includes(status);
const isReached = ({ scripts, contractTest }: Answer) => contractTest || scripts.length > 0;

/** Whether a script calls the operation. The contract test calls all of them, so only scripts show that a user can. */
export const isAsked = ({ answers }: Reached) => answers.some(({ scripts }) => scripts.length > 0);

/** The answers that the shares count. */
const counted = ({ answers }: Reached) => answers.filter((answer) => !isOfGateway(answer));

export function sharesOf(operations: Reached[]): Shares {
  const answers = operations.flatMap(counted);
  const statuses = operations.flatMap((operation) =>
    [...new Set(counted(operation).map(({ status }) => status))].map((status) =>
      counted(operation).some((answer) => answer.status === status && isReached(answer)),
    ),
  );
  return {
    operations: share(operations.map(isAsked)),
    statuses: share(statuses),
    examples: share(answers.map(isReached)),
  };
}

const share = (reached: boolean[]) => `${reached.filter(Boolean).length}/${reached.length}`;

/** Above 0 if the share is higher than before. Compares whole numbers, so that nothing is rounded. */
function compared(now: string, before: string): number {
  const [reached = 0, total = 0] = now.split('/').map(Number);
  const [reachedBefore = 0, totalBefore = 0] = before.split('/').map(Number);
  return reached * totalBefore - reachedBefore * total;
}

/** Answers that every operation has: counted, while an answer of the operation's own is named. */
const OF_ALL = ['401', '500'];

/** The summary in a few lines: what is reached, and what is not. */
export function summaryOf(operations: Reached[]): string[] {
  const shares = sharesOf(operations);
  const unasked = operations.filter((operation) => !isAsked(operation));
  const all = operations.flatMap(counted);
  const left = operations.flatMap((each) =>
    counted(each).flatMap((answer) => (isReached(answer) ? [] : { ...answer, operation: each.operation })),
  );
  const reached = all.length - left.length;
  const forced = all.filter(({ isForced }) => isForced).length;
  const own = left.filter(({ status }) => !OF_ALL.includes(status));
  const counts = OF_ALL.flatMap((status) => {
    const { length } = left.filter((answer) => answer.status === status);
    return length > 0 ? `${length} × ${status}` : [];
  });
  const nothing = [...counts, ...own.map(({ operation, example }) => `${operation} ${example}`)];
  return [
    `Contract coverage: ${WHAT.map((what) => `${CALLED[what]} ${shares[what]}`).join(', ')}`,
    ...(forced > 0
      ? [`  The mocks gave ${reached - forced} of these examples by themselves, and ${forced} only because of a fault`]
      : []),
    ...(unasked.length > 0 ? [`  No script calls ${listed(unasked.map(({ operation }) => operation))}`] : []),
    ...(nothing.length > 0 ? [`  Nothing reaches ${listed(nothing)}`] : []),
  ];
}

/** Every answer of the contract with what reached it: at most five scripts, because the mocks keep no more. */
export const linesOf = (operations: Reached[]): string[] =>
  operations.flatMap((operation) =>
    operation.answers.map(
      (answer) => `${operation.area} ${operation.operation} ${answer.status} ${answer.example}: ${byWhom(answer)}`,
    ),
  );

function byWhom(answer: Answer): string {
  if (isOfGateway(answer)) return 'answered by the gateway';
  const by = [...answer.scripts, ...(answer.contractTest ? ['contract test'] : [])].join('; ');
  return by === '' ? 'NOTHING' : `${by}${answer.isForced ? ' (by a fault)' : ''}`;
}

const listed = (names: string[]) =>
  names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ` and ${names.length - NAMED} more` : '');

/** Whether the shares are at least as high as the saved ones. */
export function verdict(now: Shares, before: Shares | undefined): { holds: boolean; lines: string[] } {
  if (!before) return { holds: false, lines: [`  There is no ${SHARES_FILE} to compare it with. To make it: ${KEEP}`] };
  const fallen = WHAT.filter((what) => compared(now[what], before[what]) < 0);
  if (fallen.length > 0) {
    return {
      holds: false,
      lines: fallen.map((what) => `  ${CALLED[what]} fell: ${now[what]}, before ${before[what]}`),
    };
  }
  const hasRisen = WHAT.some((what) => compared(now[what], before[what]) > 0);
  return { holds: true, lines: hasRisen ? [`  More than in ${SHARES_FILE}. To keep it: ${KEEP}`] : [] };
}
