// What each role may open in AGORA, as the upstream lists it: one entry a module, with its tab's name and icon.
import type { components } from '#contract';

type SystemAccess = components['schemas']['SystemAccess'];
type Module = [label: string, icon: string, route: string];

const tabs: { name: string; icon: string; roles: string[]; modules: Module[] }[] = [
  {
    name: 'Content',
    icon: 'media',
    roles: ['1', '4'],
    modules: [
      ['Newsletter', 'application', '/newsletter'],
      ['Advisory', 'info-sign', '/advisory'],
    ],
  },
  {
    name: 'Account Recovery',
    icon: 'key',
    roles: ['1', '5'],
    modules: [
      ['Concurrent Reset', 'log-out', '/concurrent'],
      ['Locked Out Reset', 'unlock', '/lockedout'],
    ],
  },
  {
    name: 'Administration',
    icon: 'cog',
    roles: ['1', '5'],
    modules: [
      ['Users', 'people', '/users'],
      ['Disapproved Remarks', 'comment', '/disapprove_remarks'],
      ['Roles and Menus', 'diagram-tree', '/sysaccess-manage-access'],
      ['Request Logs', 'history', '/requestlogs'],
    ],
  },
];

export function systemAccessOf(role: string): SystemAccess[] {
  return tabs.flatMap((tab, tabIndex) =>
    tab.roles.includes(role)
      ? tab.modules.map(([labelname, modicon, routename], moduleIndex) => ({
          tabaccessid: tabIndex + 1,
          tabname: tab.name,
          tabicon: tab.icon,
          modaccessid: (tabIndex + 1) * 10 + moduleIndex + 1,
          labelname,
          modicon,
          routename,
        }))
      : [],
  );
}
