import { UNKNOWN } from '#wire/unread';
import { config } from '@/app/config';
import { EmailText } from '@/ui/facts/PostedEdited';
import type { Column } from '@/ui/table/columns/columns';
import { savedColumns } from '@/ui/table/columns/savedColumns';
import type { Assignment } from './calls';
import './ebilling.css';
import { addressesIn, officeText } from './rules';

const posted = savedColumns<Assignment>(
  'posted',
  'Posted',
  ({ PostedBy }) => PostedBy,
  ({ Posted }) => Posted,
);
const edited = savedColumns<Assignment>(
  'edited',
  'Edited',
  ({ EditedBy }) => EditedBy,
  ({ Edited }) => Edited,
);

/** One address per line. */
const addressColumn = (key: string, title: string, textOf: (row: Assignment) => string): Column<Assignment> => ({
  key,
  title,
  text: (row) => addressesIn(textOf(row)).join('; '),
  cell: (row) =>
    addressesIn(textOf(row)).map((address) => (
      <div key={address}>
        <EmailText address={address} />
      </div>
    )),
  width: 38,
  wraps: true,
});

export const secondBrandText = () => `${config().secondBrand} Claims Ebilling`;

export const columns: Column<Assignment>[] = [
  {
    key: 'region',
    title: 'Region',
    text: ({ RegionName }) => RegionName,
    // Sorted by code, because the names contain Roman numerals.
    sortBy: ({ RegionCode }) => RegionCode,
    width: 30,
    wraps: true,
  },
  { key: 'province', title: 'Province', text: ({ ProvinceName }) => ProvinceName, width: 22, wraps: true },
  {
    key: 'municipality',
    title: 'Municipality',
    text: ({ MunicipalName }) => MunicipalName,
    width: 22,
    wraps: true,
    names: true,
  },
  { key: 'office', title: 'Office', text: ({ Office }) => officeText(Office), width: 28, wraps: true },
  addressColumn('email', 'Email', ({ EmailAdd }) => EmailAdd),
  addressColumn('cc', 'CC', ({ CCEmail }) => CCEmail),
  addressColumn('bcc', 'BCC', ({ BCCEmail }) => BCCEmail),
  {
    key: 'hmo',
    title: 'HMO Type',
    text: ({ Avega }) => (Avega === null ? UNKNOWN : Avega ? secondBrandText() : config().product),
    width: 24,
  },
  posted.by,
  posted.date,
  edited.by,
  edited.date,
];
