import { containing, dataList, dataOrError, does, lists, of, successData } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { account, planFile } from '../entities/accounts.ts';
import { survey } from '../entities/devices.ts';
import { addRow, removeRow, rowsOf, toOwnNames } from '../entity.ts';
import { json, notShown, refusedWith } from '../replies.ts';
import type { Answers, Row } from '../shapes.ts';
import { PICTURE } from './members.ts';

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
