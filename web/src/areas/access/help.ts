import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/sysaccess-manage-access'],
    purpose:
      'Who sees what in AGORA’s side menu: roles, the main menus that are its tabs, the sub menus that are its entries, and which role has which entry.',
    steps: [
      'Under [ROLES] add a role, or open the menus of one: tick what it is to see and press [Save].',
      'Under [MAIN MENUS] add a main menu, and open its sub menus with [Add Sub Menu]: a sub menu has a label, an icon and the screen that it leads to.',
      '[Menus Control] moves sub menus from one main menu to another.',
      'The preview shows the menu as a person of the role will see it.',
    ],
    states: [['Critical', 'A role whose menus are asked about once more before they are changed.']],
    saved: [
      'People see another menu at their next sign-in. A screen that the menu gives is then open to them; what was taken away is refused within a minute.',
      'The screens [Users] and [Roles and Menus] give power over others: no menu opens them.',
      'Several changes are sent one after the other. When one fails, the rest is not sent, and you read what was saved before it.',
    ],
    notes: [
      'A role that somebody has cannot be deleted, nor a main menu with sub menus, nor a sub menu that a role sees. The role Administrator stays.',
      'When nothing is left to assign, it says [All menus is already been assigned].',
    ],
    calls: [
      'addRole',
      'updateRole',
      'deleteRole',
      'addMainMenu',
      'updateMainMenu',
      'deleteMainMenu',
      'addSubMenu',
      'updateSubMenu',
      'deleteSubMenu',
      'assignRoleAccess',
      'removeRoleAccess',
    ],
  },
];
