import { yesOrNo } from '@/ui/facts/statuses';
import type { Column } from '@/ui/table/columns/columns';
import { editedColumns, postedColumns } from '@/ui/table/columns/savedColumns';
import { SwitchCell } from '@/ui/table/SwitchCell';
import { shownDay } from '@/ui/texts/days';
import type { Product } from './lists';
import { typeOf } from './rules';

const posted = postedColumns<Product>();
const edited = editedColumns<Product>((product) => product.edited);

export const columnsOf = (onSwitch: (product: Product, isOn: boolean) => Promise<void>): Column<Product>[] => [
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
