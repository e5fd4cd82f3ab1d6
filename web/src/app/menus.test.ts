import { expect, it } from 'vitest';
import { topMenu } from './menus';
import { joinAreas, type RouteRecord } from './routes';
import { isAdministrator } from './session/rules';
import type { User } from './session/store';

const nothing = () => null;
const administrator: User = {
  recordid: 1,
  emailaddress: 'x@lumina.example',
  email: 'x@lumina.example',
  firstname: 'X',
  department: 'MIS IT',
  role: '1',
  rolesid: '1',
  productavega_tag: true,
};
const accounts: User = { ...administrator, department: 'INT APD', role: '2', rolesid: '2' };
const doctors: User = { ...accounts, department: 'INT MRD' };

const ofAccounts = (user: User) => isAdministrator(user) || user.department === 'INT APD';
const route = (path: string, guard: RouteRecord['guard'], topMenu: RouteRecord['topMenu']): RouteRecord => ({
  path,
  title: path,
  guard,
  load: async () => ({ default: nothing }),
  ...(topMenu && { topMenu }),
});

const console = joinAreas([
  {
    routes: [
      route('/features', ofAccounts, { fileManagement: 'Disable Features per CorpAccount' }),
      route('/suspension', ofAccounts, { fileManagement: 'Suspend Corporate Account' }),
      route('/announcement', ({ department }) => department === 'INT MRD', { link: 'Announcement' }),
      route('/dashboard', 'signedIn', undefined),
    ],
    fileManagementDialogs: [{ label: 'Medgate and TelAventus Request Logs', guard: isAdministrator, dialog: nothing }],
  },
  { routes: [route('/users', isAdministrator, { fileManagement: 'Users' })] },
]);

const shown = (user: User) => {
  const { links, fileManagement } = topMenu(user, console);
  return { links: links.map(({ label }) => label), fileManagement: fileManagement.map(({ label }) => label) };
};

it('puts File Management in the order of the specification, whichever area an entry comes from', () => {
  expect(shown(administrator)).toEqual({
    links: [],
    fileManagement: [
      'Users',
      'Suspend Corporate Account',
      'Disable Features per CorpAccount',
      'Medgate and TelAventus Request Logs',
    ],
  });
});

it('gives a department its entries in the bar, without the File Management of the administrators', () => {
  expect(shown(accounts)).toEqual({
    links: ['Suspend Corporate Account', 'Disable Features per CorpAccount'],
    fileManagement: [],
  });
  expect(shown(doctors)).toEqual({ links: ['Announcement'], fileManagement: [] });
});
