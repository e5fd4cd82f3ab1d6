// How roles, main menus and sub menus are related, and how several changes are saved.

import * as v from 'valibot';
import { isSameScreen, screenPath } from '#wire/screenPath';
import { MAYBE_SAVED, messageOf, unknownOutcome } from '@/api/answer';
import type { Agreed } from '@/api/client';
import type { ActQuestion } from '@/app/saving/agreement';
import type { SystemAccess } from '@/app/session/store';
import type { menuIcons } from '@/app/shell/MenuIcon';
import type { Role } from '@/shared/roles';
import { warning } from '@/ui/saving/fieldRules';
import { requiredText } from '@/ui/saving/requiredText';
import type { MainMenu, RoleAccess, SubMenu } from './calls';

export const nameSchema = requiredText('Enter a name.');

export const iconSchema = (icons: ReturnType<typeof menuIcons>) =>
  v.pipe(
    v.string(),
    warning(v.check((chosen: string) => icons.some(({ name }) => name === chosen), 'Select an icon.')),
  );

export const NOTHING_LEFT = 'All menus is already been assigned';
export const NEXT_SIGN_IN = 'People with this role see this menu the next time they sign in.';

export const NOTHING_CHANGED = 'No changes yet.';
export const NOT_LOADED = 'Roles and menus are not loaded yet.';

export const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/**
 * A sub menu for which the server gives no main menu (0) is listed under each, and saved with the one in which it was
 * opened.
 */
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

/** The screens that no other sub menu uses. `own` keeps its screen, even when the console does not have it. */
export function screensLeft(screens: Screen[], subMenus: SubMenu[], own?: SubMenu): Screen[] {
  const taken = new Set(subMenus.map(({ routename }) => screenPath(routename)));
  const isOwn = ({ path }: Screen) => own !== undefined && isSameScreen(path, own.routename);
  // The screen of an existing sub menu keeps the route name that the server has.
  const left = screens.flatMap((screen) => {
    if (own && isOwn(screen)) return [{ ...screen, path: own.routename }];
    return taken.has(screenPath(screen.path)) ? [] : [screen];
  });
  if (!own || left.some(isOwn)) return left;
  return [{ path: own.routename, title: 'not in this console' }, ...left];
}

export interface Change {
  label: string;
  send: (agreed: Agreed) => Promise<{ message?: string | null }>;
}

/**
 * Sends the changes one after another and stops at the first failure; the error lists the saved and the unsent ones.
 * Returns the server's messages, without repetitions.
 */
export async function sendInTurn<C extends Change>(
  agreed: Agreed,
  changes: C[],
  onSent: (change: C) => void,
): Promise<string> {
  const messages = new Set<string>();
  for (const [at, change] of changes.entries()) {
    try {
      const { message } = await change.send(agreed);
      if (message) messages.add(message);
    } catch (error) {
      const saved = changes.slice(0, at);
      const unsent = changes.slice(at + 1);
      const unknown = unknownOutcome(error);
      throw new Error(
        [
          `${change.label}: ${unknown ? `${unknown} ${MAYBE_SAVED}` : messageOf(error)}`,
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
  items.map((item) => ('name' in item ? item.name : item.labelname)).join(', ') || 'none';

/** The question has no number of people, because the console does not know who has the role. */
export const grantQuestion = ({ name, iscritical }: Pick<Role, 'name' | 'iscritical'>, count: number): ActQuestion => ({
  title: iscritical ? 'This role is critical' : "Change this role's menu?",
  text: [`Save ${counted(count, 'change')} to the menu of ${name}?`, 'Everyone with this role gets it.'],
  confirm: 'Save',
});

export const moveQuestion = (count: number): ActQuestion => ({
  title: `Move ${counted(count, 'sub menu')}?`,
  text: `Everyone with access will find ${count === 1 ? 'it' : 'them'} in another place in the menu.`,
  confirm: 'Save',
});

/** Only a changed screen is asked about; a name or an icon takes nothing away from anybody. */
export const screenQuestion = (
  before: Pick<SubMenu, 'routename'> | undefined,
  { labelname, routename }: Pick<SubMenu, 'labelname' | 'routename'>,
): ActQuestion | null =>
  before === undefined || before.routename === routename
    ? null
    : {
        title: 'Change the screen?',
        text: `${labelname} will open ${routename} instead of ${before.routename}.`,
        confirm: 'Save',
      };
