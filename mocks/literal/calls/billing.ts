import { adds, type ListReply, lists, type Saving, updates } from '../callBehaviour.ts';
import { billing as assignment, municipality, OFFICES, placeOf, province, region } from '../entities/devices.ts';
import { statusObject } from '../replies.ts';
import type { Asked, Row, Section } from '../shapes.ts';

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

export const billing: Section = {
  title: 'console §7: E-billing',
  calls: [
    {
      name: 'billings',
      spec: 'console: "GET list"',
      method: 'GET',
      path: '/api/e-billing/assignments',
      sends: {},
      answers: lists(assignment, statusAndData),
    },
    {
      name: 'regions',
      spec: 'console: "GET regions"',
      method: 'GET',
      path: '/api/e-billing/regions',
      sends: {},
      answers: lists(region, statusAndData),
    },
    {
      name: 'provinces',
      spec: 'console: "GET provinces (header RegionCode)"',
      method: 'GET',
      path: '/api/e-billing/provinces',
      sends: { headers: 'RegionCode' },
      answers: lists(province, statusAndData, (row, { headers }) => row.RegionCode === headers.regioncode),
    },
    {
      name: 'municipalities',
      spec: 'console: "GET municipalities (headers RegionCode, ProvinceCode)"',
      method: 'GET',
      path: '/api/e-billing/municipalities',
      sends: { headers: 'RegionCode ProvinceCode' },
      answers: lists(
        municipality,
        statusAndData,
        (row, { headers }) => row.RegionCode === headers.regioncode && row.ProvinceCode === headers.provincecode,
      ),
    },
    {
      name: 'addBilling',
      spec: 'console: "POST add {EmailAdd, CCEmail, BCCEmail, MunicipalCode, Regcode, Avega, PostedBy}"',
      method: 'POST',
      path: '/api/e-billing/assignments/add',
      sends: { body: `${VALUES} PostedBy` },
      answers: adds(assignment, statusObject, PLACED),
    },
    {
      name: 'updateBilling',
      spec: 'console: "POST update {eBilling_EAssign_ID, EmailAdd, CCEmail, BCCEmail, MunicipalCode, Regcode, Avega, EditedBy}. Responses carry a status object with success and message"',
      method: 'POST',
      path: '/api/e-billing/assignments/update',
      sends: { body: `eBilling_EAssign_ID ${VALUES} EditedBy` },
      answers: updates(assignment, statusObject, { ...PLACED, by: 'eBilling_EAssign_ID' }),
    },
  ],
};
