// What a feature's form must have, and in which orders the features are offered.
import * as v from 'valibot';
import { type Asked, HARMLESS } from '@/app/saving/acts';
import { disabledMessages } from '@/ui/facts/statuses';
import { warning } from '@/ui/saving/judged';
import { nameOrders } from '@/ui/table/ordering/nameOrders';
import { nameIn, quoted } from '@/ui/texts/words';
import type { AppFeature, FeatureFields } from './calls';
import type { Variant } from './variants';

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

const DOES = {
  A: 'It can be used by everybody.',
  D: 'Nobody can use it.',
  S: 'It can be used by those alone who are exempted.',
} as const;

/** Of many at once. Who was exempted from one that is specific is so no longer. */
export function switchingMany(features: readonly Pick<AppFeature, 'status'>[], isOn: boolean): string {
  const does = isOn ? 'They can be used by everybody.' : 'Nobody can use them.';
  const exempt = features.filter(({ status }) => status === 'S').length;
  if (exempt === 0) return does;
  const are = exempt === 1 ? '1 of them is' : `${exempt} of them are`;
  return `${does} ${are} specific with exemption, and no longer afterwards.`;
}

/** Asked of what the app of everybody has or has no more; not of its words. */
export function questionOf(
  { app }: Pick<Variant, 'app'>,
  feature: AppFeature | undefined,
  { feature: name, status, url }: FeatureFields,
): Asked {
  const does = [DOES[status]];
  const text = (what: string) => [`${nameIn(name)} ${what}`, ...does];
  if (!feature)
    return { title: `Add it to ${app}?`, text: text(`is then a feature of ${app}, of everybody.`), confirm: 'Save' };
  const isLed = url.trim() !== (feature.url ?? '').trim();
  if (status === feature.status && !isLed) return HARMLESS;
  const changed = [status !== feature.status && 'status', isLed && 'link'].filter(Boolean).join(' and ');
  return {
    title: `Change it in ${app}?`,
    text: text(`has another ${changed} in ${app} then, for everybody.`),
    confirm: 'Save',
  };
}

/** What is said of one that was disabled, and is again what it was before. */
export function disablingInWords({ feature, status }: Pick<AppFeature, 'feature' | 'status'>) {
  const words = disabledMessages(feature);
  return status === 'S' ? { ...words, undone: `${quoted(feature)} is specific with exemption again.` } : words;
}
