import { Button, InputGroup } from '@blueprintjs/core';
import { type FormEvent, useState } from 'react';
import { currentSession } from '@/app/session/store';
import { mayLeaveAll } from '@/ui/saving/useLeaveGuard';
import { enterWorld, worldName } from '../calls';

const LONGEST = 100;

/** Each browser has its own world; two testers who want to see the same data join one by its name. */
export function JoinWorld() {
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
