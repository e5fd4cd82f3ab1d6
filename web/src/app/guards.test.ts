import { expect, it } from 'vitest';
import { visitorOf } from './guards';
import type { Session } from './session/store';

const session = {
  user_info: { data: { rolesid: '2' } },
  appName: 'AGORA',
  system_access: [{ routename: '/concurrent' }, { routename: '/requestlogs' }],
} as Session;

it('knows what the system access of AGORA grants, and that it grants nothing in ALAGA MD', () => {
  const user = session.user_info.data;
  expect(visitorOf(session)).toEqual({ user, granted: ['/concurrent', '/requestlogs'] });
  expect(visitorOf({ ...session, appName: 'ALAGA MD' })).toEqual({ user, granted: [] });
});
