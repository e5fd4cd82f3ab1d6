import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CALLS, createLiteral, type Literal, SECTIONS } from './index.ts';
import { sampleCallOf } from './sampleCall.ts';
import { type Call, type Json, type Row, VARIANTS, type Variant } from './shapes.ts';

/** Every name that may be in an answer, copied from the two documents by hand rather than from the table. */
const NAMED = new Set(
  `data access_token recordid emailaddress email firstname department role rolesid luminaavega_tag username message
  success error_message hmo_tag is_exceed deviceid tabaccessid tabname tabicon modaccessid labelname modicon routename
  recordcount incremental_id increment_id posted_date email_verdate accountno lastname middlename gender birthdate
  civil_status company employee_id membertype member_status status is_reapprove is_for_reapprove avegatag cardno mobileno
  street city_municipal province regcount remarks approved_date approved_by issued pci_refdate pci_rendate pci_termdate
  pci_enddate pci_membertype pci_cardno pci_gender pci_accountno midname birth_date member_type acct coverage_period
  card_printed_date tag path ext filename sharepoint base64 is_active reqtime reqbody uri statuscode errormsg application
  resptime source acctnum userrolesid syscode name special_instructions reapp_notif posted_by edited_date edited_by
  newsletterid title content newsdate lumina_tag postedby postdate editedby isactive delightdetailID delightdetailid
  delightcategoryID delightstoreID storename categoryname branches details contactnumber validfromdate validtodate editby
  active posteddate editdate announcementid announcementdate image image_type posted edited adv_id advisoryname open
  datefrom dateto editeddate Docuser_ID Email Lastname Firstname MidName Gender Birthdate PRCnumber DrType DrCode
  Contactno Telephone Role SelectedDoctors RegStatus Posted_date Regdate verification_date Approvedby Approveddate
  bankacct swiftcode corpacct is_suspended is_success account contract avega feature featurerecid corpfeaturesid
  is_disabled featcon_ID cbmsg url emailsrvurlid emailsrvlistid appname apicode emailsrvname edit emailsrvconfigid key
  value label fieldval position prevPosition isBoldFullname isBoldCompany isBoldOtherLabel isBoldOtherValue
  isVisibleSelfie filepath filetype FirstnameLastname FirstnameMidnameLastname LastnameFirstnameMidname company_memb
  membacct iscritical createddate icon rolesaccessid Corp_RIBanksID bankcode bankcode2 bankname excl fileext filetag
  lumina platform ratingdatetime ratings reviews terminalid macaddress hscode tags creationdate createdby
  device_hospitalid response_message agorapoddeviceid serialno propertytag description hospcode hospname hospaddress
  rcs1printcopy rcs2printcopy productID productname banner isbanner deleted eBilling_EAssignID billingID Office RegionCode
  RegionName ProvinceCode ProvinceName MunicipalCode MunicipalName EmailAdd CCEmail BCCEmail Avega PostedBy Posted
  EditedBy Edited Data PageNumber TotalRecords TotalPages AcctApp_ConfigurationId CorpAcct Company Type Value Format
  Status Recordid code type diag_limit year isaautoapprove addedby addeddate lastupdateby lastupdatedate`.split(/\s+/),
);

let literal: Literal;
let token = '';

beforeAll(async () => {
  literal = await createLiteral();
});
afterAll(() => literal.close());
beforeEach(async () => {
  await Promise.all([
    to('DELETE', '/-/state'),
    to('DELETE', '/-/asked'),
    to('DELETE', '/-/complaints'),
    to('DELETE', '/-/refuse'),
  ]);
  await to('POST', '/-/variant', { variant: 'first' });
  token = await signIn('int.apd.admin@example.com');
  await to('DELETE', '/-/complaints');
});

async function to(method: string, path: string, body?: Json): Promise<Json> {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${literal.url}${path}`, { method, ...init });
  return (await response.json()) as Json;
}

function callOf(name: string): Call {
  const call = CALLS.find((known) => known.name === name);
  if (!call) throw new Error(`No call ${name}`);
  return call;
}

interface Heard {
  status: number;
  type: string;
  text: string;
  json: Json;
}

async function ask(name: string, fields: Row = {}, holder = token): Promise<Heard> {
  const { path, ...init } = sampleCallOf(callOf(name), holder, fields);
  const response = await fetch(`${literal.url}${path}`, init);
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    type,
    text,
    json: /^(?:[[{"]|null)/.test(text) ? (JSON.parse(text) as Json) : null,
  };
}

async function signIn(emailaddress: string, password = 'Passw0rd!'): Promise<string> {
  const { json } = await ask('loginAgora', { emailaddress, password });
  const answer = json as { access_token?: string; data?: { access_token?: string } };
  return answer.access_token ?? answer.data?.access_token ?? '';
}

function rowsIn(json: Json): Row[] {
  return (Array.isArray(json) ? json : (json as Row).data) as Row[];
}

function namesIn(json: Json): string[] {
  if (Array.isArray(json)) return json.flatMap(namesIn);
  if (json === null || typeof json !== 'object') return [];
  return Object.entries(json).flatMap(([name, value]) => [name, ...namesIn(value)]);
}

describe('the table', () => {
  it('has the calls of the documents, section by section', () => {
    expect(Object.fromEntries(SECTIONS.map(({ title, calls }) => [title, calls.length]))).toEqual({
      'portal §7: login and session': 16,
      'portal §7: review of registrations': 14,
      'portal §7: admin users': 5,
      'portal §7: disapproval remarks': 3,
      'console §7: Newsletter, offers, stores, categories, announcements': 18,
      'console §7: Doctor review': 8,
      'console §7: Account recovery': 11,
      'console §7: Advisories (two variants)': 6,
      'console §7: Suspension and corporate features': 9,
      'console §7: Feature control (two variants)': 8,
      'console §7: Email services': 9,
      'console §7: Digicard': 11,
      'console §7: Roles and menus': 15,
      'console §7: Bank inclusion': 7,
      'console §7: Request logs and survey (request logs and logout: see the portal)': 1,
      'console §7: ATD / plan upload': 4,
      'console §7: Kiosk and pod': 8,
      'console §7: Marketplace': 5,
      'console §7: E-billing': 6,
      'console §7: eRCS': 7,
      'console §7: Top provider': 5,
    });
  });

  it('has unique names and addresses', () => {
    expect(new Set(CALLS.map(({ name }) => name)).size).toBe(CALLS.length);
    expect(new Set(CALLS.map(({ method, path }) => `${method} ${path}`)).size).toBe(CALLS.length);
  });
});

describe.each(VARIANTS)('in the variant %s', (variant: Variant) => {
  it('every call answers with known fields only, and a correct call causes no complaint', async () => {
    await to('POST', '/-/variant', { variant });
    for (const call of CALLS) {
      const service = call.token === 'service' ? await serviceToken() : token;
      const { status, text, json } = await ask(call.name, {}, service);
      expect([200, 400], `${call.name} answers ${status}: ${text}`).toContain(status);
      const unnamed = namesIn(typeof json === 'string' ? (JSON.parse(json) as Json) : json).filter(
        (name) => !NAMED.has(name),
      );
      expect(unnamed, call.name).toEqual([]);
    }
    expect(await to('GET', '/-/complaints')).toEqual([]);
  });

  it('every list has rows except in the variant empty, and every call can be refused', async () => {
    await to('POST', '/-/variant', { variant });
    for (const name of ['newsletters', 'adminUsers', 'managedRoles', 'requestLogs', 'pods', 'products', 'billings']) {
      const rows = rowsIn((await ask(name)).json).length;
      expect(rows > 0, name).toBe(variant !== 'empty');
    }
    for (const { name } of CALLS) {
      await to('POST', '/-/refuse', { call: name });
      expect((await ask(name)).text, name).toContain('Refused by the server');
    }
  });
});

async function serviceToken(): Promise<string> {
  const { json } = await ask('kioskToken');
  const answer = json as { access_token?: string; data?: { access_token?: string } };
  return answer.access_token ?? answer.data?.access_token ?? '';
}

describe('signing in', () => {
  it.each([
    'int.apd.admin',
    'int.apd.standard',
    'avg.apd.admin',
    'int.mrktg.admin',
    'int.mrd.admin',
    'mis.it.admin',
    'mis.tech.admin',
  ])('signs %s in', async (who) => {
    for (const variant of VARIANTS) {
      await to('POST', '/-/variant', { variant });
      expect(await signIn(`${who}@example.com`)).not.toBe('');
    }
  });

  it('lets a user with an expired password verify a code and change the password', async () => {
    const expired = { emailaddress: 'expired@example.com', password: 'Passw0rd!' };
    expect((await ask('loginAgora', expired)).json).toEqual({ message: 'Password is expired.' });
    const wrong = { email: expired.emailaddress, otp: '000000' };
    expect((await ask('verifyOtpAgora', wrong)).json).toMatchObject({ success: false, is_exceed: false });
    await ask('verifyOtpAgora', wrong);
    expect((await ask('verifyOtpAgora', wrong)).json).toMatchObject({ success: false, is_exceed: true });
    expect((await ask('verifyOtpAgora', { ...wrong, otp: '123456' })).json).toMatchObject({ success: true });
    await ask('changePasswordAtLogin', { emailaddress: expired.emailaddress, newpassword: 'N3w!pass' });
    expect(await signIn(expired.emailaddress, 'N3w!pass')).not.toBe('');
  });

  it('requires the token', async () => {
    expect(await ask('pendingMembers', {}, 'nobody')).toMatchObject({
      status: 401,
      json: { message: 'Invalid Access Token' },
    });
    await to('POST', '/-/variant', { variant: 'second' });
    expect(await ask('billings', {}, 'nobody')).toMatchObject({
      status: 200,
      json: { status: { success: false, message: 'Invalid Access Token' } },
    });
  });
});

describe('saving', () => {
  it('a decision moves the member from the pending list to the history', async () => {
    const pending = { RecordStart: '0', RecordEnd: '10', Avega: '0' };
    const before = (await ask('pendingMembers', pending)).json as { data: Row[]; recordcount: number };
    expect([before.data.length, before.recordcount]).toEqual([10, 13]);
    const decision = { memberid: '1', status: 'D', remarks: 'Blurred ID', reapprove_notification: '1' };
    const { text, json } = await ask('decideMember', decision);
    expect(text.startsWith('"{\\"success\\":true')).toBe(true);
    expect(JSON.parse(String(json))).toMatchObject({ success: true });
    expect((await ask('pendingMembers', pending)).json).toMatchObject({ recordcount: 12 });
    const history = rowsIn((await ask('approvalHistory', { Reapprove: 'FALSE' })).json);
    expect(history.find((row) => row.recordid === 1)).toMatchObject({
      increment_id: 'KYC202600001',
      status: 'D',
      is_for_reapprove: true,
    });
    await ask('reapproveMember', { memberid: '1' });
    const again = rowsIn((await ask('approvalHistory', { Reapprove: 'TRUE' })).json);
    expect(again.find((row) => row.recordid === 1)).toMatchObject({ status: 'A', is_reapprove: true });
  });

  it('lists added records, and replaces updated fields', async () => {
    await ask('addStore', { storename: 'Niño Store 🧸', isactive: 'true', postdate: '11/20/2026' });
    const stores = rowsIn((await ask('offerStores')).json);
    expect(stores.at(-1)).toMatchObject({ storename: 'Niño Store 🧸', active: true, posteddate: '11/20/2026' });
    await ask('updateStore', { delightstoreid: '1', storename: 'Renamed', isactive: 'false' });
    await to('POST', '/-/variant', { variant: 'second' });
    const [renamed] = rowsIn((await ask('offerStores')).json);
    expect(renamed).toEqual({ delightstoreID: '1', storename: 'Renamed', isactive: '0' });
    await to('POST', '/-/variant', { variant: 'empty' });
    expect(rowsIn((await ask('offerStores')).json)).toHaveLength(1);
  });

  it('saves a record and its picture from a multipart form', async () => {
    await ask('createNewsletter', { title: 'Año 🎆', content: 'News' });
    const row = rowsIn((await ask('newsletters')).json).at(-1);
    expect(row).toMatchObject({ title: 'Año 🎆', content: 'News', isactive: true, status: 'A' });
    expect((await ask('imageByPath', { ImagePath: row?.path ?? '' })).text).toBe('picture');
  });

  it.each([
    ['updateAdvisoryMemberApp', { advisory_id: '1', advisoryname: 'New' }, 'advisoriesMemberApp', 'advisoryname'],
    ['updateEmailService', { recordid: '901', servername: 'New' }, 'emailServices', 'emailsrvname'],
    ['updateMainMenu', { tabid: '1', tabname: 'New' }, 'mainMenus', 'tabname'],
    ['updateBilling', { eBilling_EAssign_ID: '1', EmailAdd: 'New' }, 'billings', 'EmailAdd'],
    ['updateProduct', { recordid: '1', productName: 'New' }, 'products', 'productname'],
    ['updateFeatureDoctorApp', { featcon_ID: '1', feature: 'New' }, 'featuresDoctorApp', 'feature'],
    ['updateErcs', { AcctApp_ConfigurationId: '1', Value: 'New' }, 'ercsList', 'Value'],
    ['updateRemark', { recordid: '1', remarks: 'New' }, 'remarks', 'remarks'],
    ['updateUser', { recordid: '101', lastname: 'New' }, 'adminUsers', 'lastname'],
    ['updateSuspension', { corpacct: 'INT00000001', edited_by: 'New' }, 'suspendedAccounts', 'edited_by'],
  ])('%s finds the record by the id that it is sent', async (save, fields, list, field) => {
    await ask(save, fields);
    const { json } = await ask(list);
    const rows = list === 'ercsList' ? ((json as Row).Data as Row[]) : rowsIn(json);
    expect(rows[0]?.[field]).toBe('New');
  });

  it.each([
    ['corpfeaturesid', '71'],
    ['recordid', '51'],
    ['featurerecid', '1'],
  ])('a corporate feature is enabled by its %s', async (_name, recordid) => {
    await ask('enableCorporateFeature', { corpacct: 'INT00000001', recordid });
    const { json } = await ask('corporateFeatures', { corpacct: 'INT00000001' });
    expect(rowsIn(json)[0]).toMatchObject({ feature: 'LOA request', is_disabled: false });
  });

  it('removes deleted records, except products in the variant second, which are marked', async () => {
    await ask('deleteRole', { rolesid: '3' });
    expect(rowsIn((await ask('managedRoles')).json)).toHaveLength(2);
    await ask('deleteProduct', { recordid: '1' });
    expect(rowsIn((await ask('products', { page: '1', pageSize: '10' })).json)).toHaveLength(1);
    await to('POST', '/-/variant', { variant: 'second' });
    expect(rowsIn((await ask('products', { page: '1', pageSize: '10' })).json)).toHaveLength(3);
  });
});

describe('the alternatives', () => {
  it('second has other names, numbers as texts, no uncertain fields, and lists without data', async () => {
    const first = rowsIn((await ask('featuresMemberApp')).json)[0];
    await to('POST', '/-/variant', { variant: 'second' });
    const { json } = await ask('featuresMemberApp');
    expect(first).toMatchObject({ featurerecid: 1, cbmsg: expect.any(String), postedby: expect.any(String) });
    expect(Array.isArray(json)).toBe(true);
    expect(Object.keys(rowsIn(json)[0] ?? {})).toEqual(['featcon_ID', 'feature', 'remarks', 'status']);
    expect(rowsIn(json)[0]).toMatchObject({ featcon_ID: '1' });
  });

  it('an answer that is not shown is empty, or an empty object', async () => {
    expect(await ask('addRemark')).toMatchObject({ status: 200, text: '' });
    await to('POST', '/-/variant', { variant: 'second' });
    expect(await ask('addRemark')).toMatchObject({ status: 200, text: '{}' });
  });

  it('answers can be wrapped too', async () => {
    await to('POST', '/-/variant', { variant: 'first', answersIn: 'value' });
    expect((await ask('roles')).json).toEqual({ value: { data: expect.any(Array) } });
  });

  it('a refusal has the requested status and body until it is removed', async () => {
    await to('POST', '/-/refuse', { call: 'addKiosk' });
    const own = { success: false, response_message: 'Refused by the server' };
    expect(await ask('addKiosk')).toMatchObject({ status: 200, json: own });
    await to('POST', '/-/refuse', { call: 'addKiosk', status: 503, body: { message: 'Down' } });
    expect(await ask('addKiosk')).toMatchObject({ status: 503, json: { message: 'Down' } });
    await to('DELETE', '/-/refuse');
    expect((await ask('addKiosk')).json).toMatchObject({ success: true });
  });
});

describe('received calls', () => {
  it('are listed', async () => {
    await to('DELETE', '/-/asked');
    await ask('updateStore', { storename: 'Niño' });
    expect(await to('GET', '/-/asked')).toMatchObject([
      {
        name: 'updateStore',
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        query: {},
        body: { storename: 'Niño' },
        wrapped: 'Value',
      },
    ]);
  });

  it('cause complaints when they differ from the documents', async () => {
    const post = (path: string, body: Json, more: Record<string, string> = {}) =>
      fetch(`${literal.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more },
        body: JSON.stringify(body),
      });
    await post(
      '/api/kyc/reapprove',
      { value: { memberid: 1, email: 'a@example.com', name: 'Juan' } },
      { AccountNo: '1' },
    );
    await post('/api/admin/roles', { syscode: 'SC1' });
    await fetch(`${literal.url}/api/kyc/search`, { headers: { authorization: `Bearer ${token}` } });
    await ask('kiosks');
    await post('/api/nowhere', {});
    const texts = ((await to('GET', '/-/complaints')) as Row[]).map(
      ({ call, text, said }) => `${call}: ${text} (${said})`,
    );
    expect(texts).toEqual([
      'reapproveMember: the header accountno is not documented (row)',
      'reapproveMember: the field fullname is missing (row)',
      'reapproveMember: the field name is not documented (row)',
      'reapproveMember: the JSON body is wrapped in value, not Value (row)',
      'roles: the field syscode is "SC1", and not SC00999 (row)',
      'roles: the JSON body is not wrapped in Value (everywhere)',
      'searchMembers: the header searchtext is missing (row)',
      'kiosks: the token is not the separate one (row)',
      'POST /api/nowhere: there is no such call (everywhere)',
    ]);
  });
});

it('speaks TLS with the test certificate', async () => {
  const secure = await createLiteral({ tls: true });
  const { request } = await import('node:https');
  const status = await new Promise<number | undefined>((resolve, reject) => {
    request(`${secure.url}/-/calls`, { rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(200);
  await secure.close();
});
