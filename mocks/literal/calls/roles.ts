import { adds, lists, openList, removes, updates } from '../callBehaviour.ts';
import { mainMenu, managedRole, roleAccess, subMenu } from '../entities/people.ts';
import type { Entity } from '../entity.ts';
import { resultMessage } from '../replies.ts';
import type { Answers, Call, Section } from '../shapes.ts';

const SYSCODE = 'syscode=SC00999';

function listing(name: string, spec: string, path: string, of: Entity): Call {
  return { name, spec, method: 'POST', path, sends: { body: SYSCODE }, answers: lists(of, openList) };
}

function saving(name: string, spec: string, path: string, body: string, answers: Answers): Call {
  return { name, spec, method: 'POST', path, sends: { body }, answers };
}

const LISTS = 'console: "POST list roles / main menus / sub menus / assigned menus {syscode}"';
const MAIN = 'console: "add/update/delete main menu {tabname, icon, syscode, username / tabid}"';
const SUB =
  'console: "add/update/delete sub menu {tabaccessid, labelname, icon, routename, syscode, username / modaccessid}"';
const SUB_VALUES = `tabaccessid labelname icon routename ${SYSCODE} username`;

export const roles: Section = {
  title: 'console §7: Roles and menus',
  calls: [
    listing('managedRoles', LISTS, '/api/access/roles', managedRole),
    listing('mainMenus', LISTS, '/api/access/main-menus', mainMenu),
    listing('subMenus', LISTS, '/api/access/sub-menus', subMenu),
    listing('assignedMenus', LISTS, '/api/access/assigned-menus', roleAccess),
    saving(
      'addRole',
      'console: "POST add role {name, syscode, iscritical, username}"',
      '/api/access/roles/add',
      `name ${SYSCODE} iscritical username`,
      adds(managedRole, resultMessage),
    ),
    saving(
      'updateRole',
      'console: "update role {rolesid, and role fields}"',
      '/api/access/roles/update',
      'rolesid name? syscode?=SC00999 iscritical? createddate? username?',
      updates(managedRole, resultMessage),
    ),
    saving(
      'deleteRole',
      'console: "delete role {rolesid}"',
      '/api/access/roles/delete',
      'rolesid',
      removes(managedRole, resultMessage),
    ),
    saving(
      'addMainMenu',
      MAIN,
      '/api/access/main-menus/add',
      `tabname icon ${SYSCODE} username`,
      adds(mainMenu, resultMessage),
    ),
    saving(
      'updateMainMenu',
      MAIN,
      '/api/access/main-menus/update',
      'tabid tabname icon syscode?=SC00999 username?',
      updates(mainMenu, resultMessage, { by: 'tabid' }),
    ),
    saving(
      'deleteMainMenu',
      MAIN,
      '/api/access/main-menus/delete',
      'tabid',
      removes(mainMenu, resultMessage, { by: 'tabid' }),
    ),
    saving('addSubMenu', SUB, '/api/access/sub-menus/add', SUB_VALUES, adds(subMenu, resultMessage)),
    saving(
      'updateSubMenu',
      SUB,
      '/api/access/sub-menus/update',
      'modaccessid tabaccessid? labelname icon routename syscode?=SC00999 username?',
      updates(subMenu, resultMessage),
    ),
    saving('deleteSubMenu', SUB, '/api/access/sub-menus/delete', 'modaccessid', removes(subMenu, resultMessage)),
    saving(
      'assignRoleAccess',
      'console: "assign role access {rolesid, modaccessid, syscode, username}"',
      '/api/access/assign',
      `rolesid modaccessid ${SYSCODE} username`,
      adds(roleAccess, resultMessage),
    ),
    saving(
      'removeRoleAccess',
      'console: "remove {rolesaccessid}"',
      '/api/access/remove',
      'rolesaccessid',
      removes(roleAccess, resultMessage),
    ),
  ],
};
