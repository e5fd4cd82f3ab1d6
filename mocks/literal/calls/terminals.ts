import { adds, lists, openList, removes, updates } from '../callBehaviour.ts';
import { kiosk, pod } from '../entities/devices.ts';
import { successResponseMessage, successShownMessage } from '../replies.ts';
import type { Section } from '../shapes.ts';
import { givesServiceToken } from './session.ts';

const POD = `deviceid terminalid macaddress hospcode rcs1printcopy rcs2printcopy serialno propertytag description
  isactive=1|0 postedby`;
const POSTED_BY = { as: { postedby: 'username' } };

export const terminals: Section = {
  title: 'console §7: Kiosk and pod',
  calls: [
    {
      name: 'kioskToken',
      spec: 'console: "Kiosk: POST authenticate (credential fields not shown; system code SC00045)"',
      method: 'POST',
      path: '/api/kiosk/authenticate',
      sends: { body: '...', holds: 'SC00045' },
      token: 'either',
      answers: givesServiceToken(),
    },
    {
      name: 'kiosks',
      spec: 'console: "then GET terminal list"',
      method: 'GET',
      path: '/api/kiosk/terminals',
      sends: {},
      token: 'service',
      answers: lists(kiosk, openList),
    },
    {
      name: 'addKiosk',
      spec: 'console: "POST add {deviceid, hscode, isactive, terminalid, macaddress, username}"',
      method: 'POST',
      path: '/api/kiosk/terminals/add',
      sends: { body: 'deviceid hscode isactive=1|0 terminalid macaddress username' },
      answers: adds(kiosk, successResponseMessage, { as: { username: 'createdby' }, also: tagKiosk }),
    },
    {
      name: 'updateKiosk',
      spec: 'console: "POST update {device_hospitalid, hscode, isactive, terminalid, macaddress, deviceid}. Responses: success, response_message"',
      method: 'POST',
      path: '/api/kiosk/terminals/update',
      sends: { body: 'device_hospitalid hscode isactive=1|0 terminalid macaddress deviceid' },
      answers: updates(kiosk, successResponseMessage, { also: tagKiosk }),
    },
    {
      name: 'pods',
      spec: 'console: "Pod: GET list"',
      method: 'GET',
      path: '/api/pods',
      sends: {},
      answers: lists(pod, openList),
    },
    {
      name: 'addPod',
      spec: 'console: "POST add {deviceid, terminalid, macaddress, hospcode, rcs1printcopy, rcs2printcopy, serialno, propertytag, description, isactive, postedby}"',
      method: 'POST',
      path: '/api/pods/add',
      sends: { body: POD },
      answers: adds(pod, successShownMessage, POSTED_BY),
    },
    {
      name: 'updatePod',
      spec: 'console: "POST update (same plus agorapoddeviceid)"',
      method: 'POST',
      path: '/api/pods/update',
      sends: { body: `agorapoddeviceid ${POD}` },
      answers: updates(pod, successShownMessage, POSTED_BY),
    },
    {
      name: 'deletePod',
      spec: 'console: "POST delete {agorapoddeviceid}. Responses: success, message"',
      method: 'POST',
      path: '/api/pods/delete',
      sends: { body: 'agorapoddeviceid' },
      answers: removes(pod, successShownMessage),
    },
  ],
};

function tagKiosk(row: { isactive?: unknown; tags?: unknown }): void {
  row.tags = String(row.isactive) === '1' ? 'active' : 'disabled';
}
