// Which screens AGORA's system access names for a role. A yes is cached for a minute, so that not every call needs a
// second one; a no is not cached, so that a screen that was just granted works at once.

import { isSameScreen } from '#wire/screenPath';

const BELIEVED_MS = 60_000;
const MOST = 1_000;

type Screens = readonly string[];

export function createSystemAccess() {
  const known = new Map<string, { screens: Screens; until: number }>();
  /** Concurrent calls, as when a screen opens, share one answer. */
  const underWay = new Map<string, Promise<Screens>>();

  function requested(key: string, ask: () => Promise<Screens>): Promise<Screens> {
    const same = underWay.get(key);
    if (same) return same;
    const screens = ask().finally(() => underWay.delete(key));
    underWay.set(key, screens);
    return screens;
  }

  return {
    /** Whether one of the screens is named. `key` stands for the role and the world of the mocks. */
    async names(wanted: Screens, key: string, ask: () => Promise<Screens>): Promise<boolean> {
      const isNamed = (screens: Screens) => wanted.some((screen) => screens.some((each) => isSameScreen(each, screen)));
      const before = known.get(key);
      if (before && before.until > Date.now() && isNamed(before.screens)) return true;
      const screens = await requested(key, ask);
      known.delete(key);
      if (known.size >= MOST) known.delete(known.keys().next().value ?? '');
      known.set(key, { screens, until: Date.now() + BELIEVED_MS });
      return isNamed(screens);
    },
  };
}
