import { useQuery } from '@tanstack/react-query';
import type { Listed } from '@/app/list/ListTable';
import { useCloseWhenMissing } from '@/app/list/useOpenItem';
import { useNoReturnAfterIdle } from '@/app/routing/navigation';
import { ScreenTitle } from '@/app/routing/screenName';
import { useEarlyIdleWarning } from '@/app/session/earlyIdleWarning';
import { ListHead } from '@/app/views/ListHead';
import { rolesQuery } from '@/shared/roles';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { assignedQuery, mainMenusQuery, subMenusQuery } from './lists';
import { MainMenusSection } from './MainMenusSection';
import { RolesSection } from './RolesSection';
import { useOpenDialog } from './useOpenDialog';
import './access.css';

const MainMenuDialog = lazyDialog(() => import('./MainMenuDialog'));
const MenusControlDialog = lazyDialog(() => import('./MenusControlDialog'));
const RoleAccessDialog = lazyDialog(() => import('./RoleAccessDialog'));
const RoleDialog = lazyDialog(() => import('./RoleDialog'));
const SubMenusDialog = lazyDialog(() => import('./SubMenusDialog'));

export default function AccessPage() {
  useEarlyIdleWarning();
  useNoReturnAfterIdle();
  const { roleList, mainMenuList, subMenus, assigned, known } = useAccess();
  const isReady = known !== undefined;
  const { opened, open, close } = useOpenDialog();
  return (
    <section className="screen access">
      <ListHead>
        <ScreenTitle />
      </ListHead>
      <RolesSection roles={roleList} assigned={assigned} isReady={isReady} open={open} />
      <MainMenusSection mainMenus={mainMenuList} subMenus={subMenus} isReady={isReady} open={open} />
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
