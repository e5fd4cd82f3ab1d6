import { adds, lists, openList, removes, updates } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { doctorAppFeature, memberAppFeature } from '../entities/accounts.ts';
import type { Entity } from '../entity.ts';
import { isSuccessErrorMessage } from '../replies.ts';

const ID = 'featcon_ID|featurerecid';
const VALUES = 'feature status=A|D|S remarks|cbmsg url';

const list = (of: Entity) => get('', lists(of, openList));
/** "one variant needs no token" */
const add = (of: Entity) => post(`${VALUES} postedby`, adds(of, isSuccessErrorMessage), { token: 'either' });
const update = (of: Entity) => post(`${ID} ${VALUES} editedby`, updates(of, isSuccessErrorMessage));
const remove = (of: Entity) => post(ID, removes(of, isSuccessErrorMessage));

/** console §7: Feature control. "(/featurecontrol and /featurecontrolaruga)": a set of calls for each. */
export const features: Calls = {
  listAgoraFeatures: list(memberAppFeature),
  addAgoraFeature: add(memberAppFeature),
  updateAgoraFeature: update(memberAppFeature),
  deleteAgoraFeature: remove(memberAppFeature),
  listAlagaMdFeatures: list(doctorAppFeature),
  addAlagaMdFeature: add(doctorAppFeature),
  updateAlagaMdFeature: update(doctorAppFeature),
  deleteAlagaMdFeature: remove(doctorAppFeature),
};
