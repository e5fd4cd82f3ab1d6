import { Button } from '@blueprintjs/core';
import { Component, type ReactNode } from 'react';
import { MessagePage } from '@/ui/MessagePage';

export function CrashPage() {
  return (
    <MessagePage title="Something went wrong" tells="This screen could not be shown. Reloading usually helps.">
      <Button intent="primary" text="Reload" onClick={() => location.reload()} />
    </MessagePage>
  );
}

/** One broken screen leaves the rest of the console standing. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashPage /> : this.props.children;
  }
}
