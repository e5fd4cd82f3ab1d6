// A question that is answered by a promise: `if (await confirm({ … })) …`.
import { Button, Dialog, DialogBody, DialogFooter, type Intent } from '@blueprintjs/core';
import { proxy, ref, useSnapshot } from 'valtio';

interface Question {
  title: string;
  tells?: string;
  confirm: string;
  cancel?: string;
  intent?: Intent;
}

const state = proxy<{ question: Question | null; isOpen: boolean; answer: { give: (yes: boolean) => void } }>({
  question: null,
  isOpen: false,
  answer: ref({ give: () => undefined }),
});

export function confirm(question: Question): Promise<boolean> {
  state.answer.give(false);
  return new Promise((resolve) => {
    state.question = question;
    state.answer = ref({ give: resolve });
    state.isOpen = true;
  });
}

function answer(yes: boolean): void {
  state.isOpen = false;
  state.answer.give(yes);
}

export function ConfirmHost() {
  const { question, isOpen } = useSnapshot(state);
  if (!question) return null;
  const { title, tells, confirm: yes, cancel = 'Cancel', intent = 'primary' } = question;
  return (
    <Dialog className="confirm" title={title} isOpen={isOpen} onClose={() => answer(false)} role="alertdialog">
      {tells && <DialogBody>{tells}</DialogBody>}
      <DialogFooter
        actions={
          <>
            <Button text={cancel} onClick={() => answer(false)} />
            <Button text={yes} intent={intent} onClick={() => answer(true)} autoFocus />
          </>
        }
      />
    </Dialog>
  );
}
