import { MenuItem } from '@blueprintjs/core';
import type { JSX, MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { basePath } from '../config';
import { viewAddress } from './address';
import type { OwnView } from './store';

interface Props {
  view: OwnView;
  icon: JSX.Element;
  isCurrent: boolean;
  /** Said beside it. */
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

export function useViewLink(view: OwnView, onFollow?: () => void) {
  const [, navigate] = useLocation();
  const address = viewAddress(view.id, view);
  return {
    href: basePath + address,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      navigate(address);
      onFollow?.();
    },
  };
}
