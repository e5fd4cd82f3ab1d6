import { expect, it } from 'vitest';
import { disabledInWords, featureQuestion, featuresOf, statusOf } from './rules';

const all = [
  { featurerecid: 3, feature: 'Teleconsultation' },
  { featurerecid: 1, feature: 'benefits' },
  { featurerecid: 2, feature: 'Delights' },
];
const record = (featurerecid: number, is_disabled: boolean, feature = '') => ({
  recordid: 20 + featurerecid,
  corpfeaturesid: 30 + featurerecid,
  featurerecid,
  feature,
  is_disabled,
});

it('lists features by name, those that were disabled at first before the others', () => {
  const features = featuresOf(all, [record(3, true), record(2, false)], new Set([3]));
  expect(features.map((each) => [each.feature, statusOf(each), each.disabled?.corpfeaturesid])).toEqual([
    ['Teleconsultation', 'Disabled', 33],
    ['benefits', 'Enabled', undefined],
    ['Delights', 'Enabled', undefined],
  ]);
});

it('any of several records disables a feature, and a removed feature is listed while it is disabled', () => {
  const records = [record(2, true), record(2, false), record(9, true, 'Fax'), record(8, false, 'Telex')];
  expect(featuresOf(all, records, new Set([2, 9])).map((each) => [each.feature, statusOf(each)])).toEqual([
    ['Delights', 'Disabled'],
    ['Fax', 'Disabled'],
    ['benefits', 'Enabled'],
    ['Teleconsultation', 'Enabled'],
  ]);
});

it('describes how many features are disabled, and the effect of a change', () => {
  const [teleconsultation, benefits] = featuresOf(all, [record(3, true)], new Set([3]));
  if (!benefits || !teleconsultation) throw new Error('There are three.');
  expect(disabledInWords([benefits, teleconsultation])).toBe('1 of 2 features is disabled');
  expect(disabledInWords([benefits])).toBe('0 of 1 features are disabled');
  expect(featureQuestion('Diwa', benefits)).toEqual({
    title: 'Disable benefits for Diwa?',
    text: 'The members of Diwa will not be able to use benefits.',
    confirm: 'Disable',
  });
  expect(featureQuestion('Diwa', teleconsultation)).toEqual({
    title: 'Enable Teleconsultation for Diwa?',
    text: 'The members of Diwa can use Teleconsultation again.',
    confirm: 'Enable',
  });
});

it('keeps the place of every row, and the object of every unchanged one', () => {
  const first = new Set([3]);
  const [telecon, benefits, delights] = featuresOf(all, [record(3, true)], first);
  const after = featuresOf(all, [record(3, false)], first);
  expect(after.map(statusOf)).toEqual(['Enabled', 'Enabled', 'Enabled']);
  expect(after[0]).not.toBe(telecon);
  expect(after.slice(1)).toEqual([benefits, delights]);
  expect([after[1] === benefits, after[2] === delights]).toEqual([true, true]);
});
