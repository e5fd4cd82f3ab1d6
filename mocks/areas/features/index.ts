import { defineArea } from '../../area';
import { NEVER, savedMomentOf } from '../../manilaTime';
import { ALREADY_THERE, DONE, findOrUnknown, isTaken, listed, nextId, remove, UNKNOWN } from '../../records';
import { accountIn } from '../accounts/state';
import {
  type AgoraFeature,
  type AlagaMdFeature,
  corporateFeatureId,
  type Disabled,
  seedDisabled,
  seedForDoctors,
  seedForMembers,
} from './seed';

interface State {
  /** The features of the member app, which are also those that can be disabled for accounts. */
  features: AgoraFeature[];
  disabled: Disabled[];
  forDoctors: AlagaMdFeature[];
  /** Set by a scenario: a colleague deletes every record just before it is changed or deleted. */
  deletedFirst: boolean;
}

const trimmed = <Fields extends { feature: string; url?: string }>(fields: Fields): Fields => ({
  ...fields,
  feature: fields.feature.trim(),
  ...(fields.url !== undefined && { url: fields.url.trim() }),
});

const unedited = (postedby: string, now: number) => ({
  postedby,
  posted: savedMomentOf(now),
  editedby: '',
  edited: NEVER,
});

/** Also removes the feature from the accounts. */
function removeForMembers(state: State, row: AgoraFeature): void {
  remove(state.features, row);
  state.disabled = state.disabled.filter(({ featurerecid }) => featurerecid !== row.featurerecid);
}

/** Finds the feature that a call changes or deletes. */
function withMembers<Answer>(state: State, id: number, act: (row: AgoraFeature) => Answer) {
  return findOrUnknown(state.features, 'featurerecid', id, (row) => {
    if (!state.deletedFirst) return act(row);
    removeForMembers(state, row);
    return UNKNOWN;
  });
}

function withDoctors<Answer>(state: State, id: number, act: (row: AlagaMdFeature) => Answer) {
  return findOrUnknown(state.forDoctors, 'featcon_ID', id, (row) => {
    if (!state.deletedFirst) return act(row);
    remove(state.forDoctors, row);
    return UNKNOWN;
  });
}

export const features = defineArea<State>({
  name: 'features',
  seed: (now) => ({
    features: seedForMembers(now),
    disabled: seedDisabled(),
    forDoctors: seedForDoctors(now),
    deletedFirst: false,
  }),
  empty: () => ({ features: [], disabled: [], forDoctors: [] }),
  scenarios: [
    {
      name: 'feature-gone',
      description: 'When someone saves or deletes a feature, a colleague has just deleted it: nothing is changed.',
      prepare: (_world, state) => {
        state.deletedFirst = true;
      },
    },
  ],
  handlers: {
    listAgoraFeatures: ({ state }) => listed(state.features),
    addAgoraFeature: ({ body, state, world }) => {
      const { postedby, ...fields } = body.Value;
      if (isTaken(state.features, 'feature', fields.feature)) return ALREADY_THERE;
      const featurerecid = nextId(state.features, 'featurerecid');
      state.features.push({ featurerecid, ...trimmed(fields), ...unedited(postedby, world.now()) });
      return DONE;
    },
    updateAgoraFeature: ({ body, state, world }) => {
      const { featurerecid, editedby, ...fields } = body.Value;
      return withMembers(state, featurerecid, (row) => {
        if (isTaken(state.features, 'feature', fields.feature, row)) return ALREADY_THERE;
        const edited = savedMomentOf(world.now());
        Object.assign(row, { ...trimmed(fields), editedby, edited } satisfies Partial<AgoraFeature>);
        return DONE;
      });
    },
    deleteAgoraFeature: ({ body, state }) =>
      withMembers(state, body.Value.featurerecid, (row) => {
        removeForMembers(state, row);
        return DONE;
      }),
    listAlagaMdFeatures: ({ state }) => listed(state.forDoctors),
    addAlagaMdFeature: ({ body, state, world }) => {
      const { postedby, ...fields } = body.Value;
      if (isTaken(state.forDoctors, 'feature', fields.feature)) return ALREADY_THERE;
      const featcon_ID = nextId(state.forDoctors, 'featcon_ID');
      state.forDoctors.push({ featcon_ID, ...trimmed(fields), ...unedited(postedby, world.now()) });
      return DONE;
    },
    updateAlagaMdFeature: ({ body, state, world }) => {
      const { featcon_ID, editedby, ...fields } = body.Value;
      return withDoctors(state, featcon_ID, (row) => {
        if (isTaken(state.forDoctors, 'feature', fields.feature, row)) return ALREADY_THERE;
        const edited = savedMomentOf(world.now());
        Object.assign(row, { ...trimmed(fields), editedby, edited } satisfies Partial<AlagaMdFeature>);
        return DONE;
      });
    },
    deleteAlagaMdFeature: ({ body, state }) =>
      withDoctors(state, body.Value.featcon_ID, (row) => {
        remove(state.forDoctors, row);
        return DONE;
      }),
    listFeatures: ({ state }) => listed(state.features.map(({ featurerecid, feature }) => ({ featurerecid, feature }))),
    listCorporateFeatures: ({ headers, state }) =>
      listed(
        state.disabled
          .filter(({ corpacct }) => corpacct === headers.corpacct)
          .map(({ corpacct: _, ...row }) => ({
            ...row,
            feature: state.features.find(({ featurerecid }) => featurerecid === row.featurerecid)?.feature ?? '',
          })),
      ),
    enableCorporateFeature: ({ body, state }) => {
      const { corpacct, recordid } = body.Value;
      const row = state.disabled.find((each) => each.corpacct === corpacct && each.corpfeaturesid === recordid);
      if (!row) return UNKNOWN;
      if (!row.is_disabled) return { example: 'alreadyEnabled' };
      row.is_disabled = false;
      return DONE;
    },
    disableCorporateFeature: ({ body, world, state }) => {
      const { corpacct, corpfeaturesid: featurerecid } = body.Value;
      const exists = state.features.some((feature) => feature.featurerecid === featurerecid);
      if (!exists || !accountIn(world, corpacct)) return UNKNOWN;
      const row = state.disabled.find((each) => each.corpacct === corpacct && each.featurerecid === featurerecid);
      if (row?.is_disabled) return { example: 'alreadyDisabled' };
      if (row) row.is_disabled = true;
      else {
        const recordid = nextId(state.disabled, 'recordid');
        state.disabled.push({
          recordid,
          corpfeaturesid: corporateFeatureId(recordid),
          featurerecid,
          corpacct,
          is_disabled: true,
        });
      }
      return DONE;
    },
  },
});
