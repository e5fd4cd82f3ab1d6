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

/** Where what is missing was to lie above a screen that still stands. */
export function ReloadNotice() {
  return (
    <div className="reload-notice" role="alert">
      A part of the console could not be loaded. Reloading usually helps.
      <Button text="Reload" onClick={() => location.reload()} />
    </div>
  );
}

interface BoundaryProps {
  children: ReactNode;
  /** What stands in for what broke. */
  fallback?: ReactNode;
  onCrash?: () => void;
}

/** One broken screen leaves the rest of the console standing. */
export class CrashBoundary extends Component<BoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash?.();
  }

  override render() {
    const { children, fallback = <CrashPage /> } = this.props;
    return this.state.crashed ? fallback : children;
  }
}
