import { adds, lists, openList, updates } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { doctorAppAdvisory, memberAppAdvisory } from '../entities/content.ts';
import type { Entity } from '../entity.ts';
import { notShown } from '../replies.ts';

const VALUES = 'advisoryname open status=A|D datefrom=<MM-DD-YYYY> dateto=<MM-DD-YYYY>';

const list = (of: Entity) => get('', lists(of, openList));
const add = (of: Entity) => post(`${VALUES} postedby`, adds(of, notShown));
const update = (of: Entity) => post(`advisory_id ${VALUES} editedby`, updates(of, notShown, { by: 'advisory_id' }));

/** console §7: Advisories. "(/advisory and /arugaadvisory, two variants)": a set of calls for each. */
export const advisories: Calls = {
  listAgoraAdvisories: list(memberAppAdvisory),
  addAgoraAdvisory: add(memberAppAdvisory),
  updateAgoraAdvisory: update(memberAppAdvisory),
  listAlagaMdAdvisories: list(doctorAppAdvisory),
  addAlagaMdAdvisory: add(doctorAppAdvisory),
  updateAlagaMdAdvisory: update(doctorAppAdvisory),
};
