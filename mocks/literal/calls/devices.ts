import {
  adds,
  containing,
  type ListReply,
  lists,
  of,
  openList,
  removes,
  type Saving,
  updates,
} from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import {
  billing as assignment,
  facility,
  kiosk,
  municipality,
  OFFICES,
  placeOf,
  pod,
  marketplace as product,
  province,
  region,
  topProvider,
} from '../entities/devices.ts';
import { answerRow, rowsOf } from '../entity.ts';
import { notShown, resultMessage, statusObject, successResponseMessage, successShownMessage } from '../replies.ts';
import type { Answers, Asked, Row } from '../shapes.ts';
import { givesServiceToken } from './session.ts';

const POD = `deviceid terminalid macaddress hospcode rcs1printcopy rcs2printcopy serialno propertytag description
  isactive=1|0 postedby`;
const POSTED_BY = { as: { postedby: 'username' } };

/** console §7: Kiosk and pod */
export const terminals: Calls = {
  issueKioskToken: post('...', givesServiceToken(), { holds: 'SC00045', token: 'either' }),
  listKioskTerminals: get('', lists(kiosk, openList), { token: 'service' }),
  addKioskTerminal: post(
    'deviceid hscode isactive=1|0 terminalid macaddress username',
    adds(kiosk, successResponseMessage, { as: { username: 'createdby' }, also: tagKiosk }),
  ),
  updateKioskTerminal: post(
    'device_hospitalid hscode isactive=1|0 terminalid macaddress deviceid',
    updates(kiosk, successResponseMessage, { also: tagKiosk }),
  ),
  listPodDevices: get('', lists(pod, openList)),
  addPodDevice: post(POD, adds(pod, successShownMessage, POSTED_BY)),
  updatePodDevice: post(`agorapoddeviceid ${POD}`, updates(pod, successShownMessage, POSTED_BY)),
  deletePodDevice: post('agorapoddeviceid', removes(pod, successShownMessage)),
};

function tagKiosk(row: { isactive?: unknown; tags?: unknown }): void {
  row.tags = String(row.isactive) === '1' ? 'active' : 'disabled';
}

/** "Delete sets deleted to 1 (soft delete)": the document does not say whether the list still has such a record. */
const listsPage: Answers = {
  give: ({ query }, world) => {
    const rows = rowsOf('marketplace', world).filter((row) => world.variant === 'second' || Number(row.deleted) !== 1);
    const size = Number(query.pageSize) || 10;
    const from = ((Number(query.page) || 1) - 1) * size;
    const page = rows.slice(from, from + size).map((row) => answerRow(product, row, world.variant));
    return openList.put(page, world.variant);
  },
  refuse: openList.no,
};

/** console §7: Marketplace */
export const marketplace: Calls = {
  listProducts: get('', listsPage, { query: 'page=<digits> pageSize=<digits>' }),
  addProduct: post(
    'productName description status=1|0 banner=0|1 deleted=0|1 url base64 datefrom dateto postedby',
    adds(product, notShown),
  ),
  updateProduct: post('recordid productName description url datefrom dateto editedby', updates(product, notShown)),
  updateProductStatus: post('recordid status=1|0', updates(product, notShown)),
  deleteProduct: post('recordid deleted=1', updates(product, notShown)),
};

/** "Responses carry a status object with success and message"; the field with the list is not shown. */
const statusAndData: ListReply = {
  put: (content, variant) => statusObject.yes(variant, { data: content }),
  no: statusObject.no,
};

/** The document does not say whether Regcode is the code of the office or the region, so the value decides. */
function place(row: Row, { body }: Asked): void {
  Object.assign(row, placeOf(String(body.MunicipalCode)));
  const code = String(body.Regcode);
  if (OFFICES.includes(code)) row.Office = code;
  else row.RegionCode = code;
}

const PLACED: Saving = { also: place };
const VALUES = 'EmailAdd CCEmail BCCEmail MunicipalCode Regcode Avega';

/** console §7: E-billing */
export const billing: Calls = {
  listEbillingAssignments: get('', lists(assignment, statusAndData)),
  listRegions: get('', lists(region, statusAndData)),
  listProvinces: get('RegionCode', lists(province, statusAndData, of('RegionCode', 'regioncode'))),
  listMunicipalities: get(
    'RegionCode ProvinceCode',
    lists(
      municipality,
      statusAndData,
      (row, { headers }) => row.RegionCode === headers.regioncode && row.ProvinceCode === headers.provincecode,
    ),
  ),
  addEbillingAssignment: post(`${VALUES} PostedBy`, adds(assignment, statusObject, PLACED)),
  updateEbillingAssignment: post(
    `eBilling_EAssign_ID ${VALUES} EditedBy`,
    updates(assignment, statusObject, { ...PLACED, by: 'eBilling_EAssign_ID' }),
  ),
};

/** console §7: Top provider */
export const topProviders: Calls = {
  listTopProviders: get('', lists(topProvider, openList)),
  searchFacilities: post('key', lists(facility, openList, containing('key', 'code', 'name'))),
  addTopProvider: post(
    'code name type year diag_limit active=T|F isaautoapprove addedby',
    adds(topProvider, resultMessage),
  ),
  updateTopProvider: post(
    'recordid year diag_limit active=T|F isaautoapprove lastupdateby',
    updates(topProvider, resultMessage),
  ),
  deleteTopProvider: post('recordid', removes(topProvider, resultMessage)),
};
