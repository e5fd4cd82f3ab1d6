// The upstream names a menu's icons; these are the names that the menu can draw.
import type { ComponentType } from 'react';
import {
  Application,
  Cog,
  Comment,
  Dashboard,
  DiagramTree,
  FolderClose,
  History,
  InfoSign,
  Key,
  LogOut,
  Media,
  People,
  Unlock,
} from '@/ui/icons';

const DRAWN: Record<string, ComponentType> = {
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

/** What can be picked for a menu. */
export const MENU_ICONS = Object.entries(DRAWN).map(([name, Icon]) => ({ name, Icon }));

export function MenuIcon({ name }: { name: string }) {
  const Icon = DRAWN[name] ?? FolderClose;
  return <Icon />;
}
