import { MenuItem, type MenuItemProps } from '@blueprintjs/core';
import { useLocation } from 'wouter';
import { basePath } from '../config';
import { MenuIcon } from './MenuIcon';

interface Props {
  path: string;
  label: string;
  icon: string;
  disabled?: boolean | undefined;
  onFollow?: () => void;
  /** 'listitem' for an entry of a permanent list; by default an entry of a popup menu. */
  roleStructure?: MenuItemProps['roleStructure'];
}

/** A real link, so that it can be opened in a new tab; a plain click stays inside the console. */
export function MenuLink({ path, label, icon, disabled, onFollow, roleStructure }: Props) {
  const [current, navigate] = useLocation();
  const isCurrent = current === path;
  return (
    <MenuItem
      href={disabled ? undefined : basePath + path}
      disabled={disabled}
      roleStructure={roleStructure}
      text={label}
      title={label}
      icon={icon ? <MenuIcon name={icon} /> : undefined}
      active={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        navigate(path);
        onFollow?.();
      }}
    />
  );
}
