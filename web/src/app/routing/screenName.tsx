// The name of a screen: the same in the menu, the page title, the heading and the palette.
import { H1 } from '@blueprintjs/core';
import { createContext, useContext } from 'react';
import { useLocation } from 'wouter';
import { isSameScreen } from '#wire/screenPath';
import type { Session } from '@/app/session/store';
import { type RouteRecord, routeAt, useAreas } from './routes';

type Named = Pick<RouteRecord, 'path' | 'title' | 'keepsTitle'>;

/** In AGORA the system-access list gives the name; otherwise the console does. */
export function screenName({ path, title, keepsTitle }: Named, session: Session | null): string {
  if (keepsTitle || session?.appName !== 'AGORA') return title;
  return session.system_access.find(({ routename }) => isSameScreen(routename, path))?.labelname || title;
}

const Name = createContext('');

/** Provides the name of the open screen. */
export const ScreenName = Name.Provider;
export const useScreenName = () => useContext(Name);

/** The heading of a screen: its name, unless the specification prescribes another text. */
export function ScreenTitle({ literal }: { literal?: string }) {
  const name = useScreenName();
  return <H1>{literal ?? name}</H1>;
}

/** The path of the current screen, as its route writes it: an address may have capitals or a trailing slash. */
export function useCurrentPath(): string | undefined {
  const [path] = useLocation();
  return routeAt(useAreas().routes, path)?.path;
}
