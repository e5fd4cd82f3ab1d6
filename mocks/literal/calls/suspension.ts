import { containing, dataList, does, isSuccessData, lists, looksUp, of, openList } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { account, anyFeature, corporateFeature, suspended } from '../entities/accounts.ts';
import { addRow, foundBy, removeRow, rowsOf } from '../entity.ts';
import { isSuccessMessage, notShown } from '../replies.ts';
import type { Row, World } from '../shapes.ts';

const updatesSuspension = does(isSuccessMessage, ({ body }, world) => {
  const row = foundBy(suspended, 'corpacct', body.corpacct, world);
  if (!row) return 'No such account';
  const edited = { edited: '2026-11-20T08:15:00', edited_by: body.edited_by ?? '' };
  Object.assign(row, { is_suspended: Number(body.is_suspended), ...edited });
  return {};
});

const addsSuspension = does(notShown, ({ body }, world) => {
  const known = foundBy(suspended, 'corpacct', body.corpacct, world);
  if (known) removeRow(suspended, known, world);
  const company = foundBy(account, 'account', body.corpacct, world)?.company ?? '';
  const recordid = (world.lists.get('suspendedAccounts')?.length ?? 0) + 10;
  const { corpacct = '', posted_by = '' } = body;
  const row: Row = { corpacct, posted_by, company, recordid, is_suspended: Number(body.is_suspended) };
  addRow(suspended, { ...row, posted: '2026-11-20T08:15:00' }, world);
  return {};
});

/**
 * Sections 4 and 7 of the document swap the ids of the two calls ("re-enabling uses the feature's corpfeaturesid", and
 * "re-enable {corpacct, recordid, posted_by}"), so either id finds the feature under either name.
 */
const IDS = ['corpfeaturesid', 'recordid', 'featurerecid'];

function featureMeant(body: Row, world: World): Row | undefined {
  const sent = body.corpfeaturesid ?? body.recordid;
  return rowsOf('corporateFeatures', world).find(
    (row) => row.corpacct === body.corpacct && IDS.some((id) => String(row[id]) === String(sent)),
  );
}

const setsFeature = (is_disabled: boolean) =>
  does(notShown, ({ body }, world) => {
    const row = featureMeant(body, world);
    const general = foundBy(anyFeature, 'featurerecid', body.corpfeaturesid ?? body.recordid, world);
    const recordid = 60 + (world.lists.get('corporateFeatures')?.length ?? 0);
    if (row) row.is_disabled = is_disabled;
    else if (is_disabled && general)
      addRow(corporateFeature, { ...general, recordid, corpacct: body.corpacct ?? '', is_disabled }, world);
    else return 'No such feature';
    return {};
  });

/** console §7: Suspension and corporate features */
export const suspension: Calls = {
  listSuspendedAccounts: get('', lists(suspended, dataList)),
  updateSuspension: post('is_suspended=0|1 corpacct edited_by', updatesSuspension),
  addSuspension: post('is_suspended=1 corpacct posted_by', addsSuspension),
  searchCompanies: get('company', lists(account, isSuccessData, containing('company', 'company', 'account'))),
  getAccount: get('corpacct', looksUp(account, isSuccessData, of('account', 'corpacct'))),
  listCorporateFeatures: get('corpacct', lists(corporateFeature, openList, of('corpacct'))),
  listFeatures: get('', lists(anyFeature, openList)),
  enableCorporateFeature: post('corpacct recordid posted_by', setsFeature(false)),
  disableCorporateFeature: post('corpacct corpfeaturesid', setsFeature(true)),
};
