import { Button, H2 } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Listed, ListTable } from '@/app/list/ListTable';
import { useCloseWhenMissing, useListState } from '@/app/list/listState';
import { withoutReturn } from '@/app/routing/navigation';
import { useQueryState } from '@/app/routing/query';
import { ScreenTitle } from '@/app/routing/screenName';
import { warnEarly } from '@/app/session/earlyIdleWarning';
import { MenuIcon } from '@/app/shell/MenuIcon';
import { ListHead } from '@/app/views/ListHead';
import { type Role, rolesQuery } from '@/shared/roles';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { Shield } from '@/ui/buttons/icons';
import { DiagramTree, Edit, Trash } from '@/ui/buttons/pageIcons';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { StatusTag } from '@/ui/facts/StatusTag';
import { yesOrNo } from '@/ui/facts/statuses';
import type { Column } from '@/ui/table/columns/columns';
import { actionsColumn } from '@/ui/table/columns/usualColumns';
import { shownMoment } from '@/ui/texts/days';
import { assignedQuery, type MainMenu, mainMenusQuery, type RoleAccess, type SubMenu, subMenusQuery } from './calls';
import type { Deleted } from './Deletion';
import { linksOf, NOT_LOADED, subMenusOf } from './rules';
import './access.css';

type DialogName = 'role' | 'access' | 'mainMenu' | 'subMenus' | 'control';

/** `id` is the role's or main menu's; '' for a new one, or when the dialog is about all. */
type Open = (dialog: DialogName, id?: string) => void;

const closed = { dialog: '', id: '' };

/**
 * Which dialog is open, and for what. It is kept in the address, so that a link opens it and going back closes it.
 */
function useOpenDialog() {
  const [opened, setOpened] = useQueryState(closed);
  const open: Open = (dialog, id = '') => setOpened({ dialog, id });
  return { opened, open, close: () => setOpened(closed, { replace: true }) };
}

interface RolesSectionProps {
  roles: Listed<Role>;
  assigned: RoleAccess[];
  /** Whether all data for the dialogs is loaded. */
  isReady: boolean;
  open: Open;
  onDelete: (deleted: Deleted) => void;
}

/** 'Critical' rather than 'Yes', which would look like something good. */
const criticalOrNot = ({ iscritical }: Role) => (iscritical ? 'Critical' : yesOrNo(iscritical));

function RolesSection({ roles, assigned, isReady, open, onDelete }: RolesSectionProps) {
  const list = useListState({ name: 'roles', rows: 5 });
  const menusOf = (role: Role) => linksOf(role, assigned).length;

  const columns: Column<Role>[] = [
    { key: 'name', title: 'Name', text: ({ name }) => name },
    {
      key: 'critical',
      title: 'Critical',
      text: criticalOrNot,
      cell: (role) => <StatusTag status={criticalOrNot(role)} />,
    },
    {
      key: 'created',
      title: 'Created',
      text: ({ createddate }) => shownMoment(createddate),
      sortBy: ({ createddate }) => createddate,
    },
    { key: 'menus', title: 'Menus', text: (role) => String(menusOf(role)), sortBy: menusOf },
    actionsColumn(
      (role) => [
        {
          label: `Access of ${role.name}`,
          icon: <Shield />,
          whyNot: isReady ? undefined : NOT_LOADED,
          onClick: () => open('access', role.rolesid),
        },
        {
          label: `Edit ${role.name}`,
          icon: <Edit />,
          whyNot: isReady ? undefined : NOT_LOADED,
          onClick: () => open('role', role.rolesid),
        },
        { label: `Delete ${role.name}`, icon: <Trash />, onClick: () => onDelete({ role }) },
      ],
      3,
    ),
  ];

  return (
    <section aria-label="Roles">
      <H2>ROLES</H2>
      <ListTable
        label="ROLES"
        list={{ ...list, name: 'roles', query: roles, columns, rowId: ({ rolesid }) => rolesid }}
        add={{ label: 'Add Role', onAdd: () => open('role') }}
        onOpen={({ rolesid }) => open('role', rolesid)}
        search={{ label: 'Search roles' }}
        empty={{ title: 'No roles', description: 'Add a role to give people a menu.' }}
      />
    </section>
  );
}

interface Props {
  mainMenus: Listed<MainMenu>;
  subMenus: SubMenu[];
  /** Whether all data for the dialogs is loaded. */
  isReady: boolean;
  open: Open;
  onDelete: (deleted: Deleted) => void;
}

const idOf = ({ tabaccessid }: MainMenu) => String(tabaccessid);

function MainMenusSection({ mainMenus, subMenus, isReady, open, onDelete }: Props) {
  const list = useListState({ name: 'menus', rows: 5 });
  const countOf = (menu: MainMenu) => subMenusOf(menu, subMenus).length;

  const columns: Column<MainMenu>[] = [
    {
      key: 'icon',
      title: 'Icon',
      text: ({ icon }) => icon,
      cell: ({ icon }) => (
        <span className="drawn-icon">
          <MenuIcon name={icon} /> {icon}
        </span>
      ),
    },
    { key: 'name', title: 'Name', text: ({ tabname }) => tabname },
    { key: 'subMenus', title: 'Sub menus', text: (menu) => String(countOf(menu)), sortBy: countOf },
    actionsColumn(
      (menu) => [
        {
          label: `Sub menus of ${menu.tabname}`,
          icon: <DiagramTree />,
          whyNot: isReady ? undefined : NOT_LOADED,
          onClick: () => open('subMenus', idOf(menu)),
        },
        {
          label: `Edit ${menu.tabname}`,
          icon: <Edit />,
          whyNot: isReady ? undefined : NOT_LOADED,
          onClick: () => open('mainMenu', idOf(menu)),
        },
        { label: `Delete ${menu.tabname}`, icon: <Trash />, onClick: () => onDelete({ menu }) },
      ],
      3,
    ),
  ];

  return (
    <section aria-label="Main menus">
      <H2>MAIN MENUS</H2>
      <ListTable
        label="MAIN MENUS"
        list={{ ...list, name: 'main-menus', query: mainMenus, columns, rowId: idOf }}
        add={{ label: 'Add Main Menu', onAdd: () => open('mainMenu') }}
        onOpen={(menu) => open('mainMenu', idOf(menu))}
        extra={
          <DisabledReason whyNot={isReady ? undefined : NOT_LOADED}>
            {(off) => <Button {...off} text="Menus Control" onClick={() => open('control')} />}
          </DisabledReason>
        }
        search={{ label: 'Search main menus' }}
        empty={{ title: 'No main menus', description: 'Add a main menu to hold sub menus.' }}
      />
    </section>
  );
}

const Deletion = lazyDialog(() => import('./Deletion'));
const MainMenuDialog = lazyDialog(() => import('./MainMenuDialog'));
const MenusControlDialog = lazyDialog(() => import('./MenusControlDialog'));
const RoleAccessDialog = lazyDialog(() => import('./RoleAccessDialog'));
const RoleDialog = lazyDialog(() => import('./RoleDialog'));
const SubMenusDialog = lazyDialog(() => import('./SubMenusDialog'));

export default function AccessPage() {
  useEffect(warnEarly, []);
  useEffect(withoutReturn, []);
  const { roleList, mainMenuList, subMenus, assigned, known } = useAccess();
  const isReady = known !== undefined;
  const { opened, open, close } = useOpenDialog();
  const [deleted, setDeleted] = useState<Deleted>();
  return (
    <section className="screen access">
      <ListHead>
        <ScreenTitle />
      </ListHead>
      <RolesSection roles={roleList} assigned={assigned} isReady={isReady} open={open} onDelete={setDeleted} />
      <MainMenusSection
        mainMenus={mainMenuList}
        subMenus={subMenus}
        isReady={isReady}
        open={open}
        onDelete={setDeleted}
      />
      {deleted && (
        <Deletion deleted={deleted} assigned={assigned} subMenus={subMenus} onClose={() => setDeleted(undefined)} />
      )}
      <OpenDialog dialog={opened.dialog} id={opened.id} known={known} onClose={close} />
    </section>
  );
}

interface OpenProps {
  dialog: string;
  id: string;
  known: Known | undefined;
  onClose: () => void;
}

/** The open dialog; nothing until its data is loaded. */
function OpenDialog({ dialog, id, known, onClose }: OpenProps) {
  const role = known?.roles.find(({ rolesid }) => rolesid === id);
  const mainMenu = known?.mainMenus.find(({ tabaccessid }) => String(tabaccessid) === id);
  const isNew = id === '';
  const edited = dialog === 'role' || dialog === 'access' ? role : mainMenu;
  useCloseWhenMissing(known !== undefined && !isNew && !edited, onClose);
  if (dialog === 'role' && (role || isNew)) return <RoleDialog onClose={onClose} role={role} />;
  if (dialog === 'mainMenu' && (mainMenu || isNew)) return <MainMenuDialog onClose={onClose} menu={mainMenu} />;
  if (!known) return null;
  if (dialog === 'access' && role) return <RoleAccessDialog onClose={onClose} {...known} role={role} />;
  if (dialog === 'subMenus' && mainMenu) return <SubMenusDialog onClose={onClose} {...known} mainMenu={mainMenu} />;
  if (dialog === 'control') return <MenusControlDialog onClose={onClose} {...known} />;
  return null;
}

/** Waits for another list that is needed to show this one. */
function withDependency<Row>(list: Listed<Row>, other: Listed<unknown>): Listed<Row> {
  return {
    data: other.data && list.data,
    error: list.error ?? other.error,
    isPending: list.isPending || other.isPending,
    refetch: () => Promise.all([list.refetch(), other.refetch()]),
  };
}

function useAccess() {
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

type Known = NonNullable<ReturnType<typeof useAccess>['known']>;
