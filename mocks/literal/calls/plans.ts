import { containsText, dataList, dataOrError, lists, successData } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { account, planFile } from '../entities/accounts.ts';
import { survey } from '../entities/devices.ts';
import { addRow, rowsOf, toOwnNames } from '../entity.ts';
import { json, notShown, refusedWith } from '../replies.ts';
import type { Answers } from '../shapes.ts';
import { PICTURE } from './members.ts';

/** 'Replace File': an account has one file for each tag. */
const savesPlanFile: Answers = {
  give: ({ body }, world) => {
    const filename = `${String(body.filetag)}.${String(body.fileext)}`;
    const old = rowsOf('planFiles', world).filter(
      (row) => row.corpacct === body.corpacct && row.filetag === body.filetag,
    );
    world.lists.set(
      'planFiles',
      (world.lists.get('planFiles') ?? []).filter((row) => !old.includes(row)),
    );
    const path = `plans/${String(body.corpacct)}/${filename}`;
    world.images.set(path, Buffer.from(String(body.base64), 'base64'));
    const row = { ...toOwnNames(planFile, body), filename, filepath: path, corpacct: body.corpacct ?? '' };
    addRow(planFile, row, world);
    return notShown.yes(world.variant);
  },
  refuse: notShown.no,
};

const fileContent: Answers = {
  give: ({ body }, { variant, images }) =>
    json(variant === 'empty' ? {} : { base64: (images.get(String(body.filepath)) ?? PICTURE).toString('base64') }),
  refuse: refusedWith('message'),
};

/** console §7: ATD / plan upload */
export const plans: Calls = {
  searchAccounts: post(
    'key',
    lists(account, successData, (row, { body }) => containsText(row, String(body.key ?? ''), 'company', 'account')),
  ),
  listPlanFiles: get(
    'CorpAcct Contract',
    lists(planFile, dataList, (row, { headers }) => row.corpacct === headers.corpacct),
  ),
  getPlanFile: post('filename filepath fileext', fileContent),
  savePlanFile: post('corpacct contract lumina filetag=ATD|EPLAN postedby fileext base64', savesPlanFile),
};

/** The section's other two calls, request logs and logout, are in the portal document. */
/** console §7: Request logs and survey (request logs and logout: see the portal) */
export const surveys: Calls = {
  exportSurvey: post(
    'lumina source platform=ALL|ANDROID|IOS feature=ALL startdate enddate',
    lists(survey, dataOrError),
  ),
};
