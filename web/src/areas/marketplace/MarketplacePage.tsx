import { Switch } from '@blueprintjs/core';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { ApiError, unknownOutcome } from '@/api/answer';
import { ListScreen } from '@/app/list/ListScreen';
import { type ListState, useListState } from '@/app/list/listState';
import { type Page, type Paged, type PageQuery, usePagedList } from '@/app/list/usePagedList';
import { offerUndo } from '@/app/saving/undo';
import { useDelete } from '@/app/saving/useDelete';
import { sameSession } from '@/app/session/store';
import { Trash } from '@/ui/buttons/pageIcons';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { yesOrNo } from '@/ui/facts/statuses';
import { toast } from '@/ui/messages/toasts';
import { lookAction } from '@/ui/phone/lookAction';
import type { Column } from '@/ui/table/columns/columns';
import { editedColumns, postedColumns } from '@/ui/table/columns/savedColumns';
import { actionsColumn } from '@/ui/table/columns/usualColumns';
import { shownDay } from '@/ui/texts/days';
import { containsText } from '@/ui/texts/words';
import { allProducts, deleteProduct, PRODUCTS_KEY, type Product, productsQuery, switchProduct } from './calls';
import { deletionText, FAILED, SWITCH_FAILED, switchedInWords, typeOf } from './rules';
import '@/ui/table/table.css';
import { cachedFilter, isPart, type ReadOptions } from '@/app/list/readWholeList';
import { SearchProgress } from '@/app/list/SearchProgress';
import { wholeListQuery } from '@/app/list/wholeListQuery';

const MAYBE_SWITCHED = 'It may have been changed. Check the list.';

interface Options<Row> {
  /** The key of the pages that may contain the row. */
  lists: QueryKey;
  isOn: (row: Row) => boolean;
  switched: (row: Row, isOn: boolean) => Row;
  send: (row: Row, isOn: boolean) => Promise<unknown>;
  /** The message when it fails. */
  failed: string;
  /** The message when it is done, with Undo. */
  inWords: (row: Row, isOn: boolean) => string;
}

/** A switch in a row of a list: shown in its new position at once, and moved back when the server refuses. */
function useSwitch<Row>(
  { lists, isOn: isOnIn, switched, send, failed, inWords }: Options<Row>,
  idOf: (row: Row) => string,
) {
  const queries = useQueryClient();
  const underWay = useRef(0);
  const show = (changed: Row, isOn: boolean) =>
    queries.setQueriesData<Paged<Row>>({ queryKey: lists }, (page) => {
      if (!page) return page;
      return { ...page, rows: page.rows.map((row) => (idOf(row) === idOf(changed) ? switched(row, isOn) : row)) };
    });

  const isSwitched = (row: Row, isOn: boolean) =>
    queries
      .getQueriesData<Paged<Row>>({ queryKey: lists })
      .flatMap(([, page]) => page?.rows ?? [])
      .some((each) => idOf(each) === idOf(row) && isOnIn(each) === isOn);

  /** Shows the new position at once, and the old one again when the call fails. */
  const flip = async (row: Row, isOn: boolean): Promise<void> => {
    underWay.current += 1;
    try {
      // A page that is loading still has the old state. Cancelled later, it would also restore the rows from before the
      // change.
      await queries.cancelQueries({ queryKey: lists });
      show(row, isOn);
      await send(row, isOn);
    } catch (error) {
      show(row, !isOn);
      throw error;
    } finally {
      underWay.current -= 1;
    }
  };

  return async (row: Row, isOn: boolean): Promise<void> => {
    const isTheirs = sameSession();
    const failure = await flip(row, isOn).then(
      () => null,
      (error: unknown) => ({
        isUnknown: unknownOutcome(error) !== undefined,
        text: error instanceof ApiError && error.isNotSent ? `${failed} ${error.message}` : failed,
      }),
    );
    // If the session has ended or another user has signed in, the result is not for them.
    if (!isTheirs()) return;
    // While other switches are on their way, a refetched list would show their old positions.
    let isLookedUp = false;
    if (underWay.current === 0) {
      const anew = queries.invalidateQueries({ queryKey: lists });
      if (failure?.isUnknown) {
        await anew;
        const shown = queries.getQueryCache().findAll({ queryKey: lists, type: 'active' });
        isLookedUp = shown.every(({ state }) => state.status === 'success');
      }
    }
    // A call without an answer may have been carried out: the refetched list shows whether it was.
    if (failure?.isUnknown && !isLookedUp) {
      if (isTheirs()) toast.warning(`${failed} ${MAYBE_SWITCHED}`, 5000);
    } else if (failure && !isSwitched(row, isOn) && isTheirs()) toast.warning(failure.text);
    if (failure) return;
    const undo = () => flip(row, !isOn);
    offerUndo({ done: inWords(row, isOn), undone: inWords(row, !isOn), undo }, { queries, refresh: lists });
  };
}

const NewProductDialog = lazyDialog(async () => ({ default: (await import('./ProductDialog')).NewProductDialog }));
const ProductPhoneDialog = lazyDialog(async () => ({ default: (await import('./phone')).ProductPhoneDialog }));
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
              (agreed) => deleteProduct(agreed, product),
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

interface Props {
  /** Names the row as well: 'Active: Executive check-up'. */
  label: string;
  isOn: boolean;
  /** Resolves when the result is known. */
  onSwitch: (isOn: boolean) => Promise<void>;
}

/** A switch in a row. Clicks are ignored until the previous one has been answered. */
function SwitchCell({ label, isOn, onSwitch }: Props) {
  const [isOnItsWay, setOnItsWay] = useState(false);
  const isBusy = useRef(false);

  const change = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setOnItsWay(true);
    await onSwitch(!isOn);
    isBusy.current = false;
    setOnItsWay(false);
  };

  return (
    <Switch
      className={isOnItsWay ? 'switch-cell switch-on-its-way' : 'switch-cell'}
      role="switch"
      aria-label={label}
      aria-busy={isOnItsWay}
      checked={isOn}
      onChange={() => void change()}
    />
  );
}

// A list that the server pages but cannot search: shows its pages, or the search results from all of them.

interface SearchablePages<Row> {
  pageQuery: (page: Page) => PageQuery<Row>;
  /** Read in pages of `step` rows. */
  all: ReadOptions<Row> & { queryKey: readonly unknown[]; step: number };
  finds: (row: Row, text: string) => boolean;
  /** A word for the items of the list. */
  things: string;
}

const NONE: never[] = [];

/** Returns the query and search of a `ListTable`; `pageOf` gives the page of a row, to be checked again before it is saved. */
function useSearchablePages<Row extends object>(list: ListState, options: SearchablePages<Row>) {
  const { pageQuery, all, finds, things } = options;
  const { view, text } = list;
  const isSearched = text.trim() !== '';
  const paged = usePagedList({ view, text: '' }, pageQuery, !isSearched);
  const look = useQuery({ ...wholeListQuery(all), enabled: isSearched });
  const { data, error, isFetching, isPending, refetch } = look;
  const searched = useDeferredValue(text);
  const fits = useMemo(() => cachedFilter((row: Row) => finds(row, searched)), [finds, searched]);
  const found = useMemo(() => (isSearched ? (data?.rows ?? NONE).filter(fits) : NONE), [isSearched, data, fits]);
  if (!isSearched) return { query: paged.query, search: {}, pageOf: () => paged.request };
  const failure = isFetching ? null : error;
  return {
    query: {
      data: failure || isPending ? undefined : found,
      error: failure,
      // Shown as loading while nothing is found yet, rather than as empty.
      isPending: isPending || (isFetching && found.length === 0),
      refetch,
      serverTotal: undefined,
      isFound: true,
      isGrowing: isFetching,
    },
    search: {
      progress: <SearchProgress look={look} queryKey={all.queryKey} things={things} />,
      nothingFound: {
        title: 'No matches',
        ...(isPart(data) && { description: `Not all ${things} were searched.` }),
      },
    },
    pageOf: (row: Row): Page => {
      const at = data?.rows.findIndex((each) => all.idOf(each) === all.idOf(row)) ?? 0;
      return { page: Math.floor(Math.max(0, at) / all.step) + 1, pageSize: all.step };
    },
  };
}
