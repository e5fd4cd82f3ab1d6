import { containsText, dataList, dataOrError, lists, successData } from '../callBehaviour.ts';
import { account, planFile } from '../entities/accounts.ts';
import { survey } from '../entities/devices.ts';
import { addRow, rowsOf, toOwnNames } from '../entity.ts';
import { json, notShown, refusedWith } from '../replies.ts';
import type { Answers, Section } from '../shapes.ts';
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

export const plans: Section = {
  title: 'console §7: ATD / plan upload',
  calls: [
    {
      name: 'planAccountSearch',
      spec: 'console: "POST search accounts (wrapped payload with a key) -> success, data list"',
      method: 'POST',
      path: '/api/plans/account-search',
      sends: { body: 'key' },
      answers: lists(account, successData, (row, { body }) =>
        containsText(row, String(body.key ?? ''), 'company', 'account'),
      ),
    },
    {
      name: 'planFiles',
      spec: 'console: "GET uploaded files (headers CorpAcct, Contract) -> data list"',
      method: 'GET',
      path: '/api/plans/files',
      sends: { headers: 'CorpAcct Contract' },
      answers: lists(planFile, dataList, (row, { headers }) => row.corpacct === headers.corpacct),
    },
    {
      name: 'planFileContent',
      spec: 'console: "POST fetch file content {filename, filepath, fileext} -> base64 shown as image"',
      method: 'POST',
      path: '/api/plans/file-content',
      sends: { body: 'filename filepath fileext' },
      answers: fileContent,
    },
    {
      name: 'savePlanFile',
      spec: 'console: "POST save file {corpacct, contract, {product}, filetag, postedby, fileext, base64}: on HTTP 200 the view reloads, otherwise the message is alerted"',
      method: 'POST',
      path: '/api/plans/save-file',
      sends: { body: 'corpacct contract lumina filetag=ATD|EPLAN postedby fileext base64' },
      answers: savesPlanFile,
    },
  ],
};

/** The section's other two calls, request logs and logout, are in the portal document. */
export const surveys: Section = {
  title: 'console §7: Request logs and survey (request logs and logout: see the portal)',
  calls: [
    {
      name: 'surveyExport',
      spec: 'console: "POST survey export {{product}, source, platform, feature \'ALL\', startdate, enddate} -> data rows written to an xlsx; failure shows error_message"',
      method: 'POST',
      path: '/api/surveys/export',
      sends: { body: 'lumina source platform=ALL|ANDROID|IOS feature=ALL startdate enddate' },
      answers: lists(survey, dataOrError),
    },
  ],
};
