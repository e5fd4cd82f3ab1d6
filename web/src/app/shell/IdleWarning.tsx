import { Button, Callout } from '@blueprintjs/core';
import { useIdleSignOut } from '../session/idle';

export function IdleWarning() {
  const secondsLeft = useIdleSignOut();
  if (secondsLeft === null) return null;
  return (
    <div className="idle-warning">
      <Callout intent="warning" icon={false}>
        {/* A fixed text: counting seconds would interrupt a screen reader ten times. */}
        <p role="alert">You are about to logout in 10 seconds due to inactivity.</p>
        {/* Any activity keeps the session; the button only makes that visible. */}
        <Button intent="warning" text={`Stay signed in (${secondsLeft})`} />
      </Callout>
    </div>
  );
}
