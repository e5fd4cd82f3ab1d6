import { Button, InputGroup, Tag } from '@blueprintjs/core';
import { type FormEvent, useMemo, useState } from 'react';
import { messageOf } from '@/api/answer';
import { currentSession } from '@/app/session/store';
import { toast } from '@/ui/messages/toasts';
import { mayLeaveAll } from '@/ui/saving/useLeaveGuard';
import { enterWorld, type Scenario, scenarios, worldName } from '../calls';
import { openSignedIn } from '../links/signingIn';
import { useLoaded } from '../useLoaded';
import type { Watch } from '../useWorld';
import { FindList, type Group } from './FindList';
import { KeepWorld } from './KeepWorld';

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
  const all = useLoaded(scenarios, keptCount);
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
