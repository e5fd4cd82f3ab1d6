// What may be sold, and from when to when.
import * as v from 'valibot';
import { DAY_FORMAT, daysAfter, isDay } from '@/ui/days';
import type { Product } from './lists';

export const IMAGE_LIMITS = {
  maxBytes: 4096 * 1024,
  wrongType: 'Invalid file type. Only jpg, jpeg, and png are allowed.',
  tooLarge: 'Maximum file size is 4MB. Please select another file.',
};

export const FAILED = 'An error occurred. Please try again.';
export const SWITCH_FAILED = 'An error occurred updating status. Please try again.';
const NO_RANGE = 'Date range is required.';
const REVERSED = 'Invalid Date Range.';
const NO_FILE = 'No Uploaded File Found.';
const PAST = 'Dates before yesterday cannot be chosen.';

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** The first day that can be chosen. */
export const firstDay = (today: string) => daysAfter(today, -1);

/** A day of the past stays what it was: a product whose days have begun can still be edited. */
const day = (today: string, saved: string | undefined) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(NO_RANGE),
    v.check((typed) => typed === '' || isDay(typed), `Please write the date as ${DAY_FORMAT}`),
    v.check((typed) => !isDay(typed) || typed === saved || typed >= firstDay(today), PAST),
  );

const entriesOf = (today: string, saved?: Product) => ({
  productName: required('Product Service Title is required.'),
  description: required('Description is required.'),
  url: required('URL is required.'),
  datefrom: day(today, saved?.datefrom),
  dateto: day(today, saved?.dateto),
});

const isInOrder = ({ datefrom, dateto }: { datefrom: string; dateto: string }) =>
  !isDay(datefrom) || !isDay(dateto) || datefrom <= dateto;

export const changedSchema = (today: string, product: Product) =>
  v.pipe(
    v.object(entriesOf(today, product)),
    v.forward(v.partialCheck([['datefrom'], ['dateto']], isInOrder, REVERSED), ['dateto']),
  );

/** While a file is read, or when it was refused, there is none to be saved. */
const image = v.nullable(v.instance(File, 'Please choose the image again.'));

export const newSchema = (today: string) =>
  v.pipe(
    v.object({ ...entriesOf(today), status: v.picklist(['0', '1']), banner: v.picklist(['0', '1']), image }),
    v.forward(v.partialCheck([['datefrom'], ['dateto']], isInOrder, REVERSED), ['dateto']),
    v.forward(
      v.partialCheck([['banner'], ['image']], ({ banner, image: file }) => banner === '0' || file !== null, NO_FILE),
      ['image'],
    ),
  );

export type WrittenProduct = v.InferOutput<ReturnType<typeof changedSchema>>;
export type NewProduct = v.InferOutput<ReturnType<typeof newSchema>>;

export const productForm = (product: Product): WrittenProduct => ({
  productName: product.productname,
  description: product.description,
  url: product.url,
  datefrom: product.datefrom,
  dateto: product.dateto,
});

/** A new product is shown in the app, and no banner. */
export const emptyProduct: v.InferInput<ReturnType<typeof newSchema>> = {
  productName: '',
  description: '',
  url: '',
  datefrom: '',
  dateto: '',
  status: '1',
  banner: '0',
  image: null,
};

export const typeOf = ({ isbanner }: Product) => (isbanner === 1 ? 'BANNER' : 'MARKET PLACE');
