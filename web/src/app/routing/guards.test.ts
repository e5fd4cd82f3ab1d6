import { expect, it } from 'vitest';
import type { Session } from '@/app/session/store';
import { user } from '@/app/testing';
import { openAddress, visitorOf } from './guards';
import type { RouteRecord } from './routes';

const session = {
  user_info: { data: { rolesid: '2' } },
  appName: 'AGORA',
  system_access: [{ routename: '/concurrent' }, { routename: '/requestlogs' }],
} as Session;

it("takes granted paths from AGORA's system access, and none in ALAGA MD", () => {
  const user = session.user_info.data;
  expect(visitorOf(session)).toEqual({ user, granted: ['/concurrent', '/requestlogs'] });
  expect(visitorOf({ ...session, appName: 'ALAGA MD' })).toEqual({ user, granted: [] });
});

it('leads back to an address only if the user may open it', () => {
  const load = () => Promise.reject(new Error('nothing to draw'));
  const routes: RouteRecord[] = [
    { path: '/lockedout', title: 'Locked Out Reset', load },
    { path: '/dashboard', title: 'Dashboard', guard: 'registrationReviewers', load },
    { path: '/otpverification/:email', title: 'Verify OTP', guard: 'public', load },
  ];
  const leadsBack = (address: string | null, rolesid: string, granted: string[] = []) =>
    openAddress(address, { user: user({ rolesid }), granted }, routes) === address;
  expect(leadsBack('/lockedout?a=1#text=x', '1')).toBe(true);
  expect(leadsBack('/lockedout?a=1', '2')).toBe(false);
  expect(leadsBack('/lockedout', '2', ['/lockedout'])).toBe(true);
  for (const spelling of ['lockedout', '/LockedOut/ ']) expect(leadsBack('/lockedout', '2', [spelling])).toBe(true);
  expect(leadsBack('/lockedout', '2', ['', '/', '/locked'])).toBe(false);
  expect(leadsBack('/otpverification/maria%40lumina.example', '2')).toBe(true);
  expect(leadsBack('/dashboard?page=2', '1')).toBe(true);
  expect(openAddress('/dashboard?page=2', { user: user({ department: 'MIS TECH' }), granted: [] }, routes)).toBeNull();
  expect(leadsBack('/no/such/page', '1')).toBe(false);
  expect(openAddress(null, { user: user(), granted: [] }, routes)).toBeNull();
});
