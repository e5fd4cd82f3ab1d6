import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Acting, client, type Replacing, type ReplacingAct } from '@/api/client';
import { type Role, SYSTEM } from '@/shared/roles';

type Schemas = received['schemas'];
export type MainMenu = Schemas['MainMenu'];
export type SubMenu = Schemas['SubMenu'];
export type RoleAccess = Schemas['RoleAccess'];

const by = (username: string) => ({ syscode: SYSTEM, username }) as const;

export type RoleFields = Pick<Role, 'name' | 'iscritical'>;

export const addRole = (fields: RoleFields, editor: string) =>
  answerOf(client.POST('/access/roles/addition', { body: { Value: { ...fields, ...by(editor) } } }));
export const updateRole = (replacing: Replacing, rolesid: string, fields: RoleFields, editor: string) =>
  answerOf(replacing.POST('/access/roles/update', { body: { Value: { rolesid, ...fields, ...by(editor) } } }));
export const deleteRole = (acting: Acting, rolesid: string) =>
  answerOf(acting.POST('/access/roles/deletion', { body: { Value: { rolesid } } }));

export type MainMenuFields = Pick<MainMenu, 'tabname' | 'icon'>;

export const addMainMenu = (fields: MainMenuFields, editor: string) =>
  answerOf(client.POST('/access/main-menus/addition', { body: { Value: { ...fields, ...by(editor) } } }));
export const updateMainMenu = (replacing: Replacing, tabid: number, fields: MainMenuFields, editor: string) =>
  answerOf(replacing.POST('/access/main-menus/update', { body: { Value: { tabid, ...fields, ...by(editor) } } }));
export const deleteMainMenu = (acting: Acting, tabid: number) =>
  answerOf(acting.POST('/access/main-menus/deletion', { body: { Value: { tabid } } }));

export type SubMenuFields = Omit<SubMenu, 'modaccessid'>;

export const addSubMenu = (fields: SubMenuFields, editor: string) =>
  answerOf(client.POST('/access/sub-menus/addition', { body: { Value: { ...fields, ...by(editor) } } }));
export const updateSubMenu = (replacing: ReplacingAct, menu: SubMenu, editor: string) =>
  answerOf(replacing.POST('/access/sub-menus/update', { body: { Value: { ...menu, ...by(editor) } } }));
export const deleteSubMenu = (acting: Acting, modaccessid: number) =>
  answerOf(acting.POST('/access/sub-menus/deletion', { body: { Value: { modaccessid } } }));

export const assignRoleAccess = (acting: Acting, rolesid: string, modaccessid: number, editor: string) =>
  answerOf(
    acting.POST('/access/assigned-menus/assignment', { body: { Value: { rolesid, modaccessid, ...by(editor) } } }),
  );
export const removeRoleAccess = (acting: Acting, rolesaccessid: number) =>
  answerOf(acting.POST('/access/assigned-menus/removal', { body: { Value: { rolesaccessid } } }));
