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

interface BoundaryProps {
  children: ReactNode;
  /** What stands in for what broke. */
  fallback?: ReactNode;
}

/** One broken screen leaves the rest of the console standing. */
export class CrashBoundary extends Component<BoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    const { children, fallback = <CrashPage /> } = this.props;
    return this.state.crashed ? fallback : children;
  }
}
