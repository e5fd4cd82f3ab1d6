import { adds, type ListReply, lists, of, type Saving, updates } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { billing as assignment, municipality, OFFICES, placeOf, province, region } from '../entities/devices.ts';
import { statusObject } from '../replies.ts';
import type { Asked, Row } from '../shapes.ts';

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
