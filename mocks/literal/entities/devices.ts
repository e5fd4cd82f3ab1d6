import { entity } from '../entity.ts';
import type { Row } from '../shapes.ts';

const BY = 'mis.it.admin@example.com';
const POSTED = '2026-11-20T08:15:00';

export const kiosk = entity(
  'device_hospitalid# terminalid macaddress deviceid hscode isactive# tags? creationdate? createdby?',
  `device_hospitalid | terminalid | macaddress        | deviceid | hscode | isactive | tags
   1                 | T-001      | 00:1B:44:11:3A:01 | KIOSK1   | HS001  | 1        | active
   2                 | T-Ñ02 🖥️   | 00:1B:44:11:3A:02 | KIOSK2   | HS002  | 0        | disabled`,
  { creationdate: POSTED, createdby: BY },
);

export const pod = entity(
  `agorapoddeviceid# deviceid macaddress terminalid serialno propertytag? description? hospcode hospname? hospaddress?
   rcs1printcopy#? rcs2printcopy#? isactive# posteddate? username?`,
  `agorapoddeviceid | deviceid | macaddress        | terminalid | serialno | propertytag | description  | hospcode | isactive
   1                | POD1     | 00:1B:44:11:4A:01 | P-001      | SN1      | PT1         | Lobby         | HC01     | 1
   2                | POD2     | 00:1B:44:11:4A:02 | P-002      | SN2      | PT2         | Recepción Ñ 🩻 | HC02     | 0`,
  {
    ...{ hospname: 'General Hospital', hospaddress: '1 Rizal Avenue', rcs1printcopy: 1, rcs2printcopy: 2 },
    ...{ posteddate: POSTED, username: BY },
  },
);

export const product = entity(
  `recordid|productID# productname description url? datefrom? dateto? status# banner|isbanner# deleted# base64?
   postedby? posteddate? editedby? edited?`,
  `recordid | productname | status | banner | deleted
   1        | Dental kit  | 1      | 0      | 0
   2        | Piñata 🪅   | 0      | 1      | 0
   3        | Taken away  | 1      | 0      | 1`,
  {
    ...{ description: 'A description', url: 'https://example.com/product', base64: '' },
    ...{ datefrom: '2026-11-20T00:00:00', dateto: '2026-12-31T00:00:00' },
    ...{ postedby: BY, posteddate: POSTED, editedby: '', edited: '' },
  },
);

export const region = entity(
  'RegionCode RegionName',
  `RegionCode | RegionName
   13         | Metro Manila
   04         | Región Ñ 🌴`,
);

export const province = entity(
  'ProvinceCode ProvinceName',
  `ProvinceCode | ProvinceName   | RegionCode
   1339         | First District | 13
   0434         | Laguna         | 04`,
);

export const municipality = entity(
  'MunicipalCode MunicipalName',
  `MunicipalCode | MunicipalName | ProvinceCode | RegionCode
   133901        | Manila        | 1339         | 13
   043404        | Biñan 🏘️     | 0434         | 04`,
);

function placeOf(municipalCode: Row[string] | undefined): Row {
  const at = municipality.seeds.findIndex((row) => row.MunicipalCode === municipalCode);
  return { ...region.seeds[at], ...province.seeds[at], ...municipality.seeds[at] };
}

export const billing = entity(
  `eBilling_EAssignID|billingID# Office RegionCode RegionName ProvinceCode ProvinceName MunicipalCode MunicipalName
   EmailAdd CCEmail? BCCEmail? Avega PostedBy? Posted? EditedBy? Edited?`,
  `eBilling_EAssignID | Office | MunicipalCode | Avega | EmailAdd
   1                  | 00     | 133901        | false | a@example.com;b@example.com
   2                  | 12     | 043404        | true  | a@example.com;b@example.com`,
  (row) => ({
    ...placeOf(row.MunicipalCode),
    ...{ CCEmail: 'c@example.com', BCCEmail: 'd@example.com' },
    ...{ PostedBy: BY, Posted: POSTED, EditedBy: '', Edited: '' },
  }),
);

export const ercs = entity(
  'AcctApp_ConfigurationId# CorpAcct Company Type Value# Format Status? Recordid#? PostedBy? EditedBy?',
  `AcctApp_ConfigurationId | CorpAcct    | Company           | Type                    | Value  | Format
   1                       | INT00000001 | Acme Trading Inc. | AGORA_RCS1_VALIDITY     | 30     | number
   2                       | INT00000001 | Acme Trading Inc. | PROVIDERS_RCS2_VALIDITY | thirty | word
   3                       | INT00000002 | Peña & Hijos 🏢    | BEULAH_RCS1_VALIDITY    | 7      | number`,
  (row) => ({ Status: 'A', Recordid: row.AcctApp_ConfigurationId ?? 0, PostedBy: BY, EditedBy: '' }),
);

export const topProvider = entity(
  `recordid# code name type diag_limit# year# active isaautoapprove addedby? addeddate? lastupdateby? lastupdatedate?`,
  `recordid | code | name             | type | diag_limit | active
   1        | F001 | City Clinic      | C    | 1500.5     | T
   2        | F002 | Hospital Niño 🏥 | H    | 250000     | F`,
  {
    ...{ year: 2026, isaautoapprove: false },
    ...{ addedby: BY, addeddate: POSTED, lastupdateby: '', lastupdatedate: '' },
  },
);

export const facility = entity(
  'code name type status',
  `code | name             | type     | status
   F001 | City Clinic      | C        | A
   F002 | Hospital Niño 🏥 | H        | H
   F003 | New Clinic       | C        | E
   F004 | New Hospital     | HOSPITAL | A`,
);

export const survey = entity(
  'name acctnum? source lumina platform feature ratingdatetime posteddate? ratings# reviews?',
  `name           | platform | ratings | reviews
   Juan Dela Cruz | ANDROID  | 5       | Good
   Zoë Peñaflor   | IOS      | 3       | Así así, señor 🙂
   Ana Reyes      | HUAWEI   | 0       |`,
  {
    ...{ acctnum: 'ACCT000001', source: 'AGORA MOBILE APP', lumina: 'LUMINA', feature: 'LOA' },
    ...{ ratingdatetime: POSTED, posteddate: POSTED },
  },
);
