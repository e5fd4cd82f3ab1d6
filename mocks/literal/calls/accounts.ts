import {
  containing,
  dataList,
  dataOrError,
  does,
  isSuccessData,
  lists,
  looksUp,
  of,
  openList,
  successData,
  updates,
} from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import {
  account,
  accountBank,
  anyFeature,
  bank,
  contract,
  corporateFeature,
  planFile,
  suspended,
} from '../entities/accounts.ts';
import { survey } from '../entities/devices.ts';
import { addRow, foundBy, removeRow, rowsOf, toOwnNames } from '../entity.ts';
import { isSuccessMessage, json, notShown, refusedWith } from '../replies.ts';
import type { Answers, Row, World } from '../shapes.ts';
import { PICTURE } from './members.ts';

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

const addsBank = does(isSuccessMessage, ({ body }, world) => {
  const chosen = foundBy(bank, 'recordid', body.bankcodeandswiftcodeRecID, world);
  if (!chosen) return 'No such bank';
  const { corpacct = '', contract: plan = '', excl = '' } = body;
  addRow(accountBank, { ...chosen, corpacct, contract: plan, excl }, world);
  return {};
});

/** console §7: Bank inclusion */
export const banks: Calls = {
  bankCompanySearch: get('company', lists(account, openList, containing('company', 'company', 'account'))),
  bankAccountLookup: get('corpacct', looksUp(account, openList, of('account', 'corpacct'))),
  getAccountContract: get('acct', looksUp(contract, openList, of('account', 'acct'))),
  listAccountBanks: get(
    'acct contract',
    lists(
      accountBank,
      openList,
      (row, { headers }) => row.corpacct === headers.acct && row.contract === headers.contract,
    ),
  ),
  listBanks: get('', lists(bank, openList)),
  addAccountBank: post('corpacct contract bankcodeandswiftcodeRecID excl=I|X', addsBank),
  updateAccountBank: post('Corp_RIBanksID editedby excl=X|I', updates(accountBank, notShown)),
};

/** 'Replace File': an account has one file for each tag. */
const savesPlanFile = does(notShown, ({ body }, world) => {
  const filename = `${String(body.filetag)}.${String(body.fileext)}`;
  const isOld = (row: Row) => row.corpacct === body.corpacct && row.filetag === body.filetag;
  for (const row of rowsOf('planFiles', world).filter(isOld)) removeRow(planFile, row, world);
  const filepath = `plans/${String(body.corpacct)}/${filename}`;
  world.images.set(filepath, Buffer.from(String(body.base64), 'base64'));
  addRow(planFile, { ...toOwnNames(planFile, body), filename, filepath, corpacct: body.corpacct ?? '' }, world);
  return {};
});

const fileContent: Answers = {
  give: ({ body }, { variant, images }) =>
    json(variant === 'empty' ? {} : { base64: (images.get(String(body.filepath)) ?? PICTURE).toString('base64') }),
  refuse: refusedWith('message'),
};

/** console §7: ATD / plan upload */
export const plans: Calls = {
  searchAccounts: post('key', lists(account, successData, containing('key', 'company', 'account'))),
  listPlanFiles: get('CorpAcct Contract', lists(planFile, dataList, of('corpacct'))),
  getPlanFile: post('filename filepath fileext', fileContent),
  savePlanFile: post('corpacct contract lumina filetag=ATD|EPLAN postedby fileext base64', savesPlanFile),
};

/** console §7: Request logs and survey (request logs and logout: see the portal) */
export const surveys: Calls = {
  exportSurvey: post(
    'lumina source platform=ALL|ANDROID|IOS feature=ALL startdate enddate',
    lists(survey, dataOrError),
  ),
};
