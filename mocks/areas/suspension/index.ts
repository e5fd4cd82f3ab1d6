import { defineArea } from '../../area';
import { NEVER, savedMomentOf } from '../../manilaTime';
import { ALREADY_THERE, DONE, findOrUnknown, listed, nextId, UNKNOWN } from '../../records';
import { accountIn, accountsStore } from '../accounts/state';

/**
 * The suspended accounts are in the state of the accounts area, because every search for accounts returns their status.
 */
export const suspension = defineArea({
  ...accountsStore,
  handlers: {
    listSuspendedAccounts: ({ state }) => listed(state.suspended),
    addSuspension: ({ body, world, state }) => {
      const { corpacct, is_suspended, posted_by } = body.Value;
      const account = accountIn(world, corpacct);
      if (!account) return UNKNOWN;
      if (state.suspended.some((row) => row.corpacct === corpacct)) return ALREADY_THERE;
      state.suspended.push({
        recordid: nextId(state.suspended, 'recordid'),
        corpacct,
        company: account.company,
        is_suspended,
        posted: savedMomentOf(world.now()),
        posted_by,
        edited: NEVER,
        edited_by: '',
      });
      return DONE;
    },
    updateSuspension: ({ body, world, state }) => {
      const { corpacct, is_suspended, edited_by } = body.Value;
      return findOrUnknown(state.suspended, 'corpacct', corpacct, (row) => {
        Object.assign(row, { is_suspended, edited_by, edited: savedMomentOf(world.now()) });
        return DONE;
      });
    },
  },
});
