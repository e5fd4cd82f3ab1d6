import { Button, Callout } from '@blueprintjs/core';
import { useIdleSignOut } from '../session/idle';

export function IdleWarning() {
  const secondsLeft = useIdleSignOut();
  if (secondsLeft === null) return null;
  return (
    <div className="idle-warning" role="alert">
      <Callout intent="warning" icon={false}>
        <p>You are about to logout in 10 seconds due to inactivity.</p>
        {/* Any activity at all keeps the session; the button is there to be found. */}
        <Button intent="warning" text={`Stay signed in (${secondsLeft})`} />
      </Callout>
    </div>
  );
}
