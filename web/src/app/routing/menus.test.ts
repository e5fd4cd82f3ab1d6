import { expect, it } from 'vitest';
import type { User } from '@/app/session/store';
import { user } from '@/app/testing';
import { sideMenu, topMenu } from './menus';
import { joinAreas, type Naming, type RouteRecord } from './routes';

const nothing = () => null;
const administrator = user({ rolesid: '1' });
const accounts = user({ department: 'INT APD' });
const doctors = user({ department: 'INT MRD' });

const route = (path: string, guard: RouteRecord['guard'], naming: Naming): RouteRecord => ({
  path,
  guard,
  load: async () => ({ default: nothing }),
  ...naming,
});

const console = joinAreas([
  {
    routes: [
      route('/features', 'suspenders', { title: 'Disable Features per CorpAccount', topMenu: 'fileManagement' }),
      route('/suspension', 'suspenders', { title: 'Suspend Corporate Account', topMenu: 'fileManagement' }),
      route('/announcement', 'announcers', { title: 'Announcement', topMenu: 'bar' }),
      route('/dashboard', 'everybody', { title: 'Dashboard' }),
    ],
    fileManagementDialogs: [{ label: 'Medgate and TelAventus Request Logs', dialog: nothing }],
  },
  { routes: [route('/users', 'userManagers', { title: 'Users', topMenu: 'fileManagement' })] },
]);

const shown = (asking: User) => {
  const { links, fileManagement } = topMenu(asking, console);
  return { links: links.map(({ label }) => label), fileManagement: fileManagement.map(({ label }) => label) };
};

it('sorts File Management as specified, whichever areas its entries come from', () => {
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

it.each(['dashboard', '/dashboard/', ' /Dashboard '])(
  'has the entry of a system access that writes %j',
  (routename) => {
    const module = {
      tabaccessid: 1,
      tabname: 'Review',
      tabicon: '',
      modaccessid: 2,
      labelname: 'Members',
      modicon: '',
    };
    const groups = sideMenu(
      [
        { ...module, routename },
        { ...module, routename: '' },
      ],
      accounts,
      console.routes,
    );
    expect(groups.map(({ entries }) => entries.map(({ path, label }) => [path, label]))).toEqual([
      [['/dashboard', 'Members']],
    ]);
  },
);

it("puts a department's entries into the bar, without the administrators' File Management", () => {
  expect(shown(accounts)).toEqual({
    links: ['Suspend Corporate Account', 'Disable Features per CorpAccount'],
    fileManagement: [],
  });
  expect(shown(doctors)).toEqual({ links: ['Announcement'], fileManagement: [] });
});
