// The console's guards and the gateway's powers, which the contract declares, must open the same doors to the same people.
import { expect, it } from 'vitest';
import { isGivenTo, screenThatGives } from '@/api/powers';
import { canBeInMenu, mayEnter } from '@/app/guards';
import { DEPARTMENTS } from '@/app/session/rules';
import { user } from '@/app/testing';
import { powers } from '../../../openapi/generated/policy';
import { areas } from '.';

const ROLES = ['1', '2', '3', '11'];
const routes = areas.flatMap(({ routes = [] }) => routes);

const opensBy: Record<string, string> = {
  '/dashboard': 'registrationReviewers',
  '/kycapproval': 'registrationReviewers',
  '/newsletter': 'everybody',
  '/store': 'everybody',
  '/category': 'everybody',
  '/users': 'userManagers',
  '/sysaccess-manage-access': 'roleKeepers',
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
  const power = powers[name];
  if (!route || !power) throw new Error(`There is no screen ${path}, or no power ${name}.`);
  for (const person of everybody) {
    const has = isGivenTo(power, person);
    const enters = (granted: string[]) => mayEnter(route, { user: person, granted });
    expect([person.rolesid, person.department, enters([])]).toEqual([person.rolesid, person.department, has]);
    // What the system access names opens a screen, unless it gives power.
    expect(enters([path])).toBe(has || screenThatGives(power, person) === path);
  }
});

it('every screen has its power, and every power its screen but that over who is an administrator', () => {
  const screens = routes.filter(canBeInMenu).map(({ path }) => path);
  expect(Object.keys(opensBy).sort()).toEqual(screens.sort());
  expect([...new Set(Object.values(opensBy)), 'administrators'].sort()).toEqual(Object.keys(powers).sort());
});
