import { adds, lists, openList, removes, updates } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { kiosk, pod } from '../entities/devices.ts';
import { successResponseMessage, successShownMessage } from '../replies.ts';
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
