import type { ReactNode } from 'react';
import { MenuIcon } from '@/app/shell/MenuIcon';
import { useRowFocus } from '@/ui/focus/focusPlace';
import type { SubMenu } from './calls';

interface Props {
  label: string;
  subMenus: SubMenu[];
  /** The controls of one sub menu. */
  children: (menu: SubMenu) => ReactNode;
}

export function SubMenuList({ label, subMenus, children }: Props) {
  const rowFocus = useRowFocus();
  if (subMenus.length === 0) return <p className="no-sub-menus">No sub menus yet.</p>;
  return (
    <ul className="sub-menus" aria-label={label} {...rowFocus}>
      {subMenus.map((menu) => (
        <li key={menu.modaccessid}>
          <MenuIcon name={menu.icon} />
          <span className="sub-menu-name">
            {menu.labelname} <span className="sub-menu-route">{menu.routename}</span>
          </span>
          {children(menu)}
        </li>
      ))}
    </ul>
  );
}
