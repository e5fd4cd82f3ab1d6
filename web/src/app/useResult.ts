// What a form does whose saving is told in a dialog: send once, say how it went in the server's words, show the lists anew.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '@/api/answer';
import type { Result } from '@/ui/ResultDialog';

type Send = () => Promise<{ message: string }>;

/** The form that was saved closes by `onSaved`; one that was not stays as it is, behind the result. */
export type Save = (send: Send, onSaved?: () => void) => Promise<void>;

export function useResult(refresh: QueryKey) {
  const queries = useQueryClient();
  const [result, setResult] = useState<Result | null>(null);
  const isBusy = useRef(false);

  const save: Save = async (send, onSaved) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const { message } = await send();
      // The form gives the focus back as it goes, before the result takes it.
      flushSync(() => onSaved?.());
      setResult({ isSuccess: true, message });
    } catch (error) {
      setResult({ isSuccess: false, message: messageOf(error) });
    }
    isBusy.current = false;
    // What was refused tells, too, that the lists may no longer be what is shown.
    void queries.invalidateQueries({ queryKey: refresh });
  };

  return { save, result, onClose: () => setResult(null) };
}
