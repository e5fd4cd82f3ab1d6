import {
  type Calls,
  containing,
  get,
  gives,
  type ListReply,
  listings,
  lists,
  looksUp,
  of,
  openList,
  post,
  rowsFor,
  saves,
} from '../callBehaviour.ts';
import { account } from '../entities/accounts.ts';
import * as devices from '../entities/devices.ts';
import {
  json,
  notShown,
  resultMessage,
  statusObject,
  successResponseMessage,
  successShownMessage,
} from '../replies.ts';
import type { Json, Row, Variant } from '../shapes.ts';
import { givesServiceToken } from './session.ts';

const POD = `deviceid terminalid macaddress hospcode rcs1printcopy rcs2printcopy serialno propertytag description
  isactive=1|0 postedby`;

/** console §7: Kiosk and pod */
export const terminals: Calls = {
  issueKioskToken: post('...', givesServiceToken, { holds: 'SC00045', token: 'either' }),
  listKioskTerminals: get('', lists(devices.kiosk, openList), { token: 'service' }),
  ...saves(successResponseMessage, {
    addKioskTerminal: 'deviceid hscode isactive=1|0 terminalid macaddress username',
    updateKioskTerminal: 'device_hospitalid hscode isactive=1|0 terminalid macaddress deviceid',
  }),
  ...listings(openList, { listPodDevices: devices.pod }),
  ...saves(successShownMessage, {
    addPodDevice: POD,
    updatePodDevice: `agorapoddeviceid ${POD}`,
    deletePodDevice: 'agorapoddeviceid',
  }),
};

function pageOf(rows: Row[], page: Json | undefined, size: Json | undefined): Row[] {
  const pageSize = Number(size) || 10;
  const start = ((Number(page) || 1) - 1) * pageSize;
  return rows.slice(start, start + pageSize);
}

/** console §7: Marketplace */
export const marketplace: Calls = {
  // "Delete sets deleted to 1 (soft delete)": the document does not say whether the list still has such a record.
  listProducts: get(
    '',
    gives(({ query }, { variant }) => {
      const rows = rowsFor(devices.product, variant, ({ deleted }) => variant === 'second' || deleted !== 1);
      return openList.put(pageOf(rows, query.page, query.pageSize), variant);
    }),
    { query: 'page=<digits> pageSize=<digits>' },
  ),
  ...saves(notShown, {
    addProduct: 'productName description status=1|0 banner=0|1 deleted=0|1 url base64 datefrom dateto postedby',
    updateProduct: 'recordid productName description url datefrom dateto editedby',
    updateProductStatus: 'recordid status=1|0',
    deleteProduct: 'recordid deleted=1',
  }),
};

/** "Responses carry a status object with success and message"; the field with the list is not shown. */
const statusAndData: ListReply = {
  put: (content, variant) => statusObject.yes(variant, { data: content }),
  no: statusObject.no,
};
const RECIPIENTS = 'EmailAdd CCEmail BCCEmail MunicipalCode Regcode Avega';
const ofRegion = of('RegionCode');

/** console §7: E-billing */
export const billing: Calls = {
  ...listings(statusAndData, { listEbillingAssignments: devices.billing, listRegions: devices.region }),
  listProvinces: get('RegionCode', lists(devices.province, statusAndData, ofRegion)),
  listMunicipalities: get(
    'RegionCode ProvinceCode',
    lists(devices.municipality, statusAndData, (row, asked) => ofRegion(row, asked) && of('ProvinceCode')(row, asked)),
  ),
  ...saves(statusObject, {
    addEbillingAssignment: `${RECIPIENTS} PostedBy`,
    updateEbillingAssignment: `eBilling_EAssign_ID ${RECIPIENTS} EditedBy`,
  }),
};

const TYPES = ['AGORA', 'AGORAPOD', 'BEULAH', 'PROVIDERS', 'WEBCALLCENTER']
  .flatMap((type) => [`${type}_RCS1_VALIDITY`, `${type}_RCS2_VALIDITY`])
  .join('|');
const VALIDITY = `Type=${TYPES} Format=number|word Value`;

function validities(rows: Row[], page: Json | undefined, size: Json | undefined, variant: Variant): Row {
  const count = (value: number): Json => (variant === 'second' ? String(value) : value);
  return {
    ...{ Data: pageOf(rows, page, size), success: true, PageNumber: count(Number(page) || 1) },
    ...{ TotalRecords: count(rows.length), TotalPages: count(Math.ceil(rows.length / (Number(size) || 10))) },
  };
}

/** console §7: eRCS */
export const ercs: Calls = {
  listRcsConfigs: get(
    '',
    gives(({ query }, { variant }) =>
      json(validities(rowsFor(devices.ercs, variant), query.pageNumber, query.pageSize, variant)),
    ),
    { query: 'pageNumber=<digits> pageSize=<digits>' },
  ),
  // The answer of a search is not shown: either the same as the list's, or only its rows.
  searchRcsConfigs: post(
    'Company CorpAcct PageNumber PageSize',
    gives((asked, { variant }) => {
      const wanted = [containing('Company', 'Company'), containing('CorpAcct', 'CorpAcct')];
      const found = rowsFor(devices.ercs, variant, (row) => wanted.every((isWanted) => isWanted(row, asked)));
      const all = validities(found, asked.body.PageNumber, asked.body.PageSize, variant);
      return json(variant === 'second' ? { Data: all.Data ?? [] } : all);
    }),
  ),
  ercsCompanySearch: get('company', lists(account, openList, containing('company', 'company'))),
  ercsAccountLookup: get('corpacct', looksUp(account, openList, of('account', 'corpacct'))),
  ...saves(notShown, {
    addRcsConfig: `CorpAcct ${VALIDITY} PostedBy`,
    updateRcsConfig: `AcctApp_ConfigurationId ${VALIDITY} EditedBy`,
    deleteRcsConfig: 'AcctApp_ConfigurationId EditedBy',
  }),
};

/** console §7: Top provider */
export const topProviders: Calls = {
  ...listings(openList, { listTopProviders: devices.topProvider }),
  searchFacilities: post('key', lists(devices.facility, openList, containing('key', 'code', 'name'))),
  ...saves(resultMessage, {
    addTopProvider: 'code name type year diag_limit active=T|F isaautoapprove addedby',
    updateTopProvider: 'recordid year diag_limit active=T|F isaautoapprove lastupdateby',
    deleteTopProvider: 'recordid',
  }),
};
