import { Callout } from '@blueprintjs/core';

/** An error message beside what was tried; renders nothing without a message. */
export function Failure({ message }: { message: string | null | undefined | false }) {
  if (!message) return null;
  return (
    <Callout className="failure" intent="danger" icon={false} role="alert">
      {message}
    </Callout>
  );
}
