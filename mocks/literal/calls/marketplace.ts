import { adds, openList, updates } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { marketplace as product } from '../entities/devices.ts';
import { answerRow, rowsOf } from '../entity.ts';
import { notShown } from '../replies.ts';
import type { Answers } from '../shapes.ts';

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

/** console §7: Marketplace */
export const marketplace: Calls = {
  listProducts: get('', listsPage, { query: 'page=<digits> pageSize=<digits>' }),
  addProduct: post(
    'productName description status=1|0 banner=0|1 deleted=0|1 url base64 datefrom dateto postedby',
    adds(product, notShown),
  ),
  updateProduct: post('recordid productName description url datefrom dateto editedby', updates(product, notShown)),
  updateProductStatus: post('recordid status=1|0', updates(product, notShown)),
  deleteProduct: post('recordid deleted=1', updates(product, notShown)),
};
