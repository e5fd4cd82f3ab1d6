// Shared by the dialogs in which a content item is read and edited: its picture, and saving.
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Compared } from '@/api/client';
import type { OnProgress } from '@/api/upload';
import { useSave } from '@/app/saving/useSave';
import { disabledMessages } from '@/ui/facts/statuses';
import { useSavedImage } from './form';

interface Item {
  path: string;
  status: string;
  editedby?: string;
  editby?: string;
}

interface Options<Row extends Item, Values extends FieldValues, Output> {
  item: Row;
  idOf: (item: Row) => string;
  list: { queryKey: QueryKey; queryFn: () => Promise<Row[]> };
  /** The lists to refetch, if there are more than the item's own list. */
  refresh?: QueryKey;
  form: UseFormReturn<Values, unknown, Output>;
  valuesOf: (item: Row) => Values;
  send: (fields: Output, onProgress: OnProgress, checked: Compared) => Promise<object>;
  /** The text of the result. */
  result: string;
  /** The item's name in the message after disabling. */
  title: string;
  onClose: () => void;
}

const DISABLED_PLACE = "You can find it under 'Disable'.";
const pictureOf = ({ path }: Item) => path;

export function useDetail<Row extends Item, Values extends FieldValues & Pick<Item, 'status'>, Output>(
  options: Options<Row, Values, Output>,
) {
  const { item, idOf, list, refresh = list.queryKey, form, valuesOf, send, result, title, onClose } = options;
  const [sent, setSent] = useState<number | null>(null);
  const saved = useSavedImage(item.path);
  const [opened, setOpened] = useState(item);
  const { save, failure, isRestored } = useSave({
    form,
    refresh,
    record: { item: opened, idOf, list, valuesOf, pictureOf, onCurrent: setOpened },
    result,
    undo: { field: 'status', off: 'D', ...disabledMessages(title, DISABLED_PLACE) },
    send: (fields, checked) => send(fields, setSent, checked),
    onSaved: onClose,
  });
  return {
    failure,
    /** The address of the saved picture. */
    saved,
    /** Props for the dialog. */
    editing: {
      form,
      sent,
      startsEditing: isRestored,
      onSubmit: save,
      onEdit: () => {
        setOpened(item);
        form.reset(valuesOf(item));
      },
      onClose,
    },
  };
}
