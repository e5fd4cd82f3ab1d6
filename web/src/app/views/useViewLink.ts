// In a file of its own, because ViewItem imports Blueprint's MenuItem, which is only loaded for popup menus.
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { basePath } from '../config';
import { viewAddress } from './address';
import type { OwnView } from './store';

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
