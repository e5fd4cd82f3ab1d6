// Replacements for a part of the console that crashed or could not be loaded: after a deployment, the files of an older
// page are gone.
import { Button } from '@blueprintjs/core';
import { Component, type ReactNode } from 'react';
import { Cross, IconButton } from '@/ui/buttons/icons';
import { MessagePage } from './MessagePage';

export function CrashPage() {
  return (
    <MessagePage title="Something went wrong" text="This screen could not be shown. Reload the page.">
      <Button intent="primary" text="Reload" onClick={() => location.reload()} />
    </MessagePage>
  );
}

/** For dialogs and panels: the screen below stays as it is, with everything that was typed. */
export function ReloadNotice({ onClose }: { onClose?: () => void }) {
  return (
    <div className="reload-notice" role="alert">
      Part of the console could not be loaded. Reload the page.
      <Button text="Reload" onClick={() => location.reload()} />
      {onClose && <IconButton label="Not now" icon={<Cross />} onClick={onClose} />}
    </div>
  );
}

interface BoundaryProps {
  children: ReactNode;
  /** Shown in place of the crashed part. */
  fallback?: ReactNode;
  onCrash?: () => void;
}

/** Keeps an error inside from breaking the rest of the console. */
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
