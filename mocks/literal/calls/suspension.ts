import { containsText, dataList, isSuccessData, lists, looksUp, openList } from '../callBehaviour.ts';
import { account, anyFeature, corporateFeature, suspended } from '../entities/accounts.ts';
import { addRow, foundBy, removeRow, rowsOf } from '../entity.ts';
import { isSuccessMessage, notShown } from '../replies.ts';
import type { Answers, Asked, Row, Section, World } from '../shapes.ts';

const updatesSuspension: Answers = {
  give: ({ body }, world) => {
    const row = foundBy(suspended, 'corpacct', body.corpacct, world);
    if (!row) return isSuccessMessage.no('No such account', world.variant);
    const edited = { edited: '2026-11-20T08:15:00', edited_by: body.edited_by ?? '' };
    Object.assign(row, { is_suspended: Number(body.is_suspended), ...edited });
    return isSuccessMessage.yes(world.variant);
  },
  refuse: isSuccessMessage.no,
};

const addsSuspension: Answers = {
  give: ({ body }, world) => {
    const known = foundBy(suspended, 'corpacct', body.corpacct, world);
    if (known) removeRow(suspended, known, world);
    const company = foundBy(account, 'account', body.corpacct, world)?.company ?? '';
    const recordid = (world.lists.get('suspendedAccounts')?.length ?? 0) + 10;
    const { corpacct = '', posted_by = '' } = body;
    const row: Row = { corpacct, posted_by, company, recordid, is_suspended: Number(body.is_suspended) };
    addRow(suspended, { ...row, posted: '2026-11-20T08:15:00' }, world);
    return notShown.yes(world.variant);
  },
  refuse: notShown.no,
};

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

function setsFeature(is_disabled: boolean): Answers {
  return {
    give: ({ body }: Asked, world) => {
      const row = featureMeant(body, world);
      const id = body.corpfeaturesid ?? body.recordid;
      const general = foundBy(anyFeature, 'featurerecid', id, world);
      if (row) row.is_disabled = is_disabled;
      else if (is_disabled && general)
        addRow(corporateFeature, { ...general, ...newIds(world), corpacct: body.corpacct ?? '', is_disabled }, world);
      else return notShown.no('No such feature', world.variant);
      return notShown.yes(world.variant);
    },
    refuse: notShown.no,
  };
}

function newIds(world: World): Row {
  return { recordid: 60 + (world.lists.get('corporateFeatures')?.length ?? 0) };
}

export const suspension: Section = {
  title: 'console §7: Suspension and corporate features',
  calls: [
    {
      name: 'suspendedAccounts',
      spec: 'console: "GET suspended list -> data rows (corpacct, company, is_suspended, posted, posted_by, edited, edited_by)"',
      method: 'GET',
      path: '/api/suspension/list',
      sends: {},
      answers: lists(suspended, dataList),
    },
    {
      name: 'updateSuspension',
      spec: 'console: "POST update suspension {is_suspended, corpacct, edited_by} -> is_success, message"',
      method: 'POST',
      path: '/api/suspension/update',
      sends: { body: 'is_suspended=0|1 corpacct edited_by' },
      answers: updatesSuspension,
    },
    {
      name: 'addSuspension',
      spec: 'console: "POST add suspension {is_suspended 1, corpacct, posted_by}"',
      method: 'POST',
      path: '/api/suspension/add',
      sends: { body: 'is_suspended=1 corpacct posted_by' },
      answers: addsSuspension,
    },
    {
      name: 'suspensionCompanySearch',
      spec: 'console: "GET company search (header company); … -> is_success, data, message"',
      method: 'GET',
      path: '/api/suspension/company-search',
      sends: { headers: 'company' },
      answers: lists(account, isSuccessData, (row, { headers }) =>
        containsText(row, headers.company, 'company', 'account'),
      ),
    },
    {
      name: 'suspensionAccountLookup',
      spec: 'console: "GET account lookup (header corpacct) -> is_success, data, message"',
      method: 'GET',
      path: '/api/suspension/account',
      sends: { headers: 'corpacct' },
      answers: looksUp(account, isSuccessData, (row, { headers }) => row.account === headers.corpacct),
    },
    {
      name: 'corporateFeatures',
      spec: 'console: "GET corporate features (header corpacct)"',
      method: 'GET',
      path: '/api/corporate-features/of-account',
      sends: { headers: 'corpacct' },
      answers: lists(corporateFeature, openList, (row, { headers }) => row.corpacct === headers.corpacct),
    },
    {
      name: 'allFeatures',
      spec: 'console: "GET all features -> feature, featurerecid"',
      method: 'GET',
      path: '/api/corporate-features/all',
      sends: {},
      answers: lists(anyFeature, openList),
    },
    {
      name: 'enableCorporateFeature',
      spec: 'console: "POST re-enable {corpacct, recordid, posted_by}"',
      method: 'POST',
      path: '/api/corporate-features/enable',
      sends: { body: 'corpacct recordid posted_by' },
      answers: setsFeature(false),
    },
    {
      name: 'disableCorporateFeature',
      spec: 'console: "POST disable {corpacct, corpfeaturesid}"',
      method: 'POST',
      path: '/api/corporate-features/disable',
      sends: { body: 'corpacct corpfeaturesid' },
      answers: setsFeature(true),
    },
  ],
};
