// A form that exports rows to a file, with progress and a cancel button.
import { Button } from '@blueprintjs/core';
import { type FormEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { useFocusWhen } from '@/ui/focus/useFocusWhen';
import { Failure } from '@/ui/messages/Failure';
import { ExportProgress } from './ExportProgress';
import type { useExport } from './useExport';
import './reports.css';

/** When the export starts, the focus moves to Cancel: a second press of Enter within this time must not cancel it. */
const SECOND_PRESS_MS = 500;

interface Props {
  exporting: Pick<ReturnType<typeof useExport>, 'progress' | 'stop'>;
  problem: string | undefined;
  onExport: () => void;
  /** Closes the dialog around the form, if there is one. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

export function ExportForm({ exporting: { progress, stop }, problem, onExport, onClose, children }: Props) {
  const isRunning = progress !== null;
  const cancel = useFocusWhen(isRunning);
  const submittedAt = useRef(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    submittedAt.current = event.timeStamp;
    if (!isRunning) onExport();
  };
  const cancelled = (event: MouseEvent) => {
    const isByKey = event.detail === 0;
    if (!isByKey || event.timeStamp - submittedAt.current > SECOND_PRESS_MS) stop();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Failure message={problem} />
      {/* Disables all fields at once. */}
      <fieldset disabled={isRunning}>
        <div className="two-columns">{children}</div>
      </fieldset>
      {progress && <ExportProgress {...progress} />}
      <div className="row export-actions">
        {(isRunning || onClose) && <Button ref={cancel} text="Cancel" onClick={isRunning ? cancelled : onClose} />}
        <BusyButton type="submit" intent="primary" text="Export" isBusy={isRunning} />
      </div>
    </form>
  );
}
