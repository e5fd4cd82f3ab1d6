import { rowsFor } from '../records.ts';
import { json, LISTS } from '../replies.ts';
import { contains, gives, section } from '../section.ts';
import type { Json, Row, Variant } from '../shapes.ts';
import { serviceToken } from './people.ts';

const BY = 'mis.it.admin@example.com';
const POSTED = '2026-11-20T08:15:00';

function pageOf(rows: Row[], page: Json | undefined, size: Json | undefined): Row[] {
  const pageSize = Number(size) || 10;
  const start = ((Number(page) || 1) - 1) * pageSize;
  return rows.slice(start, start + pageSize);
}

/** "Delete sets deleted to 1 (soft delete)": the document does not say whether the list still has such a record. */
const products = gives(({ query }, { variant }) => {
  const rows = rowsFor('product', variant, ({ deleted }) => variant === 'second' || deleted !== 1);
  return LISTS.openList.put(pageOf(rows, query.page, query.pageSize), variant);
});

function validities(rows: Row[], page: Json | undefined, size: Json | undefined, variant: Variant): Row {
  const count = (value: number): Json => (variant === 'second' ? String(value) : value);
  return {
    ...{ Data: pageOf(rows, page, size), success: true, PageNumber: count(Number(page) || 1) },
    ...{ TotalRecords: count(rows.length), TotalPages: count(Math.ceil(rows.length / (Number(size) || 10))) },
  };
}

const listsValidities = gives(({ query }, { variant }) =>
  json(validities(rowsFor('ercs', variant), query.pageNumber, query.pageSize, variant)),
);

/** The answer of a search is not shown: either the same as the list's, or only its rows. */
const findsValidities = gives((asked, { variant }) => {
  const isFound = (row: Row) => ['Company', 'CorpAcct'].every((field) => contains(row, [field], asked, field));
  const all = validities(rowsFor('ercs', variant, isFound), asked.body.PageNumber, asked.body.PageSize, variant);
  return json(variant === 'second' ? { Data: all.Data ?? [] } : all);
});

const POD = `deviceid terminalid macaddress hospcode rcs1printcopy rcs2printcopy serialno propertytag description
  isactive=1|0 postedby`;
const RECIPIENTS = 'EmailAdd CCEmail BCCEmail MunicipalCode Regcode Avega';
const TYPES = ['AGORA', 'AGORAPOD', 'BEULAH', 'PROVIDERS', 'WEBCALLCENTER']
  .flatMap((type) => [`${type}_RCS1_VALIDITY`, `${type}_RCS2_VALIDITY`])
  .join('|');
const VALIDITY = `Type=${TYPES} Format=number|word Value`;

export const devices = section(
  `
# console §7: Kiosk and pod
POST issueKioskToken @either ... holds:SC00045 → serviceToken
GET listKioskTerminals @service → openList kiosk
POST addKioskTerminal deviceid hscode isactive=1|0 terminalid macaddress username → successResponseMessage
POST updateKioskTerminal device_hospitalid hscode isactive=1|0 terminalid macaddress deviceid → successResponseMessage
GET listPodDevices → openList pod
POST addPodDevice ${POD} → successShownMessage
POST updatePodDevice agorapoddeviceid ${POD} → successShownMessage
POST deletePodDevice agorapoddeviceid → successShownMessage

kiosk: creationdate?=${POSTED} createdby?=${BY}
  device_hospitalid# | terminalid | macaddress        | deviceid | hscode | isactive# | tags?
  1                  | T-001      | 00:1B:44:11:3A:01 | KIOSK1   | HS001  | 1         | active
  2                  | T-Ñ02 🖥️   | 00:1B:44:11:3A:02 | KIOSK2   | HS002  | 0         | disabled

pod: hospname?=General_Hospital hospaddress?=1_Rizal_Avenue rcs1printcopy#?=1 rcs2printcopy#?=2 posteddate?=${POSTED}
  username?=${BY}
  agorapoddeviceid# | deviceid | macaddress        | terminalid | serialno | propertytag? | description?  | hospcode | isactive#
  1                 | POD1     | 00:1B:44:11:4A:01 | P-001      | SN1      | PT1          | Lobby         | HC01     | 1
  2                 | POD2     | 00:1B:44:11:4A:02 | P-002      | SN2      | PT2          | Recepción Ñ 🩻 | HC02     | 0

# console §7: Marketplace
GET listProducts query:page=<digits> query:pageSize=<digits> → products
POST addProduct productName description status=1|0 banner=0|1 deleted=0|1 url base64 datefrom dateto postedby → notShown
POST updateProduct recordid productName description url datefrom dateto editedby → notShown
POST updateProductStatus recordid status=1|0 → notShown
POST deleteProduct recordid deleted=1 → notShown

product: description=A_description url?=https://example.com/product datefrom?=2026-11-20T00:00:00
  dateto?=2026-12-31T00:00:00 base64? postedby?=${BY} posteddate?=${POSTED} editedby? edited?
  recordid/productID# | productname | status# | banner/isbanner# | deleted#
  1                   | Dental kit  | 1       | 0                | 0
  2                   | Piñata 🪅   | 0       | 1                | 0
  3                   | Taken away  | 1       | 0                | 1

# console §7: E-billing
GET listEbillingAssignments → statusAndData billing
GET listRegions → statusAndData region
GET listProvinces RegionCode → statusAndData province RegionCode=RegionCode
GET listMunicipalities RegionCode ProvinceCode → statusAndData municipality RegionCode=RegionCode
  ProvinceCode=ProvinceCode
POST addEbillingAssignment ${RECIPIENTS} PostedBy → statusObject
POST updateEbillingAssignment eBilling_EAssign_ID ${RECIPIENTS} EditedBy → statusObject

billing: EmailAdd=a@example.com;b@example.com CCEmail?=c@example.com BCCEmail?=d@example.com PostedBy?=${BY}
  Posted?=${POSTED} EditedBy? Edited?
  eBilling_EAssignID/billingID# | Office | RegionCode | RegionName  | ProvinceCode | ProvinceName   | MunicipalCode | MunicipalName | Avega
  1                             | 00     | 13         | Metro Manila | 1339        | First District | 133901        | Manila        | false
  2                             | 12     | 04         | Región Ñ 🌴  | 0434        | Laguna         | 043404        | Biñan 🏘️     | true

region:
  RegionCode | RegionName
  13         | Metro Manila
  04         | Región Ñ 🌴

province:
  ProvinceCode | ProvinceName   | (RegionCode)
  1339         | First District | 13
  0434         | Laguna         | 04

municipality:
  MunicipalCode | MunicipalName | (ProvinceCode) | (RegionCode)
  133901        | Manila        | 1339           | 13
  043404        | Biñan 🏘️     | 0434           | 04

# console §7: eRCS
GET listRcsConfigs query:pageNumber=<digits> query:pageSize=<digits> → listsValidities
POST searchRcsConfigs Company CorpAcct PageNumber PageSize → findsValidities
GET ercsCompanySearch company → openList account company~company
GET ercsAccountLookup corpacct → openList one account account=corpacct
POST addRcsConfig CorpAcct ${VALIDITY} PostedBy → notShown
POST updateRcsConfig AcctApp_ConfigurationId ${VALIDITY} EditedBy → notShown
POST deleteRcsConfig AcctApp_ConfigurationId EditedBy → notShown

ercs: Status?=A Recordid#?={AcctApp_ConfigurationId} PostedBy?=${BY} EditedBy?
  AcctApp_ConfigurationId# | CorpAcct    | Company           | Type                    | Value# | Format
  1                        | INT00000001 | Acme Trading Inc. | AGORA_RCS1_VALIDITY     | 30     | number
  2                        | INT00000001 | Acme Trading Inc. | PROVIDERS_RCS2_VALIDITY | thirty | word
  3                        | INT00000002 | Peña & Hijos 🏢    | BEULAH_RCS1_VALIDITY    | 7      | number

# console §7: Top provider
GET listTopProviders → openList topProvider
POST searchFacilities key → openList facility code,name~key
POST addTopProvider code name type year diag_limit active=T|F isaautoapprove addedby → resultMessage
POST updateTopProvider recordid year diag_limit active=T|F isaautoapprove lastupdateby → resultMessage
POST deleteTopProvider recordid → resultMessage

topProvider: year#=2026 isaautoapprove=false addedby?=${BY} addeddate?=${POSTED} lastupdateby? lastupdatedate?
  recordid# | code | name             | type | diag_limit# | active
  1         | F001 | City Clinic      | C    | 1500.5      | T
  2         | F002 | Hospital Niño 🏥 | H    | 250000      | F

facility:
  code | name             | type     | status
  F001 | City Clinic      | C        | A
  F002 | Hospital Niño 🏥 | H        | H
  F003 | New Clinic       | C        | E
  F004 | New Hospital     | HOSPITAL | A
`,
  { answers: { serviceToken, products, listsValidities, findsValidities } },
);
