// The rules of a product's form, and the texts about products.

import * as v from 'valibot';
import type { received } from '#contract';
import { isUnread, UNKNOWN } from '#wire/unread';
import type { ActQuestion } from '@/app/saving/agreement';
import { oneOf, warning } from '@/ui/saving/fieldRules';
import { requiredText } from '@/ui/saving/requiredText';
import { dayProblem, daysAfter, isDay } from '@/ui/texts/days';
import { quoted } from '@/ui/texts/words';

type Product = received['schemas']['Product'];

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
const PAST = 'Select yesterday or a later date.';
const PAST_WARNING = 'Enter yesterday or a later date.';

/** The first day that can be chosen. */
export const firstDay = (today: string) => daysAfter(today, -1);

const day = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(NO_RANGE),
  v.check(
    (typed) => typed === '' || isDay(typed) || isUnread(typed),
    ({ input }) => dayProblem(input),
  ),
);

const written = {
  productName: requiredText('Product Service Title is required.'),
  description: requiredText('Description is required.'),
  url: requiredText('URL is required.'),
};

/** A product may have begun long ago, so a past day only causes a warning, and only when it was changed. */
const changedDay = (today: string, saved: string) =>
  v.pipe(
    day,
    warning(v.check((typed: string) => !isDay(typed) || typed === saved || typed >= firstDay(today), PAST_WARNING)),
  );

const isInOrder = ({ datefrom, dateto }: { datefrom: string; dateto: string }) =>
  !isDay(datefrom) || !isDay(dateto) || datefrom <= dateto;

export const changedSchema = (today: string, product: Product) =>
  v.pipe(
    v.object({
      ...written,
      datefrom: changedDay(today, product.datefrom),
      dateto: changedDay(today, product.dateto),
    }),
    v.forward(warning(v.partialCheck([['datefrom'], ['dateto']], isInOrder, REVERSED)), ['dateto']),
  );

/** There is no file while it is being read, or when it was refused. */
const image = v.nullable(v.instance(File, 'Select the image again.'));

export const newSchema = (today: string) => {
  const newDay = v.pipe(
    day,
    v.check((typed) => !isDay(typed) || typed >= firstDay(today), PAST),
  );
  const yesOrNo = oneOf(['0', '1']);
  return v.pipe(
    v.object({ ...written, datefrom: newDay, dateto: newDay, status: yesOrNo, banner: yesOrNo, image }),
    v.forward(v.partialCheck([['datefrom'], ['dateto']], isInOrder, REVERSED), ['dateto']),
    v.forward(
      v.partialCheck([['banner'], ['image']], ({ banner, image: file }) => banner === '0' || file !== null, NO_FILE),
      ['image'],
    ),
  );
};

export type WrittenProduct = v.InferOutput<ReturnType<typeof changedSchema>>;
export type NewProduct = v.InferOutput<ReturnType<typeof newSchema>>;

export const productForm = (product: Product): WrittenProduct => ({
  productName: product.productname,
  description: product.description,
  url: product.url,
  datefrom: product.datefrom,
  dateto: product.dateto,
});

/** A new product is shown in the app and is not a banner. */
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

export const typeOf = ({ isbanner }: Product) =>
  isbanner === null ? UNKNOWN : isbanner === 1 ? 'BANNER' : 'MARKET PLACE';

/** The consequences of deleting a product: the server keeps it but no longer lists it. */
export const deletionText = ({ productname }: Pick<Product, 'productname'>) => [
  productname,
  "It will disappear from the members' app. This cannot be undone.",
];

/** The question before a product is shown to all users of the app; none for a product that is not shown yet. */
export const publicationQuestion = (productName: string, status: string): ActQuestion | null =>
  status === '1'
    ? {
        title: "Show this in the members' app?",
        text: `Everyone who uses the members' app will see ${quoted(productName)}.`,
        confirm: 'Save',
      }
    : null;

/** The message after switching. */
export const switchedInWords = ({ productname }: Pick<Product, 'productname'>, isOn: boolean) =>
  `${quoted(productname)} is switched ${isOn ? 'on' : 'off'}.`;

export const pictureOf = ({ base64 }: Pick<Product, 'base64'>) => (base64 ? dataUrlOf(base64) : undefined);

/** Every PNG begins with the same base64 letters. */
const dataUrlOf = (base64: string) =>
  `data:image/${base64.startsWith('iVBORw0KGgo') ? 'png' : 'jpeg'};base64,${base64}`;

interface Pictured {
  isBanner: boolean;
  image?: File | null | undefined;
  /** The URL of the saved picture. */
  saved: string | undefined;
}

/**
 * The picture to preview: a banner has one, or null for an empty place. Another product only has the one from the
 * server.
 */
export function pictureOn({ isBanner, image, saved }: Pictured): File | string | null | undefined {
  return isBanner ? (image ?? saved ?? null) : saved;
}
