// Which sub menus a role sees. Changes are collected and previewed before they are saved.
import { Checkbox, HTMLSelect } from '@blueprintjs/core';
import { useState } from 'react';
import { isSameScreen, screenPath } from '#wire/screenPath';
import { visitorOfAgora } from '@/app/routing/guards';
import { dashboardEntry, type MenuEntry, sideMenu } from '@/app/routing/menus';
import { useAreas } from '@/app/routing/routes';
import { DEPARTMENTS } from '@/app/session/rules';
import { type User, useSignedIn, useUsername } from '@/app/session/store';
import { MenuGroups } from '@/app/shell/MenuGroups';
import { MenuIcon } from '@/app/shell/MenuIcon';
import type { Role } from '@/shared/roles';
import { SaveDialog } from '@/ui/dialogs/SaveDialog';
import { Field } from '@/ui/fields/Field';
import { assignRoleAccess, type MainMenu, type RoleAccess, removeRoleAccess, type SubMenu } from './calls';
import { grantQuestion, labelsOf, linksOf, NEXT_SIGN_IN, NOTHING_CHANGED, subMenusOf, systemAccessOf } from './rules';
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
        send: (agreed) =>
          link
            ? removeRoleAccess(agreed, link.rolesaccessid)
            : assignRoleAccess(agreed, role.rolesid, menu.modaccessid, username),
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

interface MenuPreviewProps {
  rolesid: string;
  mainMenus: MainMenu[];
  chosen: SubMenu[];
}

/** The side menu as users with this role would see it. */
function MenuPreview({ rolesid, mainMenus, chosen }: MenuPreviewProps) {
  const me = useSignedIn().user_info.data;
  // Guards also check the department, and users with the same role may have different ones.
  const [department, setDepartment] = useState<User['department']>(DEPARTMENTS[0]);
  const user: User = { ...me, rolesid, department };
  const { routes } = useAreas();
  const systemAccess = systemAccessOf(mainMenus, chosen);
  const groups = sideMenu(systemAccess, user, routes);
  const shown = new Set(groups.flatMap(({ entries }) => entries.map(({ path }) => screenPath(path))));
  const hidden = chosen.filter(({ routename }) => !shown.has(screenPath(routename)));
  const isScreen = ({ routename }: SubMenu) => routes.some(({ path }) => isSameScreen(path, routename));
  return (
    <section className="preview" aria-label="Preview of the menu">
      <Field label="Preview of the menu for department">
        {(control) => (
          <HTMLSelect
            {...control}
            fill
            options={[...DEPARTMENTS]}
            value={department}
            onChange={({ currentTarget }) => setDepartment(currentTarget.value as User['department'])}
          />
        )}
      </Field>
      <div className="preview-menu">
        <MenuGroups
          first={dashboardEntry(visitorOfAgora(user, systemAccess), routes)}
          groups={groups}
          labelPrefix="Preview"
          draw={previewEntry}
        />
      </div>
      <NotShown because="this role and department may not open it" menus={hidden.filter(isScreen)} />
      <NotShown because="the console has no such screen" menus={hidden.filter((menu) => !isScreen(menu))} />
    </section>
  );
}

function NotShown({ because, menus }: { because: string; menus: SubMenu[] }) {
  if (menus.length === 0) return null;
  return (
    <p className="changes">
      Assigned but not shown because {because}: {menus.map(({ labelname }) => labelname).join(', ')}.
    </p>
  );
}

/** A side menu entry without a link. */
function previewEntry({ path, label, icon, disabled }: MenuEntry) {
  return (
    <li key={path}>
      <span className={disabled ? 'bp6-menu-item bp6-disabled' : 'bp6-menu-item'}>
        <MenuIcon name={icon} className="bp6-menu-item-icon" />
        <span className="bp6-fill bp6-text-overflow-ellipsis">{label}</span>
      </span>
    </li>
  );
}
