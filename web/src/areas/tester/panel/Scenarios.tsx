import { Button, InputGroup, Tag } from '@blueprintjs/core';
import { type FormEvent, useMemo, useState } from 'react';
import { messageOf } from '@/api/answer';
import { currentSession } from '@/app/session/store';
import { save } from '@/reports/writing/file';
import { toast } from '@/ui/messages/toasts';
import { mayLeaveAll } from '@/ui/saving/useLeaveGuard';
import { enterWorld, keepWorld, keptWorld, type Scenario, scenarios, worldName } from '../calls';
import { fileNameOf } from '../clipboard';
import { NAME_LENGTH } from '../links/link';
import { openSignedIn } from '../links/signingIn';
import { useLoaded } from '../useLoaded';
import type { Watch } from '../useWorld';
import { FindList, type Group } from './FindList';

const LABEL = 'Save this world as …';

async function download(name: string): Promise<void> {
  const text = `${JSON.stringify(await keptWorld(), null, 2)}\n`;
  save(new Blob([text], { type: 'application/json' }), `${name}.json`);
}

/** Keeps the world as a new scenario, which contains only the differences from the one it began in. */
function KeepWorld({ onKept }: { onKept: () => void }) {
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
      <Button text="Save" type="submit" size="small" title="Save to the project's scenarios" disabled={name === ''} />
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

const ALL_AREAS = 'everything';
const KEPT = 'kept';

const groupOf = ({ area, isKept }: Scenario) => (isKept ? KEPT : (area ?? ALL_AREAS));

function grouped(all: Scenario[], current: string | undefined): Group[] {
  const names = [...new Set(all.map(groupOf))];
  return names.map((name) => ({
    name,
    items: all
      .filter((scenario) => groupOf(scenario) === name)
      .map((scenario) => ({
        id: scenario.name,
        label: scenario.name,
        hint: scenario.description,
        mark: scenario.name === current && <Tag intent="primary">current</Tag>,
      })),
  }));
}

export function Scenarios({ watch: { world, look } }: { watch: Watch }) {
  /** Counts the worlds that were kept here, so that the list is loaded again. */
  const [keptCount, setKeptCount] = useState(0);
  const all = useLoaded(scenarios, keptCount, []);
  const current = world?.scenario;
  const groups = useMemo(() => grouped(all, current), [all, current]);

  const choose = async (scenario: string) => {
    // The page reloads, and unsaved input would be lost.
    if (currentSession() && !(await mayLeaveAll())) return;
    try {
      // A full reload, because the screen shows data of the old world.
      if (await openSignedIn(scenario)) return location.reload();
      await look();
      toast.success(`World reset to '${scenario}'.`);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };

  return (
    <>
      <div className="tester-line">
        <span>
          World '{world?.world ?? ''}' in <strong>{current ?? '…'}</strong>
        </span>
        <Button
          text="Reset"
          size="small"
          title={`Reset to the start of '${current ?? ''}'`}
          disabled={!current}
          onClick={() => current && void choose(current)}
        />
      </div>
      <JoinWorld />
      <KeepWorld onKept={() => setKeptCount(keptCount + 1)} />
      <FindList label="Search scenarios" groups={groups} onChoose={(name) => void choose(name)} />
    </>
  );
}

const LONGEST = 100;

/** Each browser has its own world; two testers who want to see the same data join one by its name. */
function JoinWorld() {
  const [name, setName] = useState('');
  const wanted = name.trim();

  const join = async (event: FormEvent) => {
    event.preventDefault();
    if (currentSession() && !(await mayLeaveAll())) return;
    enterWorld(wanted);
    location.reload();
  };

  return (
    <form className="tester-line" onSubmit={(event) => void join(event)}>
      <InputGroup
        aria-label="Name of a colleague's world"
        placeholder="Name of a colleague's world"
        maxLength={LONGEST}
        value={name}
        onValueChange={setName}
      />
      <Button text="Join" type="submit" size="small" disabled={wanted === '' || wanted === worldName()} />
    </form>
  );
}
