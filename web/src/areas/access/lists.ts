// The first queries of the screen.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';
import { ACCESS_KEY, rolesQuery, SYSTEM } from '@/shared/roles';

const ofSystem = { body: { Value: { syscode: SYSTEM } } } as const;

const listMainMenus = async () => (await answerOf(client.POST('/access/main-menus', ofSystem))).data;
const listSubMenus = async () => (await answerOf(client.POST('/access/sub-menus', ofSystem))).data;
const listAssigned = async () => (await answerOf(client.POST('/access/assigned-menus', ofSystem))).data;

export const mainMenusQuery = { queryKey: [...ACCESS_KEY, 'main-menus'], queryFn: listMainMenus };
export const subMenusQuery = { queryKey: [...ACCESS_KEY, 'sub-menus'], queryFn: listSubMenus };
export const assignedQuery = { queryKey: [...ACCESS_KEY, 'assigned'], queryFn: listAssigned };

export const allQueries = [rolesQuery, mainMenusQuery, subMenusQuery, assignedQuery];
