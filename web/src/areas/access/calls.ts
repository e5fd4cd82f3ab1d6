import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';
import { ACCESS_KEY, type Role, rolesQuery, SYSTEM } from '@/shared/roles';

const ofSystem = { body: { Value: { syscode: SYSTEM } } } as const;

const listMainMenus = async () => (await answerOf(client.POST('/access/main-menus', ofSystem))).data;
const listSubMenus = async () => (await answerOf(client.POST('/access/sub-menus', ofSystem))).data;
const listAssigned = async () => (await answerOf(client.POST('/access/assigned-menus', ofSystem))).data;

export const mainMenusQuery = { queryKey: [...ACCESS_KEY, 'main-menus'], queryFn: listMainMenus };
export const subMenusQuery = { queryKey: [...ACCESS_KEY, 'sub-menus'], queryFn: listSubMenus };
export const assignedQuery = { queryKey: [...ACCESS_KEY, 'assigned'], queryFn: listAssigned };

export const allQueries = [rolesQuery, mainMenusQuery, subMenusQuery, assignedQuery];

type Schemas = received['schemas'];
export type MainMenu = Schemas['MainMenu'];
export type SubMenu = Schemas['SubMenu'];
export type RoleAccess = Schemas['RoleAccess'];

const by = (username: string) => ({ syscode: SYSTEM, username }) as const;

export type RoleFields = Pick<Role, 'name' | 'iscritical'>;

export const addRole = (fields: RoleFields, editor: string) =>
  answerOf(client.POST('/access/roles/addition', { body: { Value: { ...fields, ...by(editor) } } }));
export const updateRole = (checked: Compared, rolesid: string, fields: RoleFields, editor: string) =>
  answerOf(client.POST('/access/roles/update', { checked, body: { Value: { rolesid, ...fields, ...by(editor) } } }));
export const deleteRole = (checked: Agreed, rolesid: string) =>
  answerOf(client.POST('/access/roles/deletion', { checked, body: { Value: { rolesid } } }));

export type MainMenuFields = Pick<MainMenu, 'tabname' | 'icon'>;

export const addMainMenu = (fields: MainMenuFields, editor: string) =>
  answerOf(client.POST('/access/main-menus/addition', { body: { Value: { ...fields, ...by(editor) } } }));
export const updateMainMenu = (checked: Compared, tabid: number, fields: MainMenuFields, editor: string) =>
  answerOf(client.POST('/access/main-menus/update', { checked, body: { Value: { tabid, ...fields, ...by(editor) } } }));
export const deleteMainMenu = (checked: Agreed, tabid: number) =>
  answerOf(client.POST('/access/main-menus/deletion', { checked, body: { Value: { tabid } } }));

export type SubMenuFields = Omit<SubMenu, 'modaccessid'>;

export const addSubMenu = (fields: SubMenuFields, editor: string) =>
  answerOf(client.POST('/access/sub-menus/addition', { body: { Value: { ...fields, ...by(editor) } } }));
export const updateSubMenu = (checked: Agreed & Compared, menu: SubMenu, editor: string) =>
  answerOf(client.POST('/access/sub-menus/update', { checked, body: { Value: { ...menu, ...by(editor) } } }));
export const deleteSubMenu = (checked: Agreed, modaccessid: number) =>
  answerOf(client.POST('/access/sub-menus/deletion', { checked, body: { Value: { modaccessid } } }));

export const assignRoleAccess = (checked: Agreed, rolesid: string, modaccessid: number, editor: string) =>
  answerOf(
    client.POST('/access/assigned-menus/assignment', {
      checked,
      body: { Value: { rolesid, modaccessid, ...by(editor) } },
    }),
  );
export const removeRoleAccess = (checked: Agreed, rolesaccessid: number) =>
  answerOf(client.POST('/access/assigned-menus/removal', { checked, body: { Value: { rolesaccessid } } }));
