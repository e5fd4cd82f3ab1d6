// What every form does with what was typed: send it, say how it went, and show the list anew.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '@/api/answer';
import { toast } from '@/ui/toasts';

interface Options<Fields> {
  send: (fields: Fields) => Promise<unknown>;
  /** The list that is no longer what it was. */
  refresh: QueryKey;
  success: string;
  onSaved: () => void;
}

/** A refusal is a toast with the server's words; what is worse stays in the form, beside what was typed. */
export function useSave<Fields>({ send, refresh, success, onSaved }: Options<Fields>) {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (fields: Fields) => {
    setFailure(null);
    try {
      await send(fields);
    } catch (error) {
      if (error instanceof ApiError && error.failure === 'refused') toast.error(messageOf(error));
      else setFailure(messageOf(error));
      return;
    }
    toast.success(success);
    onSaved();
    await queries.invalidateQueries({ queryKey: refresh });
  };
  return { save, failure };
}
