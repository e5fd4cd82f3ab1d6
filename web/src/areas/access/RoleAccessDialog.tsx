// Which sub menus a role sees. Changes are collected and previewed before they are saved.
import { Checkbox } from '@blueprintjs/core';
import { useUsername } from '@/app/session/store';
import type { Role } from '@/shared/roles';
import { SaveDialog } from '@/ui/dialogs/SaveDialog';
import { assignRoleAccess, type MainMenu, type RoleAccess, removeRoleAccess, type SubMenu } from './calls';
import { MenuPreview } from './MenuPreview';
import { grantQuestion, labelsOf, linksOf, NEXT_SIGN_IN, NOTHING_CHANGED, subMenusOf } from './rules';
import { useChanges } from './useChanges';

interface Props {
  role: Role;
  mainMenus: MainMenu[];
  subMenus: SubMenu[];
  assigned: RoleAccess[];
  onClose: () => void;
}

export default function RoleAccessDialog({ role, mainMenus, subMenus, assigned, onClose }: Props) {
  const username = useUsername();
  const links = linksOf(role, assigned);
  const linkOf = ({ modaccessid }: SubMenu) => links.find((link) => link.modaccessid === modaccessid);
  const { wantedOf, want, changes, submit, isSaving } = useChanges<boolean>({
    subMenus,
    current: (menu) => linkOf(menu) !== undefined,
    change: (menu) => {
      const link = linkOf(menu);
      return {
        label: `${link ? 'Remove' : 'Assign'} ${menu.labelname}`,
        send: (by) =>
          link
            ? removeRoleAccess(by, link.rolesaccessid)
            : assignRoleAccess(by, role.rolesid, menu.modaccessid, username),
      };
    },
    asks: (count) => grantQuestion(role, count),
    note: NEXT_SIGN_IN,
    onSaved: onClose,
  });

  return (
    <SaveDialog
      title={`Role-based Access Control: ${role.name}`}
      className="access-dialog"
      onSubmit={submit}
      onClose={onClose}
      isSaving={isSaving}
      hasChanges={changes.length > 0}
      whyNot={changes.length > 0 ? undefined : NOTHING_CHANGED}
    >
      <div className="access-columns">
        <div>
          {mainMenus.map((main) => (
            <fieldset key={main.tabaccessid} className="access-group" disabled={isSaving}>
              <legend>{main.tabname}</legend>
              {subMenusOf(main, subMenus).map((menu) => (
                <Checkbox
                  key={menu.modaccessid}
                  label={menu.labelname}
                  checked={wantedOf(menu)}
                  onChange={({ currentTarget }) => want(menu, currentTarget.checked)}
                />
              ))}
              {subMenusOf(main, subMenus).length === 0 && <p className="no-sub-menus">No sub menus yet.</p>}
            </fieldset>
          ))}
          {mainMenus.length === 0 && <p className="no-sub-menus">No main menus yet.</p>}
        </div>
        <MenuPreview rolesid={role.rolesid} mainMenus={mainMenus} chosen={subMenus.filter(wantedOf)} />
      </div>
      <p className="changes" aria-live="polite">
        {changes.length > 0 ? `To save: ${labelsOf(changes)}.` : 'No changes yet.'}
      </p>
      <p className="changes">{NEXT_SIGN_IN}</p>
    </SaveDialog>
  );
}
