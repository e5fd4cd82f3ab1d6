// What the dialogs share in which an item of content is read and edited: its picture, and how it is saved.
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { OnProgress } from '@/api/upload';
import { useMayReplace } from '@/app/useMayReplace';
import { useSave } from '@/app/useSave';
import { contentImageQuery } from './image';

interface Item {
  path: string;
  status: 'A' | 'D';
  editedby?: string;
  editby?: string;
}

interface Options<Row extends Item, Values extends FieldValues, Output> {
  item: Row;
  idOf: (item: Row) => string;
  list: { queryKey: QueryKey; queryFn: () => Promise<Row[]> };
  /** The lists to fetch again, where it is not that one alone. */
  refresh?: QueryKey;
  form: UseFormReturn<Values, unknown, Output>;
  valuesOf: (item: Row) => Values;
  send: (fields: Output, onProgress: OnProgress) => Promise<object>;
  /** The words of the result. */
  result: string;
  onClose: () => void;
}

export function useDetail<Row extends Item, Values extends FieldValues, Output>(options: Options<Row, Values, Output>) {
  const { item, idOf, list, refresh = list.queryKey, form, valuesOf, send, result, onClose } = options;
  const [sent, setSent] = useState<number | null>(null);
  const picture = useQuery({ ...contentImageQuery(item.path), enabled: item.path !== '' });
  const { save, failure, isRestored } = useSave({ form, refresh, result });
  const { mayReplace, noteOpened } = useMayReplace(list, idOf, item);
  return {
    failure,
    /** The address of the picture that is saved. */
    saved: picture.data?.url,
    /** For the dialog. */
    editing: {
      form,
      sent,
      startsEditing: isRestored,
      onSubmit: (fields: Output) => save(() => send(fields, setSent), onClose, mayReplace),
      onEdit: () => {
        noteOpened();
        form.reset(valuesOf(item));
      },
      onClose,
    },
  };
}
