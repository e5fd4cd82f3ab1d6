import type { components } from '#contract';
import { defineArea } from '../../area';
import { NEVER, savedMomentOf } from '../../manilaTime';
import { ALREADY_THERE, DONE, findOrUnknown, isTaken, listed, nextId } from '../../records';
import { MANY, manyRows } from '../../seeding/manyRows';
import { type Advisory, forDoctors, forMembers, seedAdvisories } from './seed';

const manyForMembers = manyRows((now) => seedAdvisories(forMembers, MANY, now));
const manyForDoctors = manyRows((now) => seedAdvisories(forDoctors, MANY, now));

type Fields = Pick<Advisory, 'advisoryname' | 'status' | 'datefrom' | 'dateto'> & {
  open: components['schemas']['OpenText'] | components['schemas']['OpenFlag'];
};

/** One of the two variants sends availability as a number; both read it as text. */
const savedFields = ({ advisoryname, open, status, datefrom, dateto }: Fields) => ({
  advisoryname: advisoryname.trim(),
  open: open === 1 || open === '1' ? ('1' as const) : ('0' as const),
  status,
  datefrom,
  dateto,
});

function add(list: Advisory[], fields: Fields & { postedby: string }, now: number) {
  if (isTaken(list, 'advisoryname', fields.advisoryname)) return ALREADY_THERE;
  list.push({
    adv_id: nextId(list, 'adv_id'),
    ...savedFields(fields),
    postedby: fields.postedby,
    posteddate: savedMomentOf(now),
    editedby: '',
    editeddate: NEVER,
  });
  return DONE;
}

function update(list: Advisory[], fields: Fields & { advisory_id: number; editedby: string }, now: number) {
  return findOrUnknown(list, 'adv_id', fields.advisory_id, (advisory) => {
    if (isTaken(list, 'advisoryname', fields.advisoryname, advisory)) return ALREADY_THERE;
    Object.assign(advisory, {
      ...savedFields(fields),
      editedby: fields.editedby,
      editeddate: savedMomentOf(now),
    } satisfies Partial<Advisory>);
    return DONE;
  });
}

export const advisories = defineArea({
  name: 'advisories',
  seed: (now) => ({
    agora: seedAdvisories(forMembers, 60, now),
    alagaMd: seedAdvisories(forDoctors, 40, now),
  }),
  empty: () => ({ agora: [], alagaMd: [] }),
  large: (now) => ({
    agora: manyForMembers(now),
    alagaMd: manyForDoctors(now),
  }),
  handlers: {
    listAgoraAdvisories: ({ state }) => listed(state.agora),
    addAgoraAdvisory: ({ body, state, world }) => add(state.agora, body.Value, world.now()),
    updateAgoraAdvisory: ({ body, state, world }) => update(state.agora, body.Value, world.now()),
    listAlagaMdAdvisories: ({ state }) => listed(state.alagaMd),
    addAlagaMdAdvisory: ({ body, state, world }) => add(state.alagaMd, body.Value, world.now()),
    updateAlagaMdAdvisory: ({ body, state, world }) => update(state.alagaMd, body.Value, world.now()),
  },
});
