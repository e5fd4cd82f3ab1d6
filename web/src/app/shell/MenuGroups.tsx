import { Menu } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { MenuEntry, MenuGroup } from '../menus';
import { MenuIcon } from './MenuIcon';

interface Props {
  /** Stands above all groups. */
  first: MenuEntry;
  groups: MenuGroup[];
  /** Put before the groups' accessible names where another menu is on the screen. */
  labelPrefix?: string;
  /** How an entry is drawn: as a link, or only like one. */
  draw: (entry: MenuEntry) => ReactNode;
}

/** The side menu's entries. */
export function MenuGroups({ first, groups, labelPrefix, draw }: Props) {
  return (
    <>
      <Menu role="list">{draw(first)}</Menu>
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
