import { defineArea, found, nextOf } from '../../area';
import { momentOf } from '../../manila';
import { sameText } from '../../sameText';
import { personOf, session } from '../session';
import { type Remark, seedRemarks } from './seed';

const isThere = (list: Remark[], text: string, except?: Remark) =>
  list.some((remark) => remark !== except && sameText(remark.remarks, text));

export const remarks = defineArea({
  name: 'remarks',
  seed: () => ({ list: seedRemarks() }),
  handlers: {
    listRemarks: ({ state }) => found(state.list),
    addRemark: ({ body, world, state }) => {
      const { remarks, special_instructions, posted_by, reappnotif } = body.Value;
      if (isThere(state.list, remarks)) return { example: 'alreadyThere' };
      state.list.push({
        recordid: nextOf(state.list.map(({ recordid }) => recordid)),
        remarks,
        special_instructions,
        status: 'A',
        reapp_notif: reappnotif,
        posted_date: momentOf(world.now()),
        posted_by,
        edited_date: null,
        edited_by: null,
      });
      return { example: 'default' };
    },
    updateRemark: ({ body, token, world, state }) => {
      const { recordid, remarks, special_instructions, status, reappnotif } = body.Value;
      const remark = state.list.find((candidate) => candidate.recordid === recordid);
      if (!remark) return { example: 'unknown' };
      if (isThere(state.list, remarks, remark)) return { example: 'alreadyThere' };
      Object.assign(remark, {
        remarks,
        special_instructions,
        status,
        reapp_notif: reappnotif,
        edited_date: momentOf(world.now()),
        edited_by: personOf(world.state(session), token)?.emailaddress ?? null,
      } satisfies Partial<Remark>);
      return { example: 'default' };
    },
  },
});
