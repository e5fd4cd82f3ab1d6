// The console's guards and the gateway's powers, which the contract declares, must open the same doors to the same people.
import { expect, it } from 'vitest';
import { mayEnter } from '@/app/guards';
import { DEPARTMENTS } from '@/app/session/rules';
import { user } from '@/app/testing';
import { powers } from '../../../openapi/generated/policy';
import { areas } from '.';

const ROLES = ['1', '2', '3', '11'];
const routes = areas.flatMap(({ routes = [] }) => routes);

const opensBy: Record<string, string> = {
  '/users': 'userManagers',
  '/sysaccess-manage-access': 'administrators',
  '/concurrent': 'loginResetters',
  '/lockedout': 'lockoutResetters',
  '/disapprove_remarks': 'remarkKeepers',
  '/requestlogs': 'logReaders',
  '/docdashboard': 'doctorReviewers',
  '/announcement': 'announcers',
  '/advisory': 'advisoryKeepers',
  '/arugaadvisory': 'arugaAdvisoryKeepers',
  '/email-feature': 'emailUrlKeepers',
  '/email-maintainance': 'emailServiceKeepers',
  '/kiosk-terminal': 'kioskKeepers',
  '/agorapod-terminal': 'podKeepers',
  '/corp-suspend': 'suspenders',
  '/disable-features': 'featureDisablers',
  '/featurecontrol': 'featureKeepers',
  '/featurecontrolaruga': 'arugaFeatureKeepers',
  '/bank-inclusion': 'bankKeepers',
  '/uploadatd': 'planKeepers',
  '/digicard': 'digicardKeepers',
  '/aventus-marketplace': 'marketKeepers',
  '/surveyreport': 'surveyReaders',
  '/top-provider/featurecontrol': 'providerKeepers',
  '/ebilling/homepage': 'ebillingKeepers',
  '/rCSValidityController': 'ercsKeepers',
};

const everybody = ROLES.flatMap((rolesid) => DEPARTMENTS.map((department) => user({ rolesid, department })));

it.each(Object.entries(opensBy))('%s is open to those who have the power of %s', (path, name) => {
  const route = routes.find((each) => each.path === path);
  expect(route).toBeDefined();
  // Whom a screen sends elsewhere, for their other work, may do it all the same.
  const guarded = route && { ...route, redirect: () => null };
  const { roles, departments = [], screen } = powers[name] ?? { roles: [] };
  for (const person of everybody) {
    const has = roles.includes(person.rolesid) || departments.includes(person.department);
    const enters = (granted: string[]) => guarded !== undefined && mayEnter(guarded, { user: person, granted });
    expect([person.rolesid, person.department, enters([])]).toEqual([person.rolesid, person.department, has]);
    // What the system access names opens a screen, unless it gives power.
    expect(enters([path])).toBe(has || screen === path);
  }
});

it('every power has its screen', () => {
  expect(Object.values(opensBy).sort()).toEqual(Object.keys(powers).sort());
});
