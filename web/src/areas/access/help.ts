import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/sysaccess-manage-access'],
    purpose:
      'What each role sees in AGORA’s side menu: roles, main menus (the tabs), sub menus (the entries), and who gets which entry.',
    steps: [
      'Under [ROLES], add a role or open its menus. Tick what the role should see and click [Save].',
      'Under [MAIN MENUS], add a main menu, open its sub menus and click [Add Sub Menu]. A sub menu has a label, an icon and a screen.',
      '[Menus Control] moves sub menus from one main menu to another.',
      'The preview shows the menu as people with the role will see it.',
    ],
    states: [['Critical', 'Changing the menus of this role needs an extra confirmation.']],
    saved: [
      'People see the new menu the next time they sign in. Removed screens stop working within a minute.',
      'No menu gives access to [Users] and [Roles and Menus]: only a role or department does.',
      'Changes are sent one by one. If one fails, the rest are not sent and you see what was saved.',
    ],
    notes: [
      'You cannot delete a role that is in use, a main menu with sub menus, a sub menu that is assigned to a role, or the role Administrator.',
      '[All menus is already been assigned] means that nothing is left to assign.',
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
