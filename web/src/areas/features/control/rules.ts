// What a feature's form must have, and in which orders the features are offered.
import * as v from 'valibot';
import { warning } from '@/ui/judgedForm';
import { nameOrders } from '@/ui/table/nameOrders';
import type { AppFeature, FeatureFields } from './calls';

const NO_NAME = 'Please input the feature.';
const NO_WEB_ADDRESS = 'This is no http or https address.';

/** An address that a browser opens, without a space in it. */
function isWebAddress(typed: string): boolean {
  return /^https?:\/\/\S+$/i.test(typed) && URL.canParse(typed);
}

/** A feature may lead into an app as well: that is only warned of, and of what is saved already nothing is said. */
export const featureSchema = (saved?: AppFeature) =>
  v.object({
    feature: v.pipe(v.string(), v.trim(), v.nonEmpty(NO_NAME)),
    text: v.pipe(v.string(), v.trim()),
    url: v.pipe(
      v.string(),
      v.trim(),
      warning(
        v.check((typed: string) => typed === '' || typed === saved?.url?.trim() || isWebAddress(typed), NO_WEB_ADDRESS),
      ),
    ),
    status: v.picklist(['A', 'D', 'S']),
  });

/** Of a feature that is there, or of a new one. */
export const fieldsOf = (row: AppFeature | undefined): FeatureFields => ({
  feature: row?.feature ?? '',
  text: row?.text ?? '',
  url: row?.url ?? '',
  status: row?.status ?? 'A',
});

export const ORDERS = nameOrders('feature', 'Ascending A-Z', 'Descending Z-A');
