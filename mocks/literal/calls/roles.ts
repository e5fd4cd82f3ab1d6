import { adds, lists, openList, removes, updates } from '../callBehaviour.ts';
import { type Calls, post } from '../calling.ts';
import { mainMenu, managedRole, roleAccess, subMenu } from '../entities/people.ts';
import type { Entity } from '../entity.ts';
import { resultMessage } from '../replies.ts';

const SYSCODE = 'syscode=SC00999';
const SUB_VALUES = `tabaccessid labelname icon routename ${SYSCODE} username`;

const list = (of: Entity) => post(SYSCODE, lists(of, openList));
const add = (values: string, of: Entity) => post(values, adds(of, resultMessage));
const update = (values: string, of: Entity, by?: string) => post(values, updates(of, resultMessage, { by }));
const remove = (id: string, of: Entity) => post(id, removes(of, resultMessage, { by: id }));

/** console §7: Roles and menus */
export const roles: Calls = {
  listRoles: list(managedRole),
  listMainMenus: list(mainMenu),
  listSubMenus: list(subMenu),
  listAssignedMenus: list(roleAccess),
  addRole: add(`name ${SYSCODE} iscritical username`, managedRole),
  updateRole: update('rolesid name? syscode?=SC00999 iscritical? createddate? username?', managedRole),
  deleteRole: remove('rolesid', managedRole),
  addMainMenu: add(`tabname icon ${SYSCODE} username`, mainMenu),
  updateMainMenu: update('tabid tabname icon syscode?=SC00999 username?', mainMenu, 'tabid'),
  deleteMainMenu: remove('tabid', mainMenu),
  addSubMenu: add(SUB_VALUES, subMenu),
  updateSubMenu: update('modaccessid tabaccessid? labelname icon routename syscode?=SC00999 username?', subMenu),
  deleteSubMenu: remove('modaccessid', subMenu),
  assignRoleAccess: add(`rolesid modaccessid ${SYSCODE} username`, roleAccess),
  removeRoleAccess: remove('rolesaccessid', roleAccess),
};
