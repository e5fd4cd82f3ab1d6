import { defineArea } from '../../area';
import { DONE, listed, nextId, UNKNOWN } from '../../records';
import { accountIn } from '../accounts/state';
import { corporateNumber, seedDisabled, seedFeatures } from './seed';

export const features = defineArea({
  name: 'features',
  seed: () => ({ features: seedFeatures(), disabled: seedDisabled() }),
  empty: () => ({ features: [], disabled: [] }),
  handlers: {
    listFeatures: ({ state }) => listed(state.features),
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
      const isThere = state.features.some((feature) => feature.featurerecid === featurerecid);
      if (!isThere || !accountIn(world, corpacct)) return UNKNOWN;
      const row = state.disabled.find((each) => each.corpacct === corpacct && each.featurerecid === featurerecid);
      if (row?.is_disabled) return { example: 'alreadyDisabled' };
      if (row) row.is_disabled = true;
      else {
        const recordid = nextId(state.disabled, 'recordid');
        state.disabled.push({
          recordid,
          corpfeaturesid: corporateNumber(recordid),
          featurerecid,
          corpacct,
          is_disabled: true,
        });
      }
      return DONE;
    },
  },
});
