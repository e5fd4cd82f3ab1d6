import { MenuItem } from '@blueprintjs/core';
import type { JSX } from 'react';
import type { OwnView } from './store';
import { useViewLink } from './useViewHere';

interface Props {
  view: OwnView;
  icon: JSX.Element;
  isCurrent: boolean;
  /** Shown beside the name. */
  label?: string;
}

/** A view in a menu: a real link, so that it can be opened in a new tab. */
export function ViewItem({ view, icon, isCurrent, label }: Props) {
  return (
    <MenuItem
      {...useViewLink(view)}
      className="view-item"
      icon={icon}
      text={view.name}
      label={label}
      active={isCurrent}
      aria-current={isCurrent ? 'true' : undefined}
    />
  );
}
