// Calls the gateway with combinations of operation, department, role, application and menu, a third of them in each run,
// and compares the result with the console's guards of the screens that make the call: a call must ask for the power of
// its screen. Whether the powers are those of the specification is tested in web/src/areas/screenAccess.test.ts.
import { afterEach, expect, test, vi } from 'vitest';
import { type OperationId, operationTable } from '#contract';
import { examples } from '../../openapi/generated/examples';
import { policies } from '../../openapi/generated/policy';
import { wholeRequest } from '../../web/gateway/requests/wholeRequest';
import { isSampled, WITH_SEED } from '../../web/gateway/sample';
import type { Identity } from '../../web/gateway/upstreamCall';
import { fakeServers, formFrom, madeBy, startGateway } from '../../web/gateway/whole/testing';
import { mayEnter } from '../../web/src/app/routing/guards';
import { DEPARTMENTS } from '../../web/src/app/session/rules';
import { user } from '../../web/src/app/testing';
import { areas } from '../../web/src/areas';
import { areaAt } from './areaAt';

/** The calls that each screen makes, by its path; `shell` is for the calls that any screen makes. */
const CALLS: Record<string, string> = {
  shell: `registerDevice checkDevice getSystemAccess changePassword logoutAgora logoutAlagaMd`,
  '/dashboard': `
    listPendingRegistrations listRegistrationHistory searchRegistrations getMemberCoreData listCompanyRecords getFeatureFlag
    listMemberFiles listAxaDomainFiles getImage saveImage saveImageForm listRemarks saveDecision reapproveRegistration`,
  '/docdashboard': `
    listPendingDoctors listDoctorHistory listDoctorExportRows searchDoctors listDoctorRemarks listDoctorFiles getDoctorImage
    decideDoctorApplication saveDoctorBankDetails`,
  '/newsletter': `
    listNewsletters addNewsletter updateNewsletter updateNewsletterWithImage getContentImage
    listOffers addOffer updateOffer updateOfferWithImage listStores listCategories`,
  '/store': `listStores addStore updateStore`,
  '/category': `listCategories addCategory updateCategory`,
  '/announcement': `
    listAnnouncements addAnnouncement updateAnnouncement updateAnnouncementWithImage getContentImage`,
  '/users': `listAdminUsers addUser updateUser resetUserPassword listRoles`,
  '/disapprove_remarks': `listRemarks addRemark updateRemark`,
  '/sysaccess-manage-access': `
    listRoles addRole updateRole deleteRole listMainMenus addMainMenu updateMainMenu deleteMainMenu listSubMenus addSubMenu
    updateSubMenu deleteSubMenu listAssignedMenus assignRoleAccess removeRoleAccess`,
  '/requestlogs': `listRequestLogs`,
  '/concurrent': `resetAppLogin resetConsoleLogin`,
  '/lockedout': `resetAppLockout resetConsoleLockout`,
  '/advisory': `listAgoraAdvisories addAgoraAdvisory updateAgoraAdvisory`,
  '/arugaadvisory': `listAlagaMdAdvisories addAlagaMdAdvisory updateAlagaMdAdvisory`,
  // What it shows of other screens are their calls.
  '/account': `searchCompanies getAccount`,
  '/corp-suspend': `listSuspendedAccounts addSuspension updateSuspension searchCompanies getAccount`,
  '/disable-features': `
    listFeatures listCorporateFeatures enableCorporateFeature disableCorporateFeature searchCompanies getAccount`,
  '/featurecontrol': `listAgoraFeatures addAgoraFeature updateAgoraFeature deleteAgoraFeature`,
  '/featurecontrolaruga': `listAlagaMdFeatures addAlagaMdFeature updateAlagaMdFeature deleteAlagaMdFeature`,
  '/bank-inclusion': `
    listBanks listAccountBanks addAccountBank updateAccountBank searchCompanies getAccount getAccountContract`,
  '/digicard': `
    listDigicardAccounts listDigicardColumns listDigicardLabels getDigicardMember getDigicardStyle getDigicardImage
    uploadDigicard updateDigicardStyle addDigicardLabel updateDigicardLabel createDigicardSample`,
  '/uploadatd': `listPlanFiles getPlanFile savePlanFile searchAccounts`,
  '/email-feature': `listEmailUrls addEmailUrl updateEmailUrl listEmailServices`,
  '/email-maintainance': `
    listEmailServices addEmailService updateEmailService listEmailConfigs addEmailConfig updateEmailConfig`,
  '/kiosk-terminal': `listKioskTerminals addKioskTerminal updateKioskTerminal`,
  '/agorapod-terminal': `listPodDevices addPodDevice updatePodDevice deletePodDevice`,
  '/aventus-marketplace': `listProducts addProduct updateProduct updateProductStatus deleteProduct`,
  '/ebilling/homepage': `
    listEbillingAssignments listRegions listProvinces listMunicipalities addEbillingAssignment updateEbillingAssignment`,
  '/rCSValidityController': `
    listRcsConfigs searchRcsConfigs addRcsConfig updateRcsConfig deleteRcsConfig searchCompanies getAccount`,
  '/top-provider/featurecontrol': `
    listTopProviders searchFacilities addTopProvider updateTopProvider deleteTopProvider`,
  '/surveyreport': `exportSurvey`,
};
// The same screen at another address.
CALLS['/kycapproval'] = CALLS['/dashboard'] ?? '';

const routes = areas.flatMap(({ routes = [] }) => routes);

/** An area with only one screen makes all its calls there, so it need not be listed. */
for (const { path, guard } of routes.filter(({ guard: by, path: at }) => by !== 'public' && !(at in CALLS))) {
  const area = areaAt(path);
  const own = routes.filter((other) => other.guard !== 'public' && areaAt(other.path) === area);
  const calls = Object.entries(operationTable).flatMap(([id, operation]) => (operation.area === area ? [id] : []));
  if (own.length === 1 && !guard) CALLS[path] = calls.join(' ');
}

const screensOf = (id: string) =>
  Object.keys(CALLS).filter((screen) => CALLS[screen]?.trim().split(/\s+/).includes(id));

const isOperation = (id: string): id is OperationId => id in operationTable;
/** Operations that need a signed-in person: not those for which a ticket is enough or a token is optional. */
const forPeople = Object.keys(operationTable)
  .filter(isOperation)
  .filter((id) => !['none', 'optional'].includes(policies[id].token as string) && policies[id].ticket === null);

test('every operation is made by a known screen', () => {
  const named = new Set(Object.values(CALLS).flatMap((calls) => calls.trim().split(/\s+/)));
  const unnamed = forPeople.filter((id) => !named.has(id));
  expect(
    unnamed.map((id) => `Which screen makes ${id}? Its line in CALLS, at the head of scripts/checks/matrix.test.ts.`),
  ).toEqual([]);
  expect([...named].filter((id) => !forPeople.some((known) => known === id))).toEqual([]);
  const screens = Object.keys(CALLS).filter((screen) => screen !== 'shell');
  expect(screens.filter((screen) => !routes.some(({ path }) => path === screen))).toEqual([]);
});

const ROLES = ['1', '2'];
const MENUS = [
  { application: 'AGORA', menu: 'all other screens' },
  { application: 'AGORA', menu: 'the screens that make the call' },
  // In ALAGA MD the menu grants nothing.
  { application: 'ALAGA MD', menu: 'the screens that make the call' },
] as const;

/** An odd number: otherwise each run would take one role only. */
const SHARE = 7;
const A_MINUTE = 60_000;
/** About thirteen hundred calls: three seconds, and much longer on a busy machine. */
const WHOLE_MATRIX_MS = 300_000;
const [row] = examples.getSystemAccess[200].default.data;
/** The person whom the contract's examples change. */
const standardUser = {
  ...examples.listAdminUsers[200].default.data[0],
  recordid: 1002,
  userrolesid: 2002,
  emailaddress: 'jose.reyes@lumina.example',
  rolesid: '2',
};

afterEach(() => {
  vi.useRealTimers();
});

/** A form or JSON, as in the contract. */
async function bodyOf(id: OperationId, body: object) {
  const [type = ''] = policies[id].bodyTypes;
  if (type === 'multipart/form-data') return formFrom(body);
  const fields = new URLSearchParams(Object.entries(body)).toString();
  return { headers: { 'content-type': type }, body: type === 'application/json' ? JSON.stringify(body) : fields };
}

test(
  'every operation is let through for those who may open a screen that makes it, and for nobody else',
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    let granted: string[] = [];
    const servers = fakeServers(({ operation }) => {
      if (operation === 'listAdminUsers') return { body: Buffer.from(JSON.stringify({ data: [standardUser] })) };
      if (operation !== 'getSystemAccess') return {};
      return { body: Buffer.from(JSON.stringify({ data: granted.map((routename) => ({ ...row, routename })) })) };
    });
    const { app } = await startGateway({ LOG_LEVEL: 'silent' }, servers);

    async function isLetThrough(id: OperationId, person: Partial<Identity>): Promise<boolean> {
      const made = madeBy(person, id);
      const isSaid = policies[id].identity.some(({ place }) => place.in === 'body');
      const { headers, query, body, hasBody } = wholeRequest(id, made.headers, isSaid ? made.body : undefined);
      const sent = hasBody ? await bodyOf(id, body) : undefined;
      const answer = await app.inject({
        method: operationTable[id].method,
        url: `/api${operationTable[id].path}${query && `?${query}`}`,
        headers: { ...headers, ...sent?.headers },
        payload: sent?.body,
      });
      // Every call is valid and signed in. Only the proof of the human check is missing, which is checked after the
      // powers.
      expect([400, 401], `${id}: ${answer.body}`).not.toContain(answer.statusCode);
      // Some operations are answered by their status alone.
      return answer.body === '' || answer.json<{ message?: string }>().message !== 'You are not allowed to do this.';
    }

    const wrong: string[] = [];
    let count = 0;
    for (const [id, { application, menu }] of forPeople.flatMap((each) => MENUS.map((menu) => [each, menu] as const))) {
      const screens = screensOf(id);
      granted = routes
        .map(({ path }) => path)
        .filter((path) => screens.includes(path) === (menu !== 'all other screens'));
      // Lets the gateway's cache of the previous menu expire.
      vi.setSystemTime(Date.now() + A_MINUTE);
      for (const department of DEPARTMENTS) {
        for (const rolesid of ROLES) {
          count += 1;
          if (!isSampled(count, SHARE)) continue;
          const visitor = { user: user({ department, rolesid }), granted: application === 'AGORA' ? granted : [] };
          const mayOpen = routes.some((route) => screens.includes(route.path) && mayEnter(route, visitor));
          const may = screens.includes('shell') || mayOpen;
          const isLet = await isLetThrough(id, { department, rolesid, application });
          if (isLet !== may)
            wrong.push(
              `${id}, ${application} with ${menu}, ${department}, role ${rolesid}: ${isLet ? 'let through' : 'refused'}`,
            );
        }
      }
    }
    expect(wrong, WITH_SEED).toEqual([]);
  },
  WHOLE_MATRIX_MS,
);
