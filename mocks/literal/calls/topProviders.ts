import { adds, containing, lists, openList, removes, updates } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { facility, topProvider } from '../entities/devices.ts';
import { resultMessage } from '../replies.ts';

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
