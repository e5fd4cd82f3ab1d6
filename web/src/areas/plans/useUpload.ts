// Uploads a document as soon as it is chosen: checks it, asks before it replaces one, sends it once, and reports the
// outcome.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf, unknownOutcome } from '@/api/answer';
import type { Agreed } from '@/api/client';
import { readAnew } from '@/app/list/readAnew';
import { reloadPicture } from '@/app/picture';
import { useAgree } from '@/app/saving/agreement';
import { sameSession, useSignedIn } from '@/app/session/store';
import type { Account } from '@/shared/accounts/calls';
import { showMessage, useConfirm } from '@/ui/dialogs/confirm';
import { ATTACHMENT_LIMITS, readPicture } from '@/ui/files/pictureFile';
import { toast } from '@/ui/messages/toasts';
import { useLeaveGuard } from '@/ui/saving/useLeaveGuard';
import { type PlanFile, planFilesQuery, planPictureQuery, savePlanFile } from './calls';
import type { Document } from './rules';

/** For each running upload, the question to ask before leaving. */
export type Uploads = Set<() => Promise<boolean>>;

interface Options {
  account: Account;
  document: Document;
  /** The saved document. */
  file: PlanFile | undefined;
  uploads: Uploads;
}

const STOPPED = 'The upload was stopped.';
/** How long to wait before each check whether the server has saved an upload that was stopped too late. */
const CHECK_DELAYS_MS = [0, 1000, 2000, 3000];
const MAYBE_SAVED = 'It may have been saved. Check the picture before you upload again.';

export function useUpload({ account, document: { filetag, name }, file, uploads }: Options) {
  const { emailaddress } = useSignedIn().user_info.data;
  const queries = useQueryClient();
  /** The share that has been sent, from 0 to 1; null while nothing is sent. */
  const [share, setShare] = useState<number | null>(null);
  /** Why the last file was refused. */
  const [problem, setProblem] = useState<string>();
  /** The file that is being checked, confirmed or sent. */
  const taken = useRef<File>(null);
  const sending = useRef<AbortController>(null);
  const isSending = share !== null;
  // The question is closed when the upload ends.
  const confirm = useConfirm(isSending);
  const agree = useAgree(isSending);

  const mayReplace = (picture: File, existing: PlanFile | undefined, isChecked: boolean) =>
    agree({
      title: existing ? `Replace the ${name}?` : 'Upload without checking?',
      text: [
        existing ? `${picture.name} will replace the current ${name} of ${account.acct}.` : '',
        isChecked && existing?.filepath !== file?.filepath
          ? 'Someone else has uploaded it since you opened this screen.'
          : '',
        isChecked ? '' : `We could not check if someone else has uploaded a ${name}. Yours may replace it.`,
        'Its members will see the new one. This cannot be undone.',
      ].filter(Boolean),
      confirm: existing ? 'Replace' : 'Upload anyway',
      intent: 'danger',
    });
  const mayLeave = () =>
    confirm({
      title: `Leave and stop the upload of the ${name}?`,
      text: 'The upload is not finished.',
      confirm: 'Leave',
      cancel: 'Stay',
      intent: 'danger',
      isCautious: true,
      isDuringCall: true,
    });
  const stop = () => sending.current?.abort();
  useLeaveGuard(isSending, mayLeave, stop);
  const asks = useRef(mayLeave);
  useEffect(() => {
    asks.current = mayLeave;
  });
  useEffect(() => {
    if (!isSending) return;
    const ask = () => asks.current();
    uploads.add(ask);
    return () => void uploads.delete(ask);
  }, [isSending, uploads]);
  // After leaving, the user could neither see the outcome nor stop the upload.
  useEffect(() => () => sending.current?.abort(), []);

  /** Fetches the list again, and the picture in case its path is unchanged. */
  const reload = async () => {
    await queries.invalidateQueries({ queryKey: planFilesQuery(account).queryKey });
    if (file) await reloadPicture(queries, planPictureQuery(file).queryKey);
  };

  const filesNow = () => readAnew(queries, planFilesQuery(account)).catch(() => undefined);
  const ownOf = (files: PlanFile[]) => files.find((each) => each.filetag === filetag);

  /** The upload was stopped after everything had been sent: the server may have saved it, or may still do so. */
  const tellWhatStands = async (before: PlanFile | undefined, isTheirs: () => boolean) => {
    const settle = toast.underWay('Upload stopped. Checking the result …');
    let isKnown = false;
    for (const waitMs of CHECK_DELAYS_MS) {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      const files = isTheirs() ? await filesNow() : undefined;
      if (!isTheirs()) return settle();
      isKnown = files !== undefined;
      const now = files && ownOf(files);
      if (!now || JSON.stringify(now) === JSON.stringify(before)) continue;
      settle();
      toast.warning(`The upload could not be stopped in time. The ${name} of ${account.acct} has been saved.`);
      return reload();
    }
    settle();
    toast.warning(`${STOPPED} ${isKnown && !before ? `${account.acct} has no ${name}.` : MAYBE_SAVED}`);
    await reload();
  };

  const send = async (agreed: Agreed, picture: File, existing: PlanFile | undefined) => {
    // If the user has signed out or changed since, the outcome is not shown.
    const isTheirs = sameSession();
    const controller = new AbortController();
    sending.current = controller;
    let sentBytes = 0;
    const show = (now: number) => {
      sentBytes = now;
      setShare(now);
    };
    show(0);
    const failure = await savePlanFile(
      agreed,
      { account, filetag, postedby: emailaddress, picture },
      show,
      controller.signal,
    ).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    setShare(null);
    if (!isTheirs()) return;
    if (!failure) toast.success(`The ${name} of ${account.acct} has been saved.`);
    else if (controller.signal.aborted && sentBytes === 1) return tellWhatStands(existing, isTheirs);
    else if (controller.signal.aborted) toast.warning(STOPPED);
    else {
      const unknown = unknownOutcome(failure.error);
      const text = unknown ? [unknown, MAYBE_SAVED] : messageOf(failure.error);
      showMessage({ title: 'Not saved', icon: 'warning', text, confirm: 'Close' });
    }
    // Also after a failure: a call without an answer may have been carried out.
    const reloaded = reload();
    // Wait for it, because the next upload has to know whether it replaces something.
    if (!file) await reloaded;
  };

  const upload = async (chosen: File) => {
    setProblem(undefined);
    const read = await readPicture(chosen, ATTACHMENT_LIMITS);
    if (!(read instanceof File)) setProblem(read.problem);
    else {
      // Looked up again, because a colleague may have uploaded one.
      const files = await filesNow();
      const existing = files ? ownOf(files) : file;
      // The specification uploads a first document without a question, because it replaces nothing.
      const isFirst = files !== undefined && existing === undefined;
      const agreed = await (isFirst ? agree(null) : mayReplace(read, existing, files !== undefined));
      if (agreed) await send(agreed, read, existing);
    }
  };

  return {
    share,
    problem,
    stop,
    take: async (chosen: File | undefined) => {
      if (!chosen) return;
      if (taken.current) {
        toast.warning(`${chosen.name} was not uploaded. Wait until ${taken.current.name} is done.`);
        return;
      }
      taken.current = chosen;
      await upload(chosen).finally(() => {
        taken.current = null;
      });
    },
  };
}
