// One way to ask before anything that affects more than one person or cannot be undone: states the consequences, with
// the focus on no.

import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Agreed, Compared } from '@/api/client';
import { useConfirm } from '@/ui/dialogs/confirm';
import type { Question } from '@/ui/dialogs/question';
import { AGREED } from './checked';
import { draftAsSent } from './concurrentChanges';
import { type Asked, agreement, CAUTIOUS, HARMLESS } from './confirmation';
import { type ReplaceOptions, useReplace } from './useReplace';
import { type SaveOptions, useSave } from './useSave';

/**
 * Asks, and returns what is needed to make the call once the user agrees. The question is dropped with its component,
 * or when `about` changes.
 */
export function useAgree(
  about?: unknown,
  manner: Partial<Question> = CAUTIOUS,
): (question: Asked) => Promise<Agreed | null> {
  return agreement(useConfirm(about), manner);
}

/**
 * Like `useAgree`, for a dialog that asks in a second step of its own: it shows that step while there is an `answer` to
 * give, until it calls `leave`.
 */
export function useAgreeInStep() {
  const [answer, setAnswer] = useState<((isAgreed: boolean) => void) | null>(null);
  const agree = async (): Promise<Agreed | null> => {
    const isAgreed = await new Promise<boolean>((give) => setAnswer(() => give));
    return isAgreed ? AGREED : null;
  };
  return { agree, answer, leave: () => setAnswer(null) };
}

/** Like `useSave`, but asks first. The question may be determined asynchronously. */
export function useAct<Values extends FieldValues = FieldValues, Output = Values>(
  options: SaveOptions<Values, Output>,
) {
  const { save, ...others } = useSave(options);
  const agree = useAgree();
  const act = (
    asks: () => Asked | Promise<Asked>,
    send: (by: Agreed) => Promise<object>,
    onSaved?: () => void,
  ): Promise<void> => {
    const agreed = once(agree);
    return save(
      () => send(agreed.by()),
      onSaved,
      async () => agreed.to(await asks()),
    );
  };
  return { act, ...others };
}

/**
 * Like `useReplace`, for a form that changes or adds a record. The question is based on the current record and lists
 * the changes.
 */
export function useReplacingAct<Values extends FieldValues, Output, Item extends object>(
  options: ReplaceOptions<Values, Output, Item>,
) {
  const { form } = options;
  const { item, onStands } = options.replaces;
  const latest = useRef<Item>(undefined);
  const replaces = {
    ...options.replaces,
    onStands: (now: Item) => {
      latest.current = now;
      onStands?.(now);
    },
  };
  const { replace, ...others } = useReplace({ ...options, replaces });
  const agree = useAgree();
  const withChanges = (question: Asked, written: Output): Asked => {
    if (question === HARMLESS || !item) return question;
    return { ...question, saves: draftAsSent(form, written) };
  };
  const act = (
    fields: Output,
    asks: (fields: Output, before: Item | undefined) => Asked | Promise<Asked>,
    send: (fields: Output, by: Agreed & Compared, added: Agreed) => Promise<object>,
    onSaved?: (sent: Output) => void,
  ): Promise<void> => {
    const agreed = once(agree);
    return replace(
      fields,
      (written, compared) => send(written, { ...agreed.by(), ...compared }, agreed.by()),
      onSaved,
      async (written) => agreed.to(withChanges(await asks(written, latest.current ?? item), written)),
    );
  };
  return { act, ...others };
}

/** Keeps the agreement from the question until the call is sent. */
function once(agree: ReturnType<typeof useAgree>) {
  let agreed: Agreed | null = null;
  return {
    to: async (question: Asked): Promise<boolean> => {
      agreed = await agree(question);
      return agreed !== null;
    },
    by: (): Agreed => {
      if (!agreed) throw new Error('Nobody has agreed to it.');
      return agreed;
    },
  };
}
