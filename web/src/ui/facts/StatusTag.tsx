import { Classes, type Intent } from '@blueprintjs/core';
import type { JSX } from 'react';
import { Cross } from '@/ui/buttons/icons';
import { Disable, Tick, Time, WarningSign } from '@/ui/buttons/pageIcons';
import { type StatusKind, statusKind } from './statuses';
import './facts.css';

const LOOKS: Record<StatusKind, { intent: Intent; icon: JSX.Element }> = {
  good: { intent: 'success', icon: <Tick size={12} /> },
  bad: { intent: 'danger', icon: <Cross size={12} /> },
  waiting: { intent: 'primary', icon: <Time size={12} /> },
  off: { intent: 'none', icon: <Disable size={12} /> },
  warning: { intent: 'warning', icon: <WarningSign size={12} /> },
};

/**
 * A tag whose colour and icon both show the kind, so that it can be told from others without colours. Blueprint's own
 * tag measures its text and forces a layout for every tag in a table.
 */
export function FindingTag({ kind, text }: { kind: StatusKind; text: string }) {
  const { intent, icon } = LOOKS[kind];
  return (
    <span className={`status-tag ${Classes.TAG} ${Classes.MINIMAL} ${Classes.intentClass(intent) ?? ''}`}>
      {icon}
      {text}
    </span>
  );
}

/** A tag whose look follows from the status text. Nothing is shown for an empty status. */
export const StatusTag = ({ status }: { status: string }) =>
  status === '' ? null : <FindingTag kind={statusKind(status)} text={status} />;
