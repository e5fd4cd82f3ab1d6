import { defineArea } from '../../area';
import { momentOf } from '../../manilaTime';
import { ALREADY_THERE, DONE, findOrUnknown, isTaken, listed, nextId } from '../../records';
import { callerOf } from '../session/state';
import { type Remark, seedRemarks } from './seed';

export const remarks = defineArea({
  name: 'remarks',
  seed: () => ({ list: seedRemarks() }),
  empty: () => ({ list: [] }),
  handlers: {
    listRemarks: ({ state }) => listed(state.list),
    addRemark: ({ body, world, state }) => {
      const { remarks, special_instructions, posted_by, reappnotif } = body.Value;
      if (isTaken(state.list, 'remarks', remarks)) return ALREADY_THERE;
      state.list.push({
        recordid: nextId(state.list, 'recordid'),
        remarks,
        special_instructions,
        status: 'A',
        reapp_notif: reappnotif,
        posted_date: momentOf(world.now()),
        posted_by,
        edited_date: null,
        edited_by: null,
      });
      return DONE;
    },
    updateRemark: ({ body, token, world, state }) => {
      const { recordid, remarks, special_instructions, status, reappnotif } = body.Value;
      return findOrUnknown(state.list, 'recordid', recordid, (remark) => {
        if (isTaken(state.list, 'remarks', remarks, remark)) return ALREADY_THERE;
        Object.assign(remark, {
          remarks,
          ...(special_instructions !== undefined && { special_instructions }),
          status,
          reapp_notif: reappnotif,
          edited_date: momentOf(world.now()),
          edited_by: callerOf(world, token)?.emailaddress ?? null,
        } satisfies Partial<Remark>);
        return DONE;
      });
    },
  },
});
