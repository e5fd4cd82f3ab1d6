// Collects changes to sub menus and saves them together.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActQuestion } from '@/app/saving/agreement';
import { useSave } from '@/app/saving/useSave';
import { currentSession } from '@/app/session/store';
import { ACCESS_KEY } from '@/shared/roles';
import type { SubMenu } from './calls';
import { type Change, sendInTurn } from './rules';

interface Options<Value> {
  subMenus: SubMenu[];
  /** The value as the server last gave it. */
  current: (menu: SubMenu) => Value;
  change: (menu: SubMenu, value: Value) => Change;
  /** Whether a chosen value still exists; it may have been deleted meanwhile. */
  exists?: (value: Value) => boolean;
  /** The question before this many changes are saved. */
  asks: (count: number) => ActQuestion;
  /** Added to the message after saving. */
  note: string;
  onSaved: () => void;
}

export function useChanges<Value>({
  subMenus,
  current,
  change,
  exists = () => true,
  asks,
  note,
  onSaved,
}: Options<Value>) {
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<ReadonlyMap<number, Value>>(new Map());
  const [isSaving, setSaving] = useState(false);

  const wantedOf = (menu: SubMenu) => {
    const value = wanted.get(menu.modaccessid);
    return value !== undefined && exists(value) ? value : current(menu);
  };
  const changes = subMenus
    .filter((menu) => wantedOf(menu) !== current(menu))
    .map((menu) => ({ ...change(menu, wantedOf(menu)), id: menu.modaccessid }));

  /** Removes a change that was sent, so that saving again does not send it again. */
  const forget = ({ id }: { id: number }) =>
    setWanted((before) => new Map([...before].filter(([modaccessid]) => modaccessid !== id)));

  const { save } = useSave({
    refresh: ACCESS_KEY,
    asks: () => asks(changes.length),
    send: async (_: undefined, agreed) => {
      const messages = await sendInTurn(agreed, changes, forget);
      return { message: `${messages} ${note}` };
    },
    onSaved,
  });
  const submit = async () => {
    setSaving(true);
    await save(undefined);
    // Waits for the lists, because comparing with them shows which changes are still unsaved.
    if (currentSession()) await queries.invalidateQueries({ queryKey: ACCESS_KEY }, { cancelRefetch: false });
    setSaving(false);
  };

  return {
    wantedOf,
    want: (menu: SubMenu, value: Value) => setWanted((before) => new Map(before).set(menu.modaccessid, value)),
    changes,
    submit,
    isSaving,
  };
}
