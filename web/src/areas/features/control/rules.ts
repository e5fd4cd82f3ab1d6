// The rules of a feature's form, and the orders in which features can be listed.
import * as v from 'valibot';
import type { ActQuestion } from '@/app/saving/agreement';
import { disabledMessages } from '@/ui/facts/statuses';
import { oneOf, warning } from '@/ui/saving/fieldRules';
import { requiredText } from '@/ui/saving/requiredText';
import { nameOrders } from '@/ui/table/ordering/nameOrders';
import { nameIn, quoted } from '@/ui/texts/words';
import type { AppFeature, FeatureFields } from './calls';
import type { Variant } from './variants';

const NO_NAME = 'Enter the feature.';
const NO_WEB_ADDRESS = 'Enter a URL that starts with http:// or https://.';

/** An address that a browser can open, without spaces. */
function isWebAddress(typed: string): boolean {
  return /^https?:\/\/\S+$/i.test(typed) && URL.canParse(typed);
}

/** A link may also open a screen of an app, so another address only causes a warning; a saved one causes none. */
export const featureSchema = (saved?: AppFeature) =>
  v.object({
    feature: requiredText(NO_NAME),
    text: v.pipe(v.string(), v.trim()),
    url: v.pipe(
      v.string(),
      v.trim(),
      warning(
        v.check((typed: string) => typed === '' || typed === saved?.url?.trim() || isWebAddress(typed), NO_WEB_ADDRESS),
      ),
    ),
    status: oneOf(['A', 'D', 'S']),
  });

/** The form's values for an existing feature, or the initial values for a new one. */
export const fieldsOf = (row: AppFeature | undefined): FeatureFields => ({
  feature: row?.feature ?? '',
  text: row?.text ?? '',
  url: row?.url ?? '',
  status: row?.status ?? 'A',
});

export const ORDERS = nameOrders('feature', 'Ascending A-Z', 'Descending Z-A');

const DOES: Record<string, string> = {
  A: 'Everyone can use it.',
  D: 'No one can use it.',
  S: 'Only exempted people can use it.',
};

/** The effect of switching many. Features that were 'specific with exemption' lose their exemptions. */
export function switchingMany(features: readonly Pick<AppFeature, 'status'>[], isOn: boolean): string {
  const does = isOn ? 'Everyone can use them.' : 'No one can use them.';
  const exempt = features.filter(({ status }) => status === 'S').length;
  if (exempt === 0) return does;
  return `${does} ${exempt} of them will no longer be specific with exemption.`;
}

/** The question before a feature is shown or hidden for all users of the app; changed texts need none. */
export function questionOf(
  { app }: Pick<Variant, 'app'>,
  feature: AppFeature | undefined,
  { feature: name, status, url }: FeatureFields,
): ActQuestion | null {
  const does = [DOES[status] ?? ''].filter(Boolean);
  const text = (what: string) => [`${nameIn(name)} ${what}`, ...does];
  if (!feature)
    return { title: `Add it to ${app}?`, text: text(`will be available to everyone in ${app}.`), confirm: 'Save' };
  const isLed = url.trim() !== (feature.url ?? '').trim();
  if (status === feature.status && !isLed) return null;
  const changed = [status !== feature.status && 'status', isLed && 'link'].filter(Boolean).join(' and ');
  return {
    title: `Change it in ${app}?`,
    text: text(`will have a new ${changed} for everyone in ${app}.`),
    confirm: 'Save',
  };
}

/** The messages about disabling a feature and undoing it, which restores the status before. */
export function disablingInWords({ feature, status }: Pick<AppFeature, 'feature' | 'status'>) {
  const words = disabledMessages(feature);
  return status === 'S' ? { ...words, undone: `${quoted(feature)} is specific with exemption again.` } : words;
}
