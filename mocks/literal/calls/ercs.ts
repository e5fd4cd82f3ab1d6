import { adds, containing, lists, looksUp, of, openList, removes, updates } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { account } from '../entities/accounts.ts';
import { ercs as config } from '../entities/devices.ts';
import { answerRow, rowsOf } from '../entity.ts';
import { json, notShown, refusedWith } from '../replies.ts';
import type { Answer, Answers, Json, Row, World } from '../shapes.ts';

const TYPES = ['AGORA', 'AGORAPOD', 'BEULAH', 'PROVIDERS', 'WEBCALLCENTER']
  .flatMap((type) => [`${type}_RCS1_VALIDITY`, `${type}_RCS2_VALIDITY`])
  .join('|');
const VALUES = `Type=${TYPES} Format=number|word Value`;

function paged(rows: Row[], page: Json | undefined, size: Json | undefined, world: World): Row {
  const PageNumber = Number(page) || 1;
  const pageSize = Number(size) || 10;
  const start = (PageNumber - 1) * pageSize;
  const count = (value: number): Json => (world.variant === 'second' ? String(value) : value);
  return {
    Data: rows.slice(start, start + pageSize).map((row) => answerRow(config, row, world.variant)),
    success: true,
    PageNumber: count(PageNumber),
    TotalRecords: count(rows.length),
    TotalPages: count(Math.ceil(rows.length / pageSize)),
  };
}

const listsPage: Answers = {
  give: ({ query }, world) => json(paged(rowsOf('ercs', world), query.pageNumber, query.pageSize, world)),
  refuse: refusedWith('message'),
};

/** The answer of a search is not shown: either the same as the list's, or only its rows. */
const searches: Answers = {
  give: (request, world): Answer => {
    const { body } = request;
    const found = rowsOf('ercs', world).filter((row) => ofCompany(row, request) && ofAccount(row, request));
    const all = paged(found, body.PageNumber, body.PageSize, world);
    return json(world.variant === 'second' ? { Data: all.Data ?? [] } : all);
  },
  refuse: refusedWith('message'),
};

const ofCompany = containing('Company', 'Company');
const ofAccount = containing('CorpAcct', 'CorpAcct');

/** console §7: eRCS */
export const ercs: Calls = {
  listRcsConfigs: get('', listsPage, { query: 'pageNumber=<digits> pageSize=<digits>' }),
  searchRcsConfigs: post('Company CorpAcct PageNumber PageSize', searches),
  ercsCompanySearch: get('company', lists(account, openList, containing('company', 'company'))),
  ercsAccountLookup: get('corpacct', looksUp(account, openList, of('account', 'corpacct'))),
  addRcsConfig: post(
    `CorpAcct ${VALUES} PostedBy`,
    adds(config, notShown, {
      also: (row, _asked, world) => {
        row.Company = rowsOf('accounts', world).find((account) => account.account === row.CorpAcct)?.company ?? '';
      },
    }),
  ),
  updateRcsConfig: post(`AcctApp_ConfigurationId ${VALUES} EditedBy`, updates(config, notShown)),
  deleteRcsConfig: post('AcctApp_ConfigurationId EditedBy', removes(config, notShown)),
};
