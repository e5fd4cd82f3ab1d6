import { MenuItem } from '@blueprintjs/core';
import { useIsAtView } from '../views/MenuViews';
import { type LinkProps, useLink } from './ListLink';
import { MenuIcon } from './MenuIcon';

/** An entry of a popup menu. */
export function MenuLink(entry: LinkProps) {
  const { link, isCurrent } = useLink({ ...entry, isQuiet: useIsAtView() });
  const { label, icon, disabled } = entry;
  return (
    <MenuItem
      {...link}
      disabled={disabled}
      text={label}
      icon={icon ? <MenuIcon name={icon} /> : undefined}
      active={isCurrent}
    />
  );
}
