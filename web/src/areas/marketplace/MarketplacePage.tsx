import { useMemo, useRef, useState } from 'react';
import { ListScreen } from '@/app/list/ListScreen';
import { useListState } from '@/app/list/listState';
import { useSearchablePages } from '@/app/list/useSearchablePages';
import { useDelete } from '@/app/saving/useDelete';
import { Trash } from '@/ui/buttons/icons';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { yesOrNo } from '@/ui/facts/statuses';
import { lookAction } from '@/ui/phone/lookAction';
import { actionsColumn } from '@/ui/table/columns/actionsColumn';
import type { Column } from '@/ui/table/columns/columns';
import { editedColumns, postedColumns } from '@/ui/table/columns/savedColumns';
import { SwitchCell } from '@/ui/table/SwitchCell';
import { shownDay } from '@/ui/texts/days';
import { containsText } from '@/ui/texts/words';
import { deleteProduct, switchProduct } from './calls';
import { allProducts, PRODUCTS_KEY, type Product, productsQuery } from './lists';
import { deletionText, FAILED, SWITCH_FAILED, switchedInWords, typeOf } from './rules';
import { useSwitch } from './useSwitch';

const NewProductDialog = lazyDialog(() => import('./NewProductDialog'));
const ProductPhoneDialog = lazyDialog(() => import('./ProductPhoneDialog'));
const ProductDialog = lazyDialog(() => import('./ProductDialog'));

const rowId = ({ recordid }: Product) => String(recordid);

const searching = {
  pageQuery: productsQuery,
  all: allProducts,
  finds: ({ productname }: Product, text: string) => containsText(productname, text),
  things: 'products and services',
};

const switching = {
  lists: PRODUCTS_KEY,
  isOn: ({ status }: Product) => status === 1,
  switched: (product: Product, isOn: boolean): Product => ({ ...product, status: isOn ? 1 : 0 }),
  send: switchProduct,
  failed: SWITCH_FAILED,
  inWords: switchedInWords,
};

export default function MarketplacePage() {
  const list = useListState();
  const products = useSearchablePages(list, searching);
  const confirmDelete = useDelete({
    refresh: PRODUCTS_KEY,
    success: 'Product/services deleted successfully.',
    failed: FAILED,
  });
  const change = useSwitch(switching, rowId);
  const close = () => list.onOpen('');
  const [previewed, setPreviewed] = useState<Product>();
  // The columns are created once and call the latest `change`, so that the rows are not rendered again.
  const switched = useRef(change);
  switched.current = change;
  const columns = useMemo(
    () => [
      ...columnsOf((product, isOn) => switched.current(product, isOn)),
      actionsColumn<Product>((product) => [
        lookAction('AGORA', product.productname, () => setPreviewed(product)),
        {
          label: `Delete ${product.productname}`,
          icon: <Trash />,
          onClick: () =>
            confirmDelete(
              { title: 'Are you sure you want to delete this record?', text: deletionText(product) },
              (by) => deleteProduct(by, product),
            ),
        },
      ]),
    ],
    [confirmDelete],
  );
  return (
    <>
      <ListScreen
        list={{ ...list, name: 'marketplace', query: products.query, columns, rowId }}
        addLabel="Add Product/Services"
        search={{ label: 'Search by title', ...products.search }}
        empty={{ title: 'No products or services', description: "The marketplace in the members' app is empty." }}
      >
        {(opened) =>
          opened ? (
            <ProductDialog key={list.open} product={opened} page={products.pageOf(opened)} onClose={close} />
          ) : (
            <NewProductDialog
              onClose={close}
              // A new product is the first one of the list.
              onAdded={() => list.onView({ page: 1 }, { replace: true })}
            />
          )
        }
      </ListScreen>
      {previewed && <ProductPhoneDialog product={previewed} onClose={() => setPreviewed(undefined)} />}
    </>
  );
}

const posted = postedColumns<Product>();
const edited = editedColumns<Product>((product) => product.edited);

const columnsOf = (onSwitch: (product: Product, isOn: boolean) => Promise<void>): Column<Product>[] => [
  { key: 'title', title: 'Title', text: ({ productname }) => productname, width: 30, wraps: true },
  { key: 'type', title: 'Type', text: typeOf, width: 17 },
  { key: 'description', title: 'Description', text: ({ description }) => description, width: 32, wraps: true },
  { key: 'url', title: 'URL', text: ({ url }) => url, width: 27, wraps: true },
  { key: 'from', title: 'Date From', text: ({ datefrom }) => shownDay(datefrom), width: 12 },
  { key: 'to', title: 'Date To', text: ({ dateto }) => shownDay(dateto), width: 12 },
  {
    key: 'active',
    title: 'Active',
    text: ({ status }) => yesOrNo(status === null ? null : status === 1),
    cell: (product) => (
      <SwitchCell
        label={`Active: ${product.productname}`}
        isOn={product.status === 1}
        onSwitch={(isOn) => onSwitch(product, isOn)}
      />
    ),
    width: 10,
  },
  posted.by,
  posted.date,
  edited.by,
  edited.date,
];
