// How roles, main menus and sub menus are related, and how several changes are saved.
import { messageOf } from '@/api/answer';
import type { SystemAccess } from '@/app/session/store';
import type { MainMenu, RoleAccess, SubMenu } from './calls';

export const NOTHING_LEFT = 'All menus is already been assigned';
export const NEXT_SIGN_IN = 'People of this role get this menu at their next sign-in.';

/** '1 menu', '2 menus'. */
export const NOTHING_CHANGED = 'Nothing has been changed yet.';
export const NOT_LOADED = 'Roles and menus are not loaded yet.';

export const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Where the server does not say under which main menu one is (0), it is offered under each, and saved under the one it was opened in. */
export const subMenusOf = ({ tabaccessid }: Pick<MainMenu, 'tabaccessid'>, subMenus: SubMenu[]): SubMenu[] =>
  subMenus.flatMap((menu) => {
    if (menu.tabaccessid === 0) return [{ ...menu, tabaccessid }];
    return menu.tabaccessid === tabaccessid ? [menu] : [];
  });

export const linksOf = ({ rolesid }: { rolesid: string }, assigned: RoleAccess[]) =>
  assigned.filter((link) => link.rolesid === rolesid);

/** The menus as the system-access list that a user gets at sign-in: grouped by main menu. */
export function systemAccessOf(mainMenus: MainMenu[], subMenus: SubMenu[]): SystemAccess[] {
  return mainMenus.flatMap((main) =>
    subMenusOf(main, subMenus).map(({ modaccessid, labelname, icon, routename }) => ({
      tabaccessid: main.tabaccessid,
      tabname: main.tabname,
      tabicon: main.icon,
      modaccessid,
      labelname,
      modicon: icon,
      routename,
    })),
  );
}

interface Screen {
  path: string;
  title: string;
}

/** The screens that no other sub menu uses; `own` keeps its screen, even one that the console does not have. */
export function screensLeft(screens: Screen[], subMenus: SubMenu[], own?: SubMenu): Screen[] {
  const taken = new Set(subMenus.map(({ routename }) => routename));
  const left = screens.filter(({ path }) => !taken.has(path) || path === own?.routename);
  if (!own || left.some(({ path }) => path === own.routename)) return left;
  return [{ path: own.routename, title: 'not in this console' }, ...left];
}

export interface Change {
  label: string;
  send: () => Promise<{ message?: string | null }>;
}

/**
 * Sends the changes one after another and stops at the first failure; the error lists the saved and the unsent ones.
 * Returns the server's messages, without repetitions.
 */
export async function sendInTurn<C extends Change>(changes: C[], onSent: (change: C) => void): Promise<string> {
  const messages = new Set<string>();
  for (const [at, change] of changes.entries()) {
    try {
      const { message } = await change.send();
      if (message) messages.add(message);
    } catch (error) {
      const saved = changes.slice(0, at);
      const unsent = changes.slice(at + 1);
      throw new Error(
        [
          `${change.label}: ${messageOf(error)}`,
          saved.length > 0 && `Saved before: ${labelsOf(saved)}.`,
          unsent.length > 0 && `Not sent: ${labelsOf(unsent)}.`,
        ]
          .filter(Boolean)
          .join(' '),
      );
    }
    onSent(change);
  }
  return [...messages].join(' ');
}

export const labelsOf = (labelled: { label: string }[]) => labelled.map(({ label }) => label).join(', ');

export const namesOf = (items: ({ name: string } | { labelname: string })[]) =>
  items.map((one) => ('name' in one ? one.name : one.labelname)).join(', ') || 'none';
