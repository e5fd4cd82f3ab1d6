// Uploads a document the moment it is chosen: looked at, asked about where it replaces one, sent once, and told how it went.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf, unknownOutcome } from '@/api/answer';
import { currentSession, useSignedIn } from '@/app/session/store';
import { tell, useConfirm } from '@/ui/confirm';
import { readPicture } from '@/ui/pictureFile';
import { toast } from '@/ui/toasts';
import { useLeaveGuard } from '@/ui/useLeaveGuard';
import { type Holder, type PlanFile, planFilesQuery, planPictureQuery, savePlanFile } from './calls';
import { type Document, LIMITS } from './rules';

interface Options {
  holder: Holder;
  document: Document;
  /** What is there now. */
  file: PlanFile | undefined;
}

const MAYBE_SAVED = 'It may have been saved: please look at the picture before uploading it again.';

export function useUpload({ holder, document: { filetag, name }, file }: Options) {
  const { emailaddress } = useSignedIn().user_info.data;
  const queries = useQueryClient();
  /** Of what is being sent, how much has gone; null while nothing is. */
  const [share, setShare] = useState<number | null>(null);
  /** Why the last file was not taken. */
  const [problem, setProblem] = useState<string>();
  const isBusy = useRef(false);
  const sending = useRef<AbortController>(null);
  const isSending = share !== null;
  // A question about an upload is dropped when that has ended.
  const confirm = useConfirm(isSending);

  const mayReplace = (picture: File) =>
    confirm({
      title: `Replace the ${name}?`,
      text: `${picture.name} takes the place of the ${name} that ${holder.acct} has now.`,
      confirm: 'Replace',
      intent: 'danger',
    });
  const mayLeave = () =>
    confirm({
      title: `Leave while the ${name} is uploaded?`,
      text: 'Leaving stops the upload.',
      confirm: 'Leave',
      cancel: 'Stay',
      intent: 'danger',
      isCautious: true,
    });
  const stop = () => sending.current?.abort();
  useLeaveGuard(isSending, mayLeave, stop);

  /** What is there now, as the server has it: the list, and the picture where it has kept its path. */
  const reload = async () => {
    await queries.invalidateQueries({ queryKey: planFilesQuery(holder).queryKey });
    if (!file) return;
    const { queryKey } = planPictureQuery(file);
    const before = queries.getQueryData(queryKey);
    await queries.refetchQueries({ queryKey, type: 'active' });
    if (before && queries.getQueryData(queryKey) !== before) URL.revokeObjectURL(before.url);
  };

  const send = async (picture: File) => {
    const asked = currentSession()?.device_id;
    const controller = new AbortController();
    sending.current = controller;
    setShare(0);
    const failure = await savePlanFile(
      { holder, filetag, postedby: emailaddress, picture },
      setShare,
      controller.signal,
    ).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    setShare(null);
    // Signed out meanwhile, or somebody else has signed in: the outcome is not for them.
    if (currentSession()?.device_id !== asked) return;
    if (!failure) toast.success(`The ${name} of ${holder.acct} has been saved.`);
    else if (controller.signal.aborted) toast.warning('The upload was stopped.');
    else {
      const unknown = unknownOutcome(failure.error);
      const text = unknown ? [unknown, MAYBE_SAVED] : messageOf(failure.error);
      tell({ title: 'Not saved', icon: 'warning', text, confirm: 'Close' });
    }
    // After a failure as well: what nobody has answered may have been done.
    await reload();
  };

  const upload = async (chosen: File) => {
    setProblem(undefined);
    const read = await readPicture(chosen, LIMITS);
    if (!(read instanceof File)) setProblem(read.problem);
    else if (!file || (await mayReplace(read))) await send(read);
  };

  return {
    share,
    problem,
    stop,
    take: async (chosen: File | undefined) => {
      if (!chosen || isBusy.current) return;
      isBusy.current = true;
      await upload(chosen).finally(() => {
        isBusy.current = false;
      });
    },
  };
}
