import { useCloseWhenMissing } from '@/app/list/useOpenItem';
import { useNoReturnAfterIdle } from '@/app/routing/navigation';
import { ScreenTitle } from '@/app/routing/screenName';
import { useEarlyIdleWarning } from '@/app/session/earlyIdleWarning';
import { ListHead } from '@/app/views/ListHead';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import './access.css';
import { MainMenusSection } from './MainMenusSection';
import { RolesSection } from './RolesSection';
import { type Known, useAccess } from './useAccess';
import { useOpenDialog } from './useOpenDialog';

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
