import { adds, containsText, lists, looksUp, openList, removes, updates } from '../callBehaviour.ts';
import { account } from '../entities/accounts.ts';
import { ercs as config } from '../entities/devices.ts';
import { answerRow, rowsOf } from '../entity.ts';
import { json, notShown, refusedWith } from '../replies.ts';
import type { Answer, Answers, Json, Row, Section, World } from '../shapes.ts';

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
  give: ({ body }, world): Answer => {
    const found = rowsOf('ercs', world).filter((row) => wanted(row, body, 'Company') && wanted(row, body, 'CorpAcct'));
    const all = paged(found, body.PageNumber, body.PageSize, world);
    return json(world.variant === 'second' ? { Data: all.Data ?? [] } : all);
  },
  refuse: refusedWith('message'),
};

function wanted(row: Row, body: Row, field: string): boolean {
  return containsText(row, String(body[field] ?? ''), field);
}

export const ercs: Section = {
  title: 'console §7: eRCS',
  calls: [
    {
      name: 'ercsList',
      spec: 'console: "GET list with pageNumber and pageSize query parameters (response Data, success, PageNumber, TotalRecords, TotalPages)"',
      method: 'GET',
      path: '/api/ercs/list',
      sends: { query: 'pageNumber=<digits> pageSize=<digits>' },
      answers: listsPage,
    },
    {
      name: 'ercsSearch',
      spec: 'console: "POST search {Company, CorpAcct, PageNumber, PageSize}"',
      method: 'POST',
      path: '/api/ercs/search',
      sends: { body: 'Company CorpAcct PageNumber PageSize' },
      answers: searches,
    },
    {
      name: 'ercsCompanySearch',
      spec: 'console: "GET company account search (header company)"',
      method: 'GET',
      path: '/api/ercs/company-search',
      sends: { headers: 'company' },
      answers: lists(account, openList, (row, { headers }) => containsText(row, headers.company, 'company')),
    },
    {
      name: 'ercsAccountLookup',
      spec: 'console: "with fallback GET (header corpacct)"',
      method: 'GET',
      path: '/api/ercs/account',
      sends: { headers: 'corpacct' },
      answers: looksUp(account, openList, (row, { headers }) => row.account === headers.corpacct),
    },
    {
      name: 'addErcs',
      spec: 'console: "POST add, one per chosen type {CorpAcct, Type, Format, Value, PostedBy}"',
      method: 'POST',
      path: '/api/ercs/add',
      sends: { body: `CorpAcct ${VALUES} PostedBy` },
      answers: adds(config, notShown, {
        also: (row, _asked, world) => {
          row.Company = rowsOf('accounts', world).find((account) => account.account === row.CorpAcct)?.company ?? '';
        },
      }),
    },
    {
      name: 'updateErcs',
      spec: 'console: "POST update {AcctApp_ConfigurationId, Type, Format, Value, EditedBy}"',
      method: 'POST',
      path: '/api/ercs/update',
      sends: { body: `AcctApp_ConfigurationId ${VALUES} EditedBy` },
      answers: updates(config, notShown),
    },
    {
      name: 'deleteErcs',
      spec: 'console: "POST delete {AcctApp_ConfigurationId, EditedBy}"',
      method: 'POST',
      path: '/api/ercs/delete',
      sends: { body: 'AcctApp_ConfigurationId EditedBy' },
      answers: removes(config, notShown),
    },
  ],
};
