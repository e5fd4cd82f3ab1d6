import { defineArea } from '../../area';
import { momentOf } from '../../manilaTime';
import { ALREADY_THERE, DONE, findOrUnknown, isTaken, listed, nextId, remove, UNKNOWN } from '../../records';
import { sessionStore } from '../session/state';
import { accessStore } from './state';

const ADMINISTRATOR = '1';

const inUse = (message: string) => ({ example: 'inUse', body: { success: false, message } }) as const;
const noMainMenu = { example: 'unknown', body: { success: false, message: 'Main menu does not exist.' } } as const;

export const access = defineArea({
  ...accessStore,
  handlers: {
    listRoles: ({ state }) => listed(state.roles),
    listMainMenus: ({ state }) => listed(state.mainMenus),
    listSubMenus: ({ state }) => listed(state.subMenus),
    listAssignedMenus: ({ state }) => listed(state.assigned),

    addRole: ({ body, world, state }) => {
      const { name, syscode, iscritical } = body.Value;
      if (isTaken(state.roles, 'name', name)) return ALREADY_THERE;
      const rolesid = String(nextId(state.roles, 'rolesid'));
      state.roles.push({ rolesid, name, syscode, iscritical, createddate: momentOf(world.now()) });
      return DONE;
    },
    updateRole: ({ body, state }) => {
      const { rolesid, name, iscritical } = body.Value;
      return findOrUnknown(state.roles, 'rolesid', rolesid, (role) => {
        if (isTaken(state.roles, 'name', name, role)) return ALREADY_THERE;
        Object.assign(role, { name, iscritical });
        return DONE;
      });
    },
    deleteRole: ({ body, world, state }) => {
      const { rolesid } = body.Value;
      if (rolesid === ADMINISTRATOR) return { example: 'administrator' };
      return findOrUnknown(state.roles, 'rolesid', rolesid, (role) => {
        const users = world.state(sessionStore).people.filter((person) => person.rolesid === rolesid).length;
        if (users > 0) return inUse(`The role is in use: ${users === 1 ? '1 user has' : `${users} users have`} it.`);
        remove(state.roles, role);
        state.assigned = state.assigned.filter((link) => link.rolesid !== rolesid);
        return DONE;
      });
    },

    addMainMenu: ({ body, state }) => {
      const { tabname, icon, syscode } = body.Value;
      if (isTaken(state.mainMenus, 'tabname', tabname)) return ALREADY_THERE;
      state.mainMenus.push({ tabaccessid: nextId(state.mainMenus, 'tabaccessid'), tabname, icon, syscode });
      return DONE;
    },
    updateMainMenu: ({ body, state }) => {
      const { tabid, tabname, icon } = body.Value;
      return findOrUnknown(state.mainMenus, 'tabaccessid', tabid, (mainMenu) => {
        if (isTaken(state.mainMenus, 'tabname', tabname, mainMenu)) return ALREADY_THERE;
        Object.assign(mainMenu, { tabname, icon });
        return DONE;
      });
    },
    deleteMainMenu: ({ body, state }) => {
      const { tabid } = body.Value;
      return findOrUnknown(state.mainMenus, 'tabaccessid', tabid, (mainMenu) => {
        const under = state.subMenus.filter((menu) => menu.tabaccessid === tabid).length;
        const subMenus = under === 1 ? '1 sub menu' : `${under} sub menus`;
        if (under > 0) return inUse(`The main menu is in use: it has ${subMenus}.`);
        remove(state.mainMenus, mainMenu);
        return DONE;
      });
    },

    addSubMenu: ({ body, state }) => {
      const { tabaccessid, labelname, icon, routename } = body.Value;
      if (!state.mainMenus.some((mainMenu) => mainMenu.tabaccessid === tabaccessid)) return noMainMenu;
      if (isTaken(state.subMenus, 'labelname', labelname)) return ALREADY_THERE;
      const modaccessid = nextId(state.subMenus, 'modaccessid');
      state.subMenus.push({ modaccessid, tabaccessid, labelname, routename, icon });
      return DONE;
    },
    updateSubMenu: ({ body, state }) => {
      const { modaccessid, tabaccessid, labelname, icon, routename } = body.Value;
      return findOrUnknown(state.subMenus, 'modaccessid', modaccessid, (subMenu) => {
        if (!state.mainMenus.some((mainMenu) => mainMenu.tabaccessid === tabaccessid)) return noMainMenu;
        if (isTaken(state.subMenus, 'labelname', labelname, subMenu)) return ALREADY_THERE;
        Object.assign(subMenu, { tabaccessid, labelname, routename, icon });
        return DONE;
      });
    },
    deleteSubMenu: ({ body, state }) => {
      const { modaccessid } = body.Value;
      return findOrUnknown(state.subMenus, 'modaccessid', modaccessid, (subMenu) => {
        const seeing = state.assigned.filter((link) => link.modaccessid === modaccessid).length;
        const roles = seeing === 1 ? '1 role sees' : `${seeing} roles see`;
        if (seeing > 0) return inUse(`The sub menu is in use: ${roles} it.`);
        remove(state.subMenus, subMenu);
        return DONE;
      });
    },

    assignRoleAccess: ({ body, state }) => {
      const { rolesid, modaccessid } = body.Value;
      if (!state.roles.some((role) => role.rolesid === rolesid)) return UNKNOWN;
      return findOrUnknown(state.subMenus, 'modaccessid', modaccessid, () => {
        if (state.assigned.some((link) => link.rolesid === rolesid && link.modaccessid === modaccessid)) {
          return ALREADY_THERE;
        }
        state.assigned.push({ rolesaccessid: nextId(state.assigned, 'rolesaccessid'), rolesid, modaccessid });
        return DONE;
      });
    },
    removeRoleAccess: ({ body, state }) =>
      findOrUnknown(state.assigned, 'rolesaccessid', body.Value.rolesaccessid, (link) => {
        remove(state.assigned, link);
        return DONE;
      }),
  },
});
