// What a screen is called: one name for its entry in the menu, the title of the page, its heading and its command.
import { H1 } from '@blueprintjs/core';
import { createContext, useContext } from 'react';
import type { Session } from '@/app/session/store';
import type { RouteRecord } from './routes';

type Named = Pick<RouteRecord, 'path' | 'title' | 'keepsTitle'>;

/** AGORA's menu has its words from the system-access list, and all else follows it; other names are the console's own. */
export function screenName({ path, title, keepsTitle }: Named, session: Session | null): string {
  if (keepsTitle || session?.appName !== 'AGORA') return title;
  return session.system_access.find(({ routename }) => routename === path)?.labelname || title;
}

const Name = createContext('');

/** Of the screen that is open. */
export const ScreenName = Name.Provider;
export const useScreenName = () => useContext(Name);

/** The heading of a screen: its name, unless the specification gives other words for it. */
export function ScreenTitle({ literal }: { literal?: string }) {
  const name = useScreenName();
  return <H1>{literal ?? name}</H1>;
}
