import { Button, InputGroup } from '@blueprintjs/core';
import { type FormEvent, useState } from 'react';
import { messageOf } from '@/api/answer';
import { save } from '@/reports/writing/file';
import { toast } from '@/ui/messages/toasts';
import { keepWorld, keptWorld } from '../calls';
import { fileNameOf } from '../fileName';
import { NAME_LENGTH } from '../links/link';

const LABEL = 'Save this world as …';

async function download(name: string): Promise<void> {
  const text = `${JSON.stringify(await keptWorld(), null, 2)}\n`;
  save(new Blob([text], { type: 'application/json' }), `${name}.json`);
}

/** Keeps the world as a new scenario, which contains only the differences from the one it began in. */
export function KeepWorld({ onKept }: { onKept: () => void }) {
  const [words, setWords] = useState('');
  const name = fileNameOf(words);

  const doing = async (work: () => Promise<void>) => {
    try {
      await work();
      setWords('');
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  const keep = async () => {
    const file = await keepWorld(name);
    if (file === null) {
      await download(name);
      toast.warning('The mocks cannot write files here, so the file was downloaded.');
      return;
    }
    onKept();
    toast.success(`Saved: ${file}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name !== '') void doing(keep);
  };

  return (
    <form className="tester-line" onSubmit={submit}>
      <InputGroup
        aria-label={LABEL}
        placeholder={LABEL}
        maxLength={NAME_LENGTH}
        value={words}
        onValueChange={setWords}
      />
      <Button text="Keep" type="submit" size="small" title="Save to the project's scenarios" disabled={name === ''} />
      <Button
        text="Download"
        size="small"
        title="Download the file to send it"
        disabled={name === ''}
        onClick={() => void doing(() => download(name))}
      />
    </form>
  );
}
