import { Callout } from '@blueprintjs/core';

/** Why something did not work, where it was tried. Nothing when there is nothing to say. */
export function Failure({ message }: { message: string | null | undefined | false }) {
  if (!message) return null;
  return (
    <Callout className="failure" intent="danger" icon={false} role="alert">
      {message}
    </Callout>
  );
}
