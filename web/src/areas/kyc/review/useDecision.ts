// Sends a decision exactly once, and handles errors and a user who opens another case meanwhile.
import { useQueryClient } from '@tanstack/react-query';
import { proxy, useSnapshot } from 'valtio';
import { ApiError, type Failure, messageOf, unknownOutcome } from '@/api/answer';
import { currentSession, onAnotherPerson, useSignedIn } from '@/app/session/store';
import { shownMoment } from '@/ui/days';
import { toast } from '@/ui/toasts';
import * as calls from '../calls';
import { openIdInAddress } from '../desk';
import { dropFromLists } from '../queries';
import { fullName, isPending, lastDecision, type Registration, statusLabel } from '../registration';
import type { Action } from '../transitions';
import { dropDraft } from './draft';
import type { Queue } from './queue';

const AFTER_PAINT_MS = 32;

/** By record, so that a case that is closed and reopened still shows its running decision or its error. */
const underWay = proxy<Record<number, Action>>({});
const failures = proxy<Record<number, string>>({});
/** What nobody has answered may have been done: before it is sent again, the server is asked what stands. */
const unanswered = new Set<number>();

onAnotherPerson(() => {
  for (const recordid of Object.keys(underWay)) delete underWay[Number(recordid)];
  for (const recordid of Object.keys(failures)) delete failures[Number(recordid)];
  unanswered.clear();
});

const SUCCESS: Record<Action, string> = {
  approve: 'Application Successfully Approved!',
  disapprove: 'Application Successfully Disapproved!',
  reapprove: 'Application Successfully Reapproved!',
};

/** The record as the server has it now, if it is decided. */
async function decidedBy(registration: Registration, action: Action): Promise<Registration | undefined> {
  const found = await calls.search(registration.incremental_id);
  const now = found.find(({ recordid }) => recordid === registration.recordid);
  if (!now) return undefined;
  return (action === 'reapprove' ? now.is_reapprove : !isPending(now)) ? now : undefined;
}

/** Whether it stands as this person wanted it, by their own hand. */
function isOwn(now: Registration, action: Action, email: string): boolean {
  const isWanted = action === 'reapprove' ? now.is_reapprove : now.status === (action === 'approve' ? 'A' : 'D');
  return isWanted && lastDecision(now).by?.toLowerCase() === email.toLowerCase();
}

const isFailure = (error: unknown, failure: Failure) => error instanceof ApiError && error.failure === failure;

function alreadyDecidedMessage(now: Registration): string {
  const { by, at } = lastDecision(now);
  return `${fullName(now)} was ${statusLabel(now).toLowerCase()} by ${by ?? 'somebody else'} at ${shownMoment(at)} already.`;
}

export function useDecision({ registration, onDecided }: Queue) {
  const { emailaddress } = useSignedIn().user_info.data;
  const queries = useQueryClient();
  const { recordid } = registration;
  const busy = useSnapshot(underWay)[recordid] ?? null;
  const failure = useSnapshot(failures)[recordid] ?? null;
  const forgetFailure = () => {
    delete failures[recordid];
  };
  // By the address, because the case may have been closed and reopened meanwhile.
  const isShown = () => openIdInAddress() === registration.incremental_id;

  /** Somebody else sits here by now: how it went is not for them. */
  const isOthers = () => (currentSession()?.user_info.data.emailaddress ?? emailaddress) !== emailaddress;

  const moveOn = () => {
    dropDraft(registration);
    if (isShown()) onDecided();
    // Delayed, so that the next case appears first; the list is hidden behind the dialog.
    setTimeout(() => dropFromLists(queries, registration), AFTER_PAINT_MS);
  };

  const send = (action: Action, decision: calls.Decision) => {
    const subject = { registration, fullname: fullName(registration) };
    return action === 'reapprove' ? calls.reapprove(subject) : calls.saveDecision(subject, decision, emailaddress);
  };

  const succeed = (action: Action) => {
    unanswered.delete(recordid);
    moveOn();
    toast.success(SUCCESS[action]);
  };

  /** Asks the server whether the case is decided; if it is, shows that. */
  async function isSettled(action: Action, wasUnanswered: boolean): Promise<boolean> {
    const now = await decidedBy(registration, action);
    if (isOthers()) return true;
    unanswered.delete(recordid);
    if (!now) return false;
    if (wasUnanswered && isOwn(now, action, emailaddress)) succeed(action);
    else {
      toast.warning(alreadyDecidedMessage(now), 5000);
      moveOn();
    }
    return true;
  }

  function showFailure(error: unknown): void {
    // If the error signed the user out, the login page explains it; a toast there would show a member's name.
    if (!currentSession()) return;
    if (!isShown()) toast.error(`${fullName(registration)}: ${messageOf(error)}`);
    else if (isFailure(error, 'refused')) toast.error(messageOf(error));
    else failures[recordid] = messageOf(error);
  }

  /** Resolves to whether the case is now decided, by this call or by somebody else. */
  async function decide(action: Action, decision: calls.Decision): Promise<boolean> {
    if (underWay[recordid]) return false;
    underWay[recordid] = action;
    forgetFailure();
    const wasUnanswered = unanswered.has(recordid);
    try {
      if (wasUnanswered && (await isSettled(action, true))) return true;
      await send(action, decision);
      if (!isOthers()) succeed(action);
      return true;
    } catch (error) {
      if (isOthers()) return true;
      const mayBeDone = unknownOutcome(error) !== undefined || isFailure(error, 'unexpected');
      if (mayBeDone) unanswered.add(recordid);
      // When nobody answers this either, it is asked again before the decision is sent again.
      const isOver =
        (mayBeDone || isFailure(error, 'refused')) &&
        (await isSettled(action, mayBeDone || wasUnanswered).catch(() => false));
      if (!isOver) showFailure(error);
      return isOver;
    } finally {
      if (!isOthers()) delete underWay[recordid];
    }
  }

  return { decide, busy, failure, forgetFailure };
}
