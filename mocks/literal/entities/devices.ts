import { entity } from '../entity.ts';
import type { Row } from '../shapes.ts';

const BY = 'mis.it.admin@example.com';
const POSTED = '2026-11-20T08:15:00';

function kioskRow(device_hospitalid: number, terminalid: string, isactive: number): Row {
  return {
    device_hospitalid,
    terminalid,
    macaddress: `00:1B:44:11:3A:0${device_hospitalid}`,
    deviceid: `KIOSK${device_hospitalid}`,
    hscode: `HS00${device_hospitalid}`,
    isactive,
    tags: isactive === 1 ? 'active' : 'disabled',
    creationdate: POSTED,
    createdby: BY,
  };
}

export const kiosk = entity(
  'kiosks',
  'device_hospitalid# terminalid macaddress deviceid hscode isactive# tags? creationdate? createdby?',
  [kioskRow(1, 'T-001', 1), kioskRow(2, 'T-Ñ02 🖥️', 0)],
);

function podRow(agorapoddeviceid: number, description: string, isactive: number): Row {
  return {
    agorapoddeviceid,
    deviceid: `POD${agorapoddeviceid}`,
    macaddress: `00:1B:44:11:4A:0${agorapoddeviceid}`,
    terminalid: `P-00${agorapoddeviceid}`,
    serialno: `SN${agorapoddeviceid}`,
    propertytag: `PT${agorapoddeviceid}`,
    description,
    hospcode: `HC0${agorapoddeviceid}`,
    hospname: 'General Hospital',
    hospaddress: '1 Rizal Avenue',
    rcs1printcopy: 1,
    rcs2printcopy: 2,
    isactive,
    posteddate: POSTED,
    username: BY,
  };
}

export const pod = entity(
  'pods',
  `agorapoddeviceid# deviceid macaddress terminalid serialno propertytag? description? hospcode hospname? hospaddress?
   rcs1printcopy#? rcs2printcopy#? isactive# posteddate? username?`,
  [podRow(1, 'Lobby', 1), podRow(2, 'Recepción Ñ 🩻', 0)],
);

function product(recordid: number, productname: string, status: number, banner: number, deleted = 0): Row {
  return {
    recordid,
    productname,
    description: 'A description',
    url: 'https://example.com/product',
    datefrom: '2026-11-20T00:00:00',
    dateto: '2026-12-31T00:00:00',
    status,
    banner,
    deleted,
    base64: '',
    postedby: BY,
    posteddate: POSTED,
    editedby: '',
    edited: '',
  };
}

export const marketplace = entity(
  'marketplace',
  `recordid|productID# productname description url? datefrom? dateto? status# banner|isbanner# deleted# base64?
   postedby? posteddate? editedby? edited?`,
  [product(1, 'Dental kit', 1, 0), product(2, 'Piñata 🪅', 0, 1), product(3, 'Taken away', 1, 0, 1)],
  { status: 1, banner: 0, deleted: 0 },
);

export const region = entity('regions', 'RegionCode RegionName', [
  { RegionCode: '13', RegionName: 'Metro Manila' },
  { RegionCode: '04', RegionName: 'Región Ñ 🌴' },
]);

export const province = entity('provinces', 'ProvinceCode ProvinceName', [
  { ProvinceCode: '1339', ProvinceName: 'First District', RegionCode: '13' },
  { ProvinceCode: '0434', ProvinceName: 'Laguna', RegionCode: '04' },
]);

export const municipality = entity('municipalities', 'MunicipalCode MunicipalName', [
  { MunicipalCode: '133901', MunicipalName: 'Manila', ProvinceCode: '1339', RegionCode: '13' },
  { MunicipalCode: '043404', MunicipalName: 'Biñan 🏘️', ProvinceCode: '0434', RegionCode: '04' },
]);

export const OFFICES = ['00', '12', '14', '16', '20', '30'];

function place(at: number): Row {
  return { ...region.seeds[at], ...province.seeds[at], ...municipality.seeds[at] };
}

export function placeOf(municipalCode: string): Row {
  const at = municipality.seeds.findIndex((row) => row.MunicipalCode === municipalCode);
  return at < 0 ? {} : place(at);
}

const mails: Row = { EmailAdd: 'a@example.com;b@example.com', CCEmail: 'c@example.com', BCCEmail: 'd@example.com' };
const postedMail: Row = { PostedBy: BY, Posted: POSTED, EditedBy: '', Edited: '' };

export const billing = entity(
  'billings',
  `eBilling_EAssignID|billingID# Office RegionCode RegionName ProvinceCode ProvinceName MunicipalCode MunicipalName
   EmailAdd CCEmail? BCCEmail? Avega PostedBy? Posted? EditedBy? Edited?`,
  [
    { eBilling_EAssignID: 1, Office: '00', ...place(0), ...mails, Avega: false, ...postedMail },
    { eBilling_EAssignID: 2, Office: '12', ...place(1), ...mails, Avega: true, ...postedMail },
  ],
);

function validity(
  id: number,
  CorpAcct: string,
  Company: string,
  Type: string,
  Value: Row[string],
  Format: string,
): Row {
  const rest = { Status: 'A', Recordid: id, PostedBy: BY, EditedBy: '' };
  return { AcctApp_ConfigurationId: id, CorpAcct, Company, Type, Value, Format, ...rest };
}

export const ercs = entity(
  'ercs',
  'AcctApp_ConfigurationId# CorpAcct Company Type Value# Format Status? Recordid#? PostedBy? EditedBy?',
  [
    validity(1, 'INT00000001', 'Acme Trading Inc.', 'AGORA_RCS1_VALIDITY', 30, 'number'),
    validity(2, 'INT00000001', 'Acme Trading Inc.', 'PROVIDERS_RCS2_VALIDITY', 'thirty', 'word'),
    validity(3, 'INT00000002', 'Peña & Hijos 🏢', 'BEULAH_RCS1_VALIDITY', 7, 'number'),
  ],
  { Status: 'A' },
);

function facilityRow(recordid: number, name: string, type: string, diag_limit: number, active: string): Row {
  const lasting = { addedby: BY, addeddate: POSTED, lastupdateby: '', lastupdatedate: '' };
  return {
    recordid,
    code: `F00${recordid}`,
    name,
    type,
    diag_limit,
    year: 2026,
    active,
    isaautoapprove: false,
    ...lasting,
  };
}

export const topProvider = entity(
  'topProviders',
  `recordid# code name type diag_limit# year# active isaautoapprove addedby? addeddate? lastupdateby? lastupdatedate?`,
  [facilityRow(1, 'City Clinic', 'C', 1500.5, 'T'), facilityRow(2, 'Hospital Niño 🏥', 'H', 250000, 'F')],
);

export const facility = entity('facilities', 'code name type status', [
  { code: 'F001', name: 'City Clinic', type: 'C', status: 'A' },
  { code: 'F002', name: 'Hospital Niño 🏥', type: 'H', status: 'H' },
  { code: 'F003', name: 'New Clinic', type: 'C', status: 'E' },
  { code: 'F004', name: 'New Hospital', type: 'HOSPITAL', status: 'A' },
]);

export const survey = entity(
  'surveys',
  'name acctnum? source lumina platform feature ratingdatetime posteddate? ratings# reviews?',
  [
    surveyed('Juan Dela Cruz', 'ANDROID', 5, 'Good'),
    surveyed('Zoë Peñaflor', 'IOS', 3, 'Así así, señor 🙂'),
    surveyed('Ana Reyes', 'HUAWEI', 0, ''),
  ],
);

function surveyed(name: string, platform: string, ratings: number, reviews: string): Row {
  const when = { ratingdatetime: POSTED, posteddate: POSTED };
  return {
    name,
    acctnum: 'ACCT000001',
    source: 'AGORA MOBILE APP',
    lumina: 'LUMINA',
    platform,
    feature: 'LOA',
    ...when,
    ratings,
    reviews,
  };
}
