// The data of the screen: roles, main menus, sub menus, and which role sees which sub menu.
import { useQuery } from '@tanstack/react-query';
import type { Listed } from '@/app/list/ListTable';
import { rolesQuery } from '@/shared/roles';
import { assignedQuery, mainMenusQuery, subMenusQuery } from './lists';

/** Waits for another list that is needed to show this one. */
const withDependency = <Row>(list: Listed<Row>, other: Listed<unknown>): Listed<Row> => ({
  data: other.data && list.data,
  error: list.error ?? other.error,
  isPending: list.isPending || other.isPending,
  refetch: () => Promise.all([list.refetch(), other.refetch()]),
});

export function useAccess() {
  const roles = useQuery(rolesQuery);
  const mainMenus = useQuery(mainMenusQuery);
  const subMenus = useQuery(subMenusQuery);
  const assigned = useQuery(assignedQuery);
  const isKnown = roles.data && mainMenus.data && subMenus.data && assigned.data;
  return {
    roleList: withDependency(roles, assigned),
    mainMenuList: withDependency(mainMenus, subMenus),
    /** All lists, once every one is loaded. */
    known: isKnown && {
      roles: roles.data,
      mainMenus: mainMenus.data,
      subMenus: subMenus.data,
      assigned: assigned.data,
    },
    assigned: assigned.data ?? [],
    subMenus: subMenus.data ?? [],
  };
}

export type Known = NonNullable<ReturnType<typeof useAccess>['known']>;
