import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fieldMessageOf, isOnlyWarned, judge, warning } from './fieldRules';

const NO_LINK = 'This is no link.';
const REVERSED = 'It ends before it begins.';

const rules = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('A name, please.')),
    link: v.pipe(
      v.string(),
      v.trim(),
      warning(v.startsWith('https://', NO_LINK)),
      warning(v.includes('.', 'It has no point.')),
      v.maxLength(12, 'This is too long.'),
    ),
    from: v.number(),
    to: v.number(),
  }),
  v.forward(
    warning(
      v.partialCheck([['from'], ['to']], (range: { from: number; to: number }) => range.from <= range.to, REVERSED),
    ),
    ['to'],
  ),
);

const GOOD = { name: ' Maria ', link: 'https://a.b', from: 1, to: 2 };
const ODD = { ...GOOD, link: 'agora://x', from: 3 };

const judged = (values: typeof GOOD, isSaving: boolean, shown: string[] = []) =>
  judge(rules, values, { isSaving, isTold: ({ field }) => shown.includes(field) });

it('returns the output of the rules when nothing is wrong', () => {
  expect(judged(GOOD, false)).toEqual({ output: { ...GOOD, name: 'Maria' } });
});

it('shows each warning at its field on the first save, and lets it pass on the next', () => {
  const errors = (type: string) => ({ link: { type, message: NO_LINK }, to: { type, message: REVERSED } });
  expect(judged(ODD, false)).toMatchObject({ errors: errors('warning') });
  expect(judged(ODD, true)).toMatchObject({ errors: errors('told warning') });
  expect(judged(ODD, true, ['to'])).toMatchObject({ errors: errors('told warning') });
  expect(judged(ODD, true, ['to', 'link'])).toEqual({ output: { ...ODD, name: 'Maria' } });
});

it('keeps showing a warning while nothing is saved', () => {
  expect(judged(ODD, false, ['to', 'link'])).toMatchObject({ errors: { to: { type: 'told warning' } } });
});

it("never passes a refusal, and shows a field's refusal rather than its warning", () => {
  const both = ['link', 'to', 'name'];
  expect(judged({ ...GOOD, link: 'agora://much-too-long' }, true, both)).toMatchObject({
    errors: { link: { type: 'max_length', message: 'This is too long.' } },
  });
  expect(judged({ ...ODD, name: ' ' }, true, both)).toMatchObject({ errors: { name: { message: 'A name, please.' } } });
});

it('tells whether only shown warnings are left, and how a field shows its error', () => {
  const warned = { type: 'warning', message: NO_LINK };
  const shown = { type: 'told warning', message: NO_LINK };
  const refused = { type: 'refused', message: 'No.' };
  expect([{}, { link: warned }, { link: shown, name: refused }, { link: shown }].map(isOnlyWarned)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  for (const error of [warned, shown]) expect(fieldMessageOf(error)).toEqual({ warning: NO_LINK, intent: 'warning' });
  expect(fieldMessageOf(refused)).toEqual({ error: 'No.', intent: 'danger' });
  expect(fieldMessageOf(undefined)).toEqual({ error: undefined, intent: 'none' });
});
