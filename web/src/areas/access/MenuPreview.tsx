// The side menu as users with this role would see it.
import { HTMLSelect } from '@blueprintjs/core';
import { useState } from 'react';
import { isSameScreen, screenPath } from '#wire/screenPath';
import { visitorOfAgora } from '@/app/routing/guards';
import { dashboardEntry, type MenuEntry, sideMenu } from '@/app/routing/menus';
import { useRoutes } from '@/app/routing/routes';
import { DEPARTMENTS } from '@/app/session/rules';
import { type User, useSignedIn } from '@/app/session/store';
import { MenuGroups } from '@/app/shell/MenuGroups';
import { MenuIcon } from '@/app/shell/MenuIcon';
import { Field } from '@/ui/fields/Field';
import type { MainMenu, SubMenu } from './calls';
import { systemAccessOf } from './rules';

interface Props {
  rolesid: string;
  mainMenus: MainMenu[];
  chosen: SubMenu[];
}

export function MenuPreview({ rolesid, mainMenus, chosen }: Props) {
  const me = useSignedIn().user_info.data;
  // Guards also check the department, and users with the same role may have different ones.
  const [department, setDepartment] = useState<User['department']>(DEPARTMENTS[0]);
  const user: User = { ...me, rolesid, department };
  const routes = useRoutes();
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
        <span className="bp6-menu-item-icon">
          <MenuIcon name={icon} />
        </span>
        <span className="bp6-fill bp6-text-overflow-ellipsis">{label}</span>
      </span>
    </li>
  );
}
