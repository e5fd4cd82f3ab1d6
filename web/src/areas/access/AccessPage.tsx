import { H1 } from '@blueprintjs/core';
import { ACCESS_KEY } from '@/app/roles';
import { useEarlyIdleWarning } from '@/app/session/earlyIdleWarning';
import { type Save, useResult } from '@/app/useResult';
import { ResultDialog } from '@/ui/ResultDialog';
import './access.css';
import { MainMenuDialog } from './MainMenuDialog';
import { MainMenusSection } from './MainMenusSection';
import { MenusControlDialog } from './MenusControlDialog';
import { useOpened } from './opened';
import { RoleAccessDialog } from './RoleAccessDialog';
import { RoleDialog } from './RoleDialog';
import { RolesSection } from './RolesSection';
import { SubMenusDialog } from './SubMenusDialog';
import { type Known, useAccess } from './useAccess';

export default function AccessPage() {
  useEarlyIdleWarning();
  const { roleList, mainMenuList, subMenus, assigned, known } = useAccess();
  const isReady = known !== undefined;
  const { opened, open, close } = useOpened();
  const { save, ...result } = useResult(ACCESS_KEY);
  return (
    <section className="screen access">
      <H1>Roles and Menus</H1>
      <RolesSection roles={roleList} assigned={assigned} isReady={isReady} open={open} save={save} />
      <MainMenusSection mainMenus={mainMenuList} subMenus={subMenus} isReady={isReady} open={open} save={save} />
      <OpenDialog {...opened} known={known} save={save} onClose={close} />
      <ResultDialog {...result} />
    </section>
  );
}

interface OpenProps {
  dialog: string;
  of: string;
  known: Known | undefined;
  save: Save;
  onClose: () => void;
}

/** Nothing while it is not known of what, or when that is no longer there. */
function OpenDialog({ dialog, of, known, save, onClose }: OpenProps) {
  const common = { save, onClose };
  const role = known?.roles.find(({ rolesid }) => rolesid === of);
  const mainMenu = known?.mainMenus.find(({ tabaccessid }) => String(tabaccessid) === of);
  const isNew = of === '';
  if (dialog === 'role' && (role || isNew)) return <RoleDialog {...common} role={role} />;
  if (dialog === 'mainMenu' && (mainMenu || isNew)) return <MainMenuDialog {...common} menu={mainMenu} />;
  if (!known) return null;
  if (dialog === 'access' && role) return <RoleAccessDialog {...common} {...known} role={role} />;
  if (dialog === 'subMenus' && mainMenu) return <SubMenusDialog {...common} {...known} of={mainMenu} />;
  if (dialog === 'control') return <MenusControlDialog {...common} {...known} />;
  return null;
}
