import { Callout } from '@blueprintjs/core';

interface Props {
  message: string | null | undefined | false;
  /** Takes its room even without a message, so that nothing moves when a message appears. */
  keepsRoom?: boolean;
}

/** An error message beside the action that failed; renders nothing without a message. */
export function Failure({ message, keepsRoom = false }: Props) {
  const shown = message ? (
    <Callout className="failure" intent="danger" icon={false} role="alert">
      {message}
    </Callout>
  ) : null;
  return keepsRoom ? <div className="failure-room">{shown}</div> : shown;
}
