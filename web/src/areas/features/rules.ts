// Which features an account may use.
import type { CorporateFeature, Feature } from './calls';

/** A feature as an account has it. */
export interface AccountFeature extends Feature {
  /** What is recorded while it is disabled. */
  disabled: CorporateFeature | undefined;
}

const { compare } = new Intl.Collator('en');

export const disabledIn = (ofAccount: readonly CorporateFeature[]) =>
  new Map(ofAccount.filter(({ is_disabled }) => is_disabled).map((record) => [record.featurerecid, record]));

/** A row that has not changed stays the same object: the one that was saved is told by being another. */
const rows = new WeakMap<Feature, AccountFeature>();

function rowOf(feature: Feature, disabled: CorporateFeature | undefined): AccountFeature {
  const known = rows.get(feature);
  if (known && known.disabled === disabled) return known;
  const row = { featurerecid: feature.featurerecid, feature: feature.feature, disabled };
  rows.set(feature, row);
  return row;
}

/**
 * All features by name, also those that are in the account's list alone: they can be enabled again. `first` come first: those
 * that were disabled when the list was opened, so that nothing moves when one of them is enabled.
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

/** '3 of 23 features are disabled', of one '1 of 23 features is disabled'. */
export function disabledInWords(features: readonly Pick<AccountFeature, 'disabled'>[]): string {
  const count = features.filter(({ disabled }) => disabled).length;
  return `${count} of ${features.length} features ${count === 1 ? 'is' : 'are'} disabled`;
}

/** What is about to happen to the members of a company. */
export const consequence = (company: string, { feature, disabled }: AccountFeature) =>
  disabled
    ? `The members of ${company} can use ${feature} again.`
    : `The members of ${company} can no longer use ${feature}.`;
