import { Menu } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { MenuEntry, MenuGroup } from '../routing/menus';
import { MenuIcon } from './MenuIcon';

interface Props {
  /** The entry above all groups. */
  first: MenuEntry;
  groups: MenuGroup[];
  /** Prefix of the groups' accessible names, for a second menu on the same screen. */
  labelPrefix?: string;
  /** Renders an entry: as a link, or as plain text in a preview. */
  draw: (entry: MenuEntry) => ReactNode;
  /** Placed between the first entry and the groups. */
  children?: ReactNode;
}

/** The side menu's entries. */
export function MenuGroups({ first, groups, labelPrefix, draw, children }: Props) {
  return (
    <>
      <Menu role="list">{draw(first)}</Menu>
      {children}
      {groups.map(({ name, icon, entries }) => (
        <section key={name} aria-label={labelPrefix ? `${labelPrefix}: ${name}` : name}>
          <h2 className="group-name">
            <MenuIcon name={icon} />
            <span>{name}</span>
          </h2>
          <Menu role="list">{entries.map(draw)}</Menu>
        </section>
      ))}
    </>
  );
}
