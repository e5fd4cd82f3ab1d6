// Sends a decision exactly once, and handles errors and a user who opens another case meanwhile.
import { useQueryClient } from '@tanstack/react-query';
import { proxy, useSnapshot } from 'valtio';
import { ApiError, messageOf } from '@/api/answer';
import { currentSession, useSignedIn } from '@/app/session/store';
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

const SUCCESS: Record<Action, string> = {
  approve: 'Application Successfully Approved!',
  disapprove: 'Application Successfully Disapproved!',
  reapprove: 'Application Successfully Reapproved!',
};

/** The record as the server has it now, if somebody else has decided it. */
async function decidedMeanwhile(registration: Registration, action: Action): Promise<Registration | undefined> {
  const found = await calls.search(registration.incremental_id).catch(() => []);
  const now = found.find(({ recordid }) => recordid === registration.recordid);
  if (!now) return undefined;
  return (action === 'reapprove' ? now.is_reapprove : !isPending(now)) ? now : undefined;
}

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

  /** Resolves to whether the case is now decided, by this call or by somebody else. */
  async function decide(action: Action, decision: calls.Decision): Promise<boolean> {
    if (underWay[recordid]) return false;
    underWay[recordid] = action;
    forgetFailure();
    try {
      await send(action, decision);
      moveOn();
      toast.success(SUCCESS[action]);
      return true;
    } catch (error) {
      const isRefused = error instanceof ApiError && error.failure === 'refused';
      const now = isRefused ? await decidedMeanwhile(registration, action) : undefined;
      if (now) {
        toast.warning(alreadyDecidedMessage(now), 5000);
        moveOn();
        return true;
      }
      // If the error signed the user out, the login page explains it; a toast there would show a member's name.
      if (!currentSession()) return false;
      if (!isShown()) toast.error(`${fullName(registration)}: ${messageOf(error)}`);
      else if (isRefused) toast.error(messageOf(error));
      else failures[recordid] = messageOf(error);
      return false;
    } finally {
      delete underWay[recordid];
    }
  }

  return { decide, busy, failure, forgetFailure };
}
