// Sends a decision exactly once, and handles errors and a user who opens another case meanwhile.
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { ApiError, type Failure, messageOf, unknownOutcome } from '@/api/answer';
import type { Agreed } from '@/api/client';
import { currentSession, onAnotherPerson, onSessionEnd, useSignedIn } from '@/app/session/store';
import { afterPaint } from '@/ui/browser/lazyComponents';
import { toast } from '@/ui/messages/toasts';
import { type Action, byAndAt, type CaseType, caseQuery, keyOf, type Reasons, type Transition } from '../caseType';
import { noteDecided } from '../decidedHere';
import { openIdInAddress } from '../desk';
import type { Queue } from '../queue';
import { dropDraft } from './DisapprovalDialog';

/** By case, so that a case that is closed and reopened still shows its running decision or its error. */
const underWay = proxy<Record<string, Action>>({});
const failures = proxy<Record<string, string>>({});
/**
 * Cases that are decided and wait for a further step, which the user has agreed to with the decision; by case, as the
 * case may have been reopened meanwhile.
 */
const followed = proxy<Record<string, Agreed>>({});
/** Decisions without an answer may have been carried out: the server is asked before they are sent again. */
const unanswered = new Set<string>();

/** Why persons were admitted against a difference in this session, by case, for the case report. */
const reasonsGiven = new Map<string, string>();
export const reasonFor = (key: string) => reasonsGiven.get(key);

onAnotherPerson(() => {
  reasonsGiven.clear();
  for (const key of Object.keys(underWay)) delete underWay[key];
  for (const key of Object.keys(failures)) delete failures[key];
  for (const key of Object.keys(followed)) delete followed[key];
  unanswered.clear();
});

/** The message about a person is removed when the session ends: the sign-in page shows no names. */
let dismissLast: () => void = () => undefined;
onSessionEnd(() => dismissLast());

const isFailure = (error: unknown, failure: Failure) => error instanceof ApiError && error.failure === failure;

function alreadyDecidedMessage<Row extends object>({ nameOf, statusOf, decisionOf }: CaseType<Row>, now: Row): string {
  const { by, at } = decisionOf(now);
  return `${nameOf(now)} was already ${statusOf(now).toLowerCase()} ${byAndAt(by ?? 'someone else', at)}.`;
}

const NOT_FOUND_OUT = 'We could not check it. Try again: we check before anything is sent.';

/** Whether a decision was recorded although its call has failed, as far as a look-up could tell. */
function whatStands<Row extends object>(
  { statusOf }: CaseType<Row>,
  error: unknown,
  found: { now: Row | null } | null,
) {
  if (!found) return `It may have been recorded. ${NOT_FOUND_OUT}`;
  if (!found.now) return 'It may have been recorded, but we could not find the case.';
  const status = statusOf(found.now);
  // A server that has failed no longer works on it.
  return isFailure(error, 'unexpected')
    ? `The decision was not recorded. The current status is ${status}. Try again.`
    : `It may have been recorded. The current status is ${status}.`;
}

export function useDecision<Row extends object>(
  caseType: CaseType<Row>,
  { row, onDecided }: Pick<Queue<Row>, 'row' | 'onDecided'>,
  /** Whether a further step follows a decision here; the case then stays open until `moveOn`. */
  follows: (action: Action) => boolean,
) {
  const user = useSignedIn().user_info.data;
  const { emailaddress } = user;
  const queries = useQueryClient();
  const key = keyOf(caseType, row);
  const busy = useSnapshot(underWay)[key] ?? null;
  const failure = useSnapshot(failures)[key] ?? null;
  // The latest function, because the list may have loaded the next case's page before the answer arrives.
  const latest = useRef(onDecided);
  latest.current = onDecided;
  const forgetFailure = () => {
    delete failures[key];
  };
  // By the address, because the case may have been closed and reopened meanwhile.
  const isShown = () => openIdInAddress() === caseType.idOf(row);

  const isSignedIn = () => currentSession()?.user_info.data.emailaddress === emailaddress;
  /** Whether another user has signed in meanwhile: the result is not for them. */
  const isOthers = () => currentSession() !== null && !isSignedIn();

  const moveOn = async () => {
    dropDraft(key);
    if (isShown()) await latest.current();
    // The next case appears first; the list is hidden behind the dialog.
    afterPaint(() => {
      queries.removeQueries({ queryKey: caseQuery(caseType, caseType.idOf(row)).queryKey });
      caseType.forget(row, queries);
    });
  };

  /** Keeps the case open and shows its current state. */
  const stay = async () => {
    const { queryKey } = caseQuery(caseType, caseType.idOf(row));
    dropDraft(key);
    const now = await caseType.find(caseType.idOf(row)).catch(() => null);
    // What cannot be looked up would go on showing the state from before, and offer the same decision again.
    if (!now) return moveOn();
    queries.setQueryData(queryKey, now);
    await queries.invalidateQueries({ queryKey: caseType.lists });
  };

  const succeed = async (agreed: Agreed, { action, success, staysOpen }: Transition<Row>, { despite }: Reasons) => {
    unanswered.delete(key);
    if (despite) reasonsGiven.set(key, despite);
    noteDecided(caseType, row, { user, waited: !staysOpen }, queries);
    const isStaying = staysOpen && isShown();
    const isFollowed = isShown() && follows(action);
    if (isFollowed) followed[key] = agreed;
    // The next case first, so that the message is drawn after it.
    if (!isStaying && !isFollowed) await moveOn();
    dismissLast = toast.success(`${success} ${caseType.nameOf(row)}`);
    if (isStaying) await stay();
  };

  /** Asks the server whether the case is decided, and if so, shows that. Otherwise resolves to its current record. */
  async function settled(
    agreed: Agreed,
    transition: Transition<Row>,
    reasons: Reasons,
    wasUnanswered: boolean,
  ): Promise<true | { now: Row | null }> {
    const found = await caseType.find(caseType.idOf(row));
    if (!isSignedIn()) return true;
    unanswered.delete(key);
    const now = found && caseType.numberOf(found) === caseType.numberOf(row) ? found : null;
    if (!now || !transition.isDecided(now)) return { now };
    const isOwn = transition.isDone(now) && caseType.decisionOf(now).by?.toLowerCase() === emailaddress.toLowerCase();
    if (wasUnanswered && isOwn) await succeed(agreed, transition, reasons);
    else {
      dismissLast = toast.warning(alreadyDecidedMessage(caseType, now), 5000);
      await moveOn();
    }
    return true;
  }

  function showFailure(error: unknown, message: string): void {
    // The sign-in page says why the session has ended, and shows no person's name.
    if (!isSignedIn()) return;
    if (!isShown()) dismissLast = toast.error(`${caseType.nameOf(row)}: ${message}`);
    else if (isFailure(error, 'refused')) toast.error(message);
    else failures[key] = message;
  }

  /** Resolves to whether the case is now decided, by this call or by another user. */
  async function decide(agreed: Agreed, transition: Transition<Row>, reasons: Reasons): Promise<boolean> {
    if (underWay[key]) return false;
    underWay[key] = transition.action;
    forgetFailure();
    const wasUnanswered = unanswered.has(key);
    try {
      if (wasUnanswered && (await settled(agreed, transition, reasons, true)) === true) return true;
      await caseType.send(agreed, transition.action, row, reasons, user);
      if (isSignedIn()) await succeed(agreed, transition, reasons);
      return true;
    } catch (error) {
      if (isOthers()) return true;
      const unknown = unknownOutcome(error);
      const mayBeDone = unknown !== undefined;
      if (mayBeDone) unanswered.add(key);
      const isLookedUp = mayBeDone || isFailure(error, 'refused');
      // If this look-up fails as well, it is repeated before the decision is sent again.
      const found = isLookedUp
        ? await settled(agreed, transition, reasons, mayBeDone || wasUnanswered).catch(() => null)
        : null;
      if (found === true) return true;
      const isTold = mayBeDone && !isFailure(error, 'unreachable');
      showFailure(error, isTold ? `${unknown} ${whatStands(caseType, error, found)}` : messageOf(error));
      return false;
    } finally {
      if (!isOthers()) delete underWay[key];
    }
  }

  const inStep = useSnapshot(followed)[key] ?? null;
  const endStep = () => {
    delete followed[key];
  };

  return { decide, busy, failure, forgetFailure, isShown, inStep, endStep, moveOn };
}
