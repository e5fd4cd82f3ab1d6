import { Callout } from '@blueprintjs/core';

interface Props {
  message: string | null | undefined | false;
  /** Takes its place while there is no message as well, so that nothing moves when there is one. */
  keepsRoom?: boolean;
}

/** An error message beside what was tried; renders nothing without a message. */
export function Failure({ message, keepsRoom = false }: Props) {
  const shown = message ? (
    <Callout className="failure" intent="danger" icon={false} role="alert">
      {message}
    </Callout>
  ) : null;
  return keepsRoom ? <div className="failure-room">{shown}</div> : shown;
}
