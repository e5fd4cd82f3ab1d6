import { defineArea, found, nextOf } from '../../area';
import { momentOf } from '../../manila';
import { sameText } from '../../sameText';
import { session } from '../session';
import { type AccessState, accessStore } from './state';

const ADMINISTRATOR = '1';

const inUse = (message: string) => ({ example: 'inUse', body: { success: false, message } }) as const;
const noMainMenu = { example: 'unknown', body: { success: false, message: 'Main menu does not exist.' } } as const;

const isRoleName = ({ roles }: AccessState, name: string, except?: string) =>
  roles.some((role) => role.rolesid !== except && sameText(role.name, name));
const isMainMenuName = ({ mainMenus }: AccessState, name: string, except?: number) =>
  mainMenus.some((menu) => menu.tabaccessid !== except && sameText(menu.tabname, name));
const isSubMenuName = ({ subMenus }: AccessState, name: string, except?: number) =>
  subMenus.some((menu) => menu.modaccessid !== except && sameText(menu.labelname, name));

const hasRole = ({ roles }: AccessState, id: string) => roles.some(({ rolesid }) => rolesid === id);
const hasMainMenu = ({ mainMenus }: AccessState, id: number) => mainMenus.some(({ tabaccessid }) => tabaccessid === id);
const hasSubMenu = ({ subMenus }: AccessState, id: number) => subMenus.some(({ modaccessid }) => modaccessid === id);

export const access = defineArea({
  ...accessStore,
  handlers: {
    listRoles: ({ state }) => found(state.roles),
    listMainMenus: ({ state }) => found(state.mainMenus),
    listSubMenus: ({ state }) => found(state.subMenus),
    listAssignedMenus: ({ state }) => found(state.assigned),

    addRole: ({ body, world, state }) => {
      const { name, syscode, iscritical } = body.Value;
      if (isRoleName(state, name)) return { example: 'alreadyThere' };
      const rolesid = String(nextOf(state.roles.map((role) => Number(role.rolesid))));
      state.roles = [...state.roles, { rolesid, name, syscode, iscritical, createddate: momentOf(world.now()) }];
      return { example: 'default' };
    },
    updateRole: ({ body, state }) => {
      const { rolesid, name, iscritical } = body.Value;
      if (!hasRole(state, rolesid)) return { example: 'unknown' };
      if (isRoleName(state, name, rolesid)) return { example: 'alreadyThere' };
      state.roles = state.roles.map((role) => (role.rolesid === rolesid ? { ...role, name, iscritical } : role));
      return { example: 'default' };
    },
    deleteRole: ({ body, world, state }) => {
      const { rolesid } = body.Value;
      if (rolesid === ADMINISTRATOR) return { example: 'administrator' };
      if (!hasRole(state, rolesid)) return { example: 'unknown' };
      const users = world.state(session).people.filter((person) => person.rolesid === rolesid).length;
      if (users > 0) return inUse(`The role is in use: ${users === 1 ? '1 user has' : `${users} users have`} it.`);
      state.roles = state.roles.filter((role) => role.rolesid !== rolesid);
      state.assigned = state.assigned.filter((link) => link.rolesid !== rolesid);
      return { example: 'default' };
    },

    addMainMenu: ({ body, state }) => {
      const { tabname, icon, syscode } = body.Value;
      if (isMainMenuName(state, tabname)) return { example: 'alreadyThere' };
      const tabaccessid = nextOf(state.mainMenus.map((menu) => menu.tabaccessid));
      state.mainMenus = [...state.mainMenus, { tabaccessid, tabname, icon, syscode }];
      return { example: 'default' };
    },
    updateMainMenu: ({ body, state }) => {
      const { tabid, tabname, icon } = body.Value;
      if (!hasMainMenu(state, tabid)) return { example: 'unknown' };
      if (isMainMenuName(state, tabname, tabid)) return { example: 'alreadyThere' };
      state.mainMenus = state.mainMenus.map((menu) => (menu.tabaccessid === tabid ? { ...menu, tabname, icon } : menu));
      return { example: 'default' };
    },
    deleteMainMenu: ({ body, state }) => {
      const { tabid } = body.Value;
      if (!hasMainMenu(state, tabid)) return { example: 'unknown' };
      const under = state.subMenus.filter((menu) => menu.tabaccessid === tabid).length;
      if (under > 0) {
        const stand = under === 1 ? '1 sub menu stands' : `${under} sub menus stand`;
        return inUse(`The main menu is in use: ${stand} under it.`);
      }
      state.mainMenus = state.mainMenus.filter((menu) => menu.tabaccessid !== tabid);
      return { example: 'default' };
    },

    addSubMenu: ({ body, state }) => {
      const { tabaccessid, labelname, icon, routename } = body.Value;
      if (!hasMainMenu(state, tabaccessid)) return noMainMenu;
      if (isSubMenuName(state, labelname)) return { example: 'alreadyThere' };
      const modaccessid = nextOf(state.subMenus.map((menu) => menu.modaccessid));
      state.subMenus = [...state.subMenus, { modaccessid, tabaccessid, labelname, routename, icon }];
      return { example: 'default' };
    },
    updateSubMenu: ({ body, state }) => {
      const { modaccessid, tabaccessid, labelname, icon, routename } = body.Value;
      if (!hasSubMenu(state, modaccessid)) return { example: 'unknown' };
      if (!hasMainMenu(state, tabaccessid)) return noMainMenu;
      if (isSubMenuName(state, labelname, modaccessid)) return { example: 'alreadyThere' };
      state.subMenus = state.subMenus.map((menu) =>
        menu.modaccessid === modaccessid ? { modaccessid, tabaccessid, labelname, routename, icon } : menu,
      );
      return { example: 'default' };
    },
    deleteSubMenu: ({ body, state }) => {
      const { modaccessid } = body.Value;
      if (!hasSubMenu(state, modaccessid)) return { example: 'unknown' };
      const seeing = state.assigned.filter((link) => link.modaccessid === modaccessid).length;
      if (seeing > 0) {
        return inUse(`The sub menu is in use: ${seeing === 1 ? '1 role sees' : `${seeing} roles see`} it.`);
      }
      state.subMenus = state.subMenus.filter((menu) => menu.modaccessid !== modaccessid);
      return { example: 'default' };
    },

    assignRoleAccess: ({ body, state }) => {
      const { rolesid, modaccessid } = body.Value;
      if (!hasRole(state, rolesid) || !hasSubMenu(state, modaccessid)) return { example: 'unknown' };
      if (state.assigned.some((link) => link.rolesid === rolesid && link.modaccessid === modaccessid)) {
        return { example: 'alreadyThere' };
      }
      const rolesaccessid = nextOf(state.assigned.map((link) => link.rolesaccessid));
      state.assigned = [...state.assigned, { rolesaccessid, rolesid, modaccessid }];
      return { example: 'default' };
    },
    removeRoleAccess: ({ body, state }) => {
      const { rolesaccessid } = body.Value;
      if (!state.assigned.some((link) => link.rolesaccessid === rolesaccessid)) return { example: 'unknown' };
      state.assigned = state.assigned.filter((link) => link.rolesaccessid !== rolesaccessid);
      return { example: 'default' };
    },
  },
});
