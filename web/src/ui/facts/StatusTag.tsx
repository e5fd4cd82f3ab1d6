import { Classes, type Intent } from '@blueprintjs/core';
import type { JSX } from 'react';
import { Cross, Disable, Tick, Time, WarningSign } from '@/ui/buttons/icons';
import { type StatusKind, statusKind } from './statuses';
import './statusTag.css';

const LOOKS: Record<StatusKind, { intent: Intent; icon: JSX.Element }> = {
  good: { intent: 'success', icon: <Tick size={12} /> },
  bad: { intent: 'danger', icon: <Cross size={12} /> },
  waiting: { intent: 'primary', icon: <Time size={12} /> },
  off: { intent: 'none', icon: <Disable size={12} /> },
  warning: { intent: 'warning', icon: <WarningSign size={12} /> },
};

/**
 * A finding of its own words, as a colour and an icon: it can be told from others at a glance, and without colours.
 * Blueprint's own tag would measure its text, and so lay out the page, for each of a table's.
 */
export function FindingTag({ kind, text }: { kind: StatusKind; text: string }) {
  const { intent, icon } = LOOKS[kind];
  return (
    <span className={`status-tag ${Classes.TAG} ${Classes.MINIMAL} ${Classes.intentClass(intent) ?? ''}`}>
      {icon}
      <span className={Classes.FILL}>{text}</span>
    </span>
  );
}

/** A status: its word alone says how it looks. Of one that the server does not say there is none. */
export const StatusTag = ({ status }: { status: string }) =>
  status === '' ? null : <FindingTag kind={statusKind(status)} text={status} />;
