// Which features an account can use.
import type { ActQuestion } from '@/app/saving/agreement';
import type { CorporateFeature, Feature } from './calls';

/** A feature together with the account's record of it. */
export interface AccountFeature extends Feature {
  /** The account's record while the feature is disabled. */
  disabled: CorporateFeature | undefined;
}

const { compare } = new Intl.Collator('en');

export const disabledIn = (ofAccount: readonly CorporateFeature[]) =>
  new Map(ofAccount.filter(({ is_disabled }) => is_disabled).map((record) => [record.featurerecid, record]));

/** An unchanged row stays the same object, because the table recognises the saved row by its changed object. */
const rows = new WeakMap<Feature, AccountFeature>();

function rowOf(feature: Feature, disabled: CorporateFeature | undefined): AccountFeature {
  const known = rows.get(feature);
  if (known && known.disabled === disabled) return known;
  const row = { featurerecid: feature.featurerecid, feature: feature.feature, disabled };
  rows.set(feature, row);
  return row;
}

/**
 * All features by name, including those that only the account's list has, because they can be enabled again. The ids in
 * `first` come first: features that were disabled when the list was opened, so that nothing moves when one of them is
 * enabled.
 */
export function featuresOf(
  all: readonly Feature[],
  ofAccount: readonly CorporateFeature[],
  first: ReadonlySet<number>,
): AccountFeature[] {
  const disabled = disabledIn(ofAccount);
  const known = new Set(all.map(({ featurerecid }) => featurerecid));
  const others = [...disabled.values()].filter(({ featurerecid }) => !known.has(featurerecid));
  const isLater = ({ featurerecid }: Feature) => Number(!first.has(featurerecid));
  return [...all, ...others]
    .map((feature) => rowOf(feature, disabled.get(feature.featurerecid)))
    .sort((one, other) => isLater(one) - isLater(other) || compare(one.feature, other.feature));
}

export const statusOf = ({ disabled }: Pick<AccountFeature, 'disabled'>) => (disabled ? 'Disabled' : 'Enabled');

/** '3 of 23 features are disabled', or '1 of 23 features is disabled'. */
export function disabledInWords(features: readonly Pick<AccountFeature, 'disabled'>[]): string {
  const count = features.filter(({ disabled }) => disabled).length;
  return `${count} of ${features.length} features ${count === 1 ? 'is' : 'are'} disabled`;
}

export const featureQuestion = (company: string, { feature, disabled }: AccountFeature): ActQuestion =>
  disabled
    ? {
        title: `Enable ${feature} for ${company}?`,
        text: `The members of ${company} can use ${feature} again.`,
        confirm: 'Enable',
      }
    : {
        title: `Disable ${feature} for ${company}?`,
        text: `The members of ${company} will not be able to use ${feature}.`,
        confirm: 'Disable',
      };
