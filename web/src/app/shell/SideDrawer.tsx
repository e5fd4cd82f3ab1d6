import { Drawer } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Cross, IconButton } from '@/ui/buttons/icons';

interface Props {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The side menu as a drawer, where there is no room for it beside the screen. */
export default function SideDrawer({ isOpen, title, onClose, children }: Props) {
  return (
    <Drawer className="side-drawer" isOpen={isOpen} onClose={onClose} position="left" size={275}>
      {/* Blueprint sets the dialog role on dialogs, but not on drawers. */}
      <div className="drawer-content" role="dialog" aria-modal aria-label={title}>
        <div className="side-head">
          <strong className="portal-name">{title}</strong>
          <IconButton label="Close the menu" icon={<Cross />} onClick={onClose} />
        </div>
        {children}
      </div>
    </Drawer>
  );
}
