// The icons of the menus, by the names that the upstream uses.
import type { ComponentType } from 'react';
import { type IconProps, Key } from '@/ui/buttons/icons';
import {
  Application,
  Cog,
  Comment,
  Dashboard,
  DiagramTree,
  FolderClose,
  History,
  InfoSign,
  LogOut,
  Media,
  People,
  Unlock,
} from '@/ui/buttons/pageIcons';

const ICONS: Record<string, ComponentType<IconProps>> = {
  application: Application,
  cog: Cog,
  comment: Comment,
  dashboard: Dashboard,
  'diagram-tree': DiagramTree,
  history: History,
  'info-sign': InfoSign,
  key: Key,
  'log-out': LogOut,
  media: Media,
  people: People,
  unlock: Unlock,
};

const CHOICES = Object.entries(ICONS).map(([name, Icon]) => ({ name, Icon }));

/** The icons to choose from. A menu with any other icon can keep it. */
export const menuIcons = (current = '') =>
  current === '' || current in ICONS ? CHOICES : [...CHOICES, { name: current, Icon: FolderClose }];

export function MenuIcon({ name, className }: { name: string } & IconProps) {
  const Icon = ICONS[name] ?? FolderClose;
  return <Icon className={className} />;
}
