import { defineArea } from '../../area';
import { pictureTypeOf } from '../../forms/pictureType';
import { NEVER, savedMomentOf } from '../../manilaTime';
import { ALREADY_THERE, DONE, findOrUnknown, isTaken, nextId } from '../../records';
import { MANY, manyRows } from '../../seeding/manyRows';
import { listedProduct, type Product, seedProducts } from './seed';

interface State {
  /** The newest first. Deleted products stay in the list, marked as deleted. */
  products: Product[];
  /** Set by a scenario: products with a picture cannot be saved. */
  failsWithPicture: boolean;
}

const USUAL = 70;

const manyProducts = manyRows((now) => seedProducts(now, MANY));

const present = ({ products }: State) => products.filter(({ deleted }) => deleted === 0);

export const marketplace = defineArea<State>({
  name: 'marketplace',
  seed: (now) => ({ products: seedProducts(now, USUAL), failsWithPicture: false }),
  empty: () => ({ products: [] }),
  large: (now) => ({ products: manyProducts(now) }),
  scenarios: [
    {
      name: 'toggle-fails',
      description:
        'Products of the marketplace cannot be activated or deactivated: the switch moves back, with a warning.',
      prepare: (world) => void world.faults.set('updateProductStatus', { status: 500 }),
    },
  ],
  handlers: {
    listProducts: ({ query, state }) => {
      const found = present(state);
      if (found.length === 0) return { example: 'empty' };
      const [page, size] = [Number(query.page), Number(query.pageSize)];
      const data = found.slice((page - 1) * size, page * size).map(listedProduct);
      return { status: 200, body: { data, recordcount: found.length } };
    },
    addProduct: ({ body, state, world }) => {
      const { productName, banner, ...fields } = body.Value;
      if (state.failsWithPicture && fields.base64) return { status: 500, example: 'internalServerError' };
      if (isTaken(present(state), 'productname', productName)) return ALREADY_THERE;
      if (banner === 1 && !pictureTypeOf(Buffer.from(fields.base64, 'base64'))) return { example: 'notAPicture' };
      const recordid = nextId(state.products, 'recordid');
      const saved = { posteddate: savedMomentOf(world.now()), editedby: '', edited: NEVER };
      const named = { recordid, productID: recordid, productname: productName, isbanner: banner };
      state.products.unshift({ ...named, ...fields, ...saved });
      return DONE;
    },
    updateProduct: ({ body, state, world }) => {
      const { recordid, productName, ...fields } = body.Value;
      return findOrUnknown(present(state), 'recordid', recordid, (product) => {
        if (isTaken(present(state), 'productname', productName, product)) return ALREADY_THERE;
        const edited = { productname: productName, edited: savedMomentOf(world.now()) };
        Object.assign(product, { ...fields, ...edited } satisfies Partial<Product>);
        return DONE;
      });
    },
    updateProductStatus: ({ body: { Value }, state }) =>
      findOrUnknown(present(state), 'recordid', Value.recordid, (product) => {
        product.status = Value.status;
        return DONE;
      }),
    deleteProduct: ({ body: { Value }, state }) =>
      findOrUnknown(present(state), 'recordid', Value.recordid, (product) => {
        product.deleted = Value.deleted;
        return DONE;
      }),
  },
});
