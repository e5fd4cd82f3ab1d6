import { adds, openList, updates } from '../callBehaviour.ts';
import { marketplace as product } from '../entities/devices.ts';
import { answerRow, rowsOf } from '../entity.ts';
import { notShown } from '../replies.ts';
import type { Answers, Section } from '../shapes.ts';

/** "Delete sets deleted to 1 (soft delete)": the document does not say whether the list still has such a record. */
const listsPage: Answers = {
  give: ({ query }, world) => {
    const rows = rowsOf('marketplace', world).filter((row) => world.variant === 'second' || Number(row.deleted) !== 1);
    const size = Number(query.pageSize) || 10;
    const from = ((Number(query.page) || 1) - 1) * size;
    const page = rows.slice(from, from + size).map((row) => answerRow(product, row, world.variant));
    return openList.put(page, world.variant);
  },
  refuse: openList.no,
};

export const marketplace: Section = {
  title: 'console §7: Marketplace',
  calls: [
    {
      name: 'products',
      spec: 'console: "GET list with query parameters page and pageSize"',
      method: 'GET',
      path: '/api/marketplace/products',
      sends: { query: 'page=<digits> pageSize=<digits>' },
      answers: listsPage,
    },
    {
      name: 'addProduct',
      spec: 'console: "POST add {productName, description, status, banner, deleted, url, base64, datefrom, dateto, postedby}"',
      method: 'POST',
      path: '/api/marketplace/products/add',
      sends: {
        body: 'productName description status=1|0 banner=0|1 deleted=0|1 url base64 datefrom dateto postedby',
      },
      answers: adds(product, notShown),
    },
    {
      name: 'updateProduct',
      spec: 'console: "POST update {recordid, productName, description, url, datefrom, dateto, editedby}"',
      method: 'POST',
      path: '/api/marketplace/products/update',
      sends: { body: 'recordid productName description url datefrom dateto editedby' },
      answers: updates(product, notShown),
    },
    {
      name: 'toggleProduct',
      spec: 'console: "POST status toggle {recordid, status 1/0}"',
      method: 'POST',
      path: '/api/marketplace/products/toggle',
      sends: { body: 'recordid status=1|0' },
      answers: updates(product, notShown),
    },
    {
      name: 'deleteProduct',
      spec: 'console: "POST delete {recordid, deleted 1}"',
      method: 'POST',
      path: '/api/marketplace/products/delete',
      sends: { body: 'recordid deleted=1' },
      answers: updates(product, notShown),
    },
  ],
};
