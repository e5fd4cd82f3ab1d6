import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { cleanFileName, save } from '@/reports/writing/file';
import { useWriting } from '@/reports/writing/useWriting';
import { writeInWorker } from '@/reports/writing/writing';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { toast } from '@/ui/messages/toasts';
import { type CardAccount, createSample } from './calls';
import { codeOf } from './rules';

const UNDER_WAY = 'Generating Sample Janus PDF Please Wait...';
const DONE = 'Please check your Downloads folder. Thank you!';

interface Props {
  account: CardAccount;
  /** The reason why a sample is not possible. */
  whyNot: string | undefined;
  onFailure: (message: string | null) => void;
}

/** Generates one sample at a time; choosing another account cancels it. */
export function SampleButton({ account, whyNot, onFailure }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { run, stop } = useWriting(onFailure);
  const code = codeOf(account);
  const generate = async () => {
    const isSaved = await run(async (signal) => {
      onFailure(null);
      setBusy(true);
      const dismiss = toast.underWay(UNDER_WAY);
      try {
        const pdf = await createSample(code, account, signal);
        const marked = await sampleOnly(pdf, signal);
        signal.throwIfAborted();
        save(marked, cleanFileName(`Digicard ${code} sample`, 'pdf'));
      } finally {
        dismiss();
        setBusy(false);
      }
    });
    if (isSaved) toast.success(DONE);
  };
  return (
    <>
      {isBusy && <Button text="Cancel" onClick={stop} />}
      <DisabledReason whyNot={whyNot}>
        {(off) => <BusyButton {...off} text="Generate Sample PDF" isBusy={isBusy} onClick={() => void generate()} />}
      </DisabledReason>
    </>
  );
}

/** A PDF with 'SAMPLE ONLY' across each of its pages. */
const sampleOnly = (pdf: ArrayBuffer, signal: AbortSignal): Promise<Blob> =>
  writeInWorker(async (writing) => writing.start({ type: 'sample', pdf }), { signal });
