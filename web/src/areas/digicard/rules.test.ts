import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { judgeRepeatedSave } from '@/ui/saving/testing';
import type { Flags, Label } from './calls';
import {
  codeOf,
  companyOf,
  companyType,
  fieldsOffered,
  firstPosition,
  inOrder,
  type Line,
  labelSchema,
  linesOf,
  maskVowels,
  nextPosition,
  sizeWarning,
  textSize,
  uploadSchema,
  withLabel,
  withLabelMoved,
} from './rules';

const label = (recordid: number, position: number, change: Partial<Label> = {}): Label => ({
  recordid,
  label: `Label ${recordid}`,
  fieldval: 'plan',
  position,
  isactive: true,
  ...change,
});
const three = [label(11, 1), label(12, 2), label(13, 5)];
const ids = (labels: readonly Label[]) => labels.map(({ recordid }) => recordid);
const places = (labels: readonly Label[]) => labels.map(({ recordid, position }) => [recordid, position]);

it('takes the first eleven characters of the label as the code of an account', () => {
  const account = { label: 'LMN00000412 - Bayanihan Foods - Cebu' };
  expect([codeOf(account), companyOf(account)]).toEqual(['LMN00000412', 'Bayanihan Foods - Cebu']);
  expect(companyOf({ label: 'LMN00000412' })).toBe('');
  expect([companyType({ avega: true }, 'Lumina', 'Avega'), companyType({ avega: false }, 'Lumina', 'Avega')]).toEqual([
    'AVEGA',
    'Lumina',
  ]);
});

it('offers each name combination once, after the company', () => {
  const combined = ['FirstnameLastname', 'FirstnameMidnameLastname', 'LastnameFirstnameMidname', 'company_memb'];
  expect(fieldsOffered(['lastname', 'company', 'plan'])).toEqual(['lastname', 'company', ...combined, 'plan']);
  expect(fieldsOffered(['plan', 'company', 'company_memb'])).toEqual(['plan', 'company', ...combined]);
  expect(fieldsOffered([])).toEqual(combined);
});

it.each([
  ['Maria Clara', 'MXrXX ClXrX'],
  ['AEIOU aeiou', 'XXXXX XXXXX'],
  ['JOSÉ ÑANDÚ', 'JXSX ÑXNDX'],
  ['Müller Ångström', 'MXllXr Xngström'.replace('ö', 'X')],
  ['y 03/14/1991 😀', 'y 03/14/1991 😀'],
])('masks the vowels of %s', (text, expected) => {
  expect(maskVowels(text)).toBe(expected);
});

describe('the lines of a card', () => {
  const flags: Flags = {
    isBoldFullname: true,
    isBoldCompany: false,
    isBoldOtherLabel: false,
    isBoldOtherValue: true,
    isVisibleSelfie: true,
  };
  const member = { firstname: 'ANA', midname: 'LIM', lastname: 'TAN', company: 'Sky', plan: 'Gold' };
  const values = (fieldval: string) => linesOf([label(1, 1, { fieldval })], flags, member)[0]?.value;

  it('show the active labels with the values of the sample member', () => {
    expect(linesOf([label(1, 1), label(2, 2, { isactive: false })], flags, member)).toEqual([
      { id: 1, label: 'Label 1', value: 'GXld', isLabelBold: false, isValueBold: true },
    ]);
    expect(values('FirstnameLastname')).toBe('XNX TXN');
    expect(values('FirstnameMidnameLastname')).toBe('XNX LXM TXN');
    expect(values('LastnameFirstnameMidname')).toBe('TXN, XNX LXM');
    expect(values('company_memb')).toBe('Sky');
    expect(values('nothing of the kind')).toBe('');
    expect(linesOf([label(1, 1)], flags, null)[0]?.value).toBe('');
  });

  it('are bold as the style says for names, the company and all others', () => {
    const boldness = (fieldval: string, change: Partial<Flags> = {}) => {
      const [line] = linesOf([label(1, 1, { fieldval })], { ...flags, ...change }, member);
      return [line?.isLabelBold, line?.isValueBold];
    };
    expect(boldness('FirstnameLastname')).toEqual([true, true]);
    expect(boldness('company')).toEqual([false, false]);
    expect(boldness('company_memb', { isBoldCompany: true })).toEqual([true, true]);
    expect(boldness('lastname')).toEqual([false, true]);
    expect(boldness('plan', { isBoldOtherLabel: true, isBoldOtherValue: false })).toEqual([true, false]);
  });

  it('fit on the card, even when they are many or long', () => {
    const line = (value: string): Line => ({ id: 1, label: 'Label', value, isLabelBold: false, isValueBold: false });
    expect(textSize([line('Gold')], true)).toBe(34);
    const long = Array.from({ length: 6 }, () => line('x'.repeat(250)));
    expect(textSize(long, true)).toBeLessThan(26);
    const many = Array.from({ length: 9 }, () => line('x'.repeat(60)));
    expect(textSize(many, true)).toBeLessThan(textSize(many, false));
    expect(
      textSize(
        Array.from({ length: 200 }, () => line('x')),
        false,
      ),
    ).toBe(12);
  });
});

describe('positions', () => {
  it('are sorted, and a new one is the last plus one', () => {
    expect(ids(inOrder([label(1, 5), label(3, 2), label(2, 2)]))).toEqual([2, 3, 1]);
    expect(nextPosition(three)).toBe(6);
    expect(nextPosition([])).toBe(1);
  });

  it('keep their numbers when a label is moved, and the labels in between shift', () => {
    expect(places(withLabelMoved(three, 13, 0))).toEqual([[13, 1], [11, 2], [12, 5]]); // biome-ignore format: one line reads better.
    expect(places(withLabelMoved(three, 11, 1))).toEqual([[12, 1], [11, 2], [13, 5]]); // biome-ignore format: one line reads better.
    expect(places(withLabelMoved(three, 99, 1))).toEqual(places(three));
  });

  it('are previewed while a label is edited', () => {
    expect(ids(withLabel(three, label(0, 6)))).toEqual([11, 12, 13, 0]);
    expect(ids(withLabel(three, label(0, 2)))).toEqual([11, 0, 12, 13]);
    expect(ids(withLabel(three, label(11, 2)))).toEqual([12, 11, 13]);
    expect(ids(withLabel(three, label(13, 1)))).toEqual([13, 11, 12]);
    expect(withLabel(three, label(12, 2, { label: 'New' }))[1]?.label).toBe('New');
  });
});

it('reports missing values of a label with the messages of the specification', () => {
  const says = (change: object) =>
    v
      .safeParse(labelSchema(1), { label: 'Plan', fieldval: 'plan', position: '3', isactive: true, ...change })
      .issues?.map(({ message }) => message);
  expect(says({})).toBeUndefined();
  expect(says({ label: '  ' })).toEqual(['Label field is empty.']);
  expect(says({ fieldval: '' })).toEqual(['Field field is empty.']);
  for (const position of ['', 'two', '1.5', '1e2', '-'])
    expect(says({ position })).toContain('Position must be a number.');
  expect(says({ position: '0' })).toEqual(['The first position is 1.']);
  for (const position of ['0', '-1']) {
    const low = { label: 'Plan', fieldval: 'plan', position, isactive: true };
    expect(judgeRepeatedSave(labelSchema(1), low)).toEqual({ output: low });
  }
  expect(says({ position: '1000' })).toBeUndefined();
});

it('the first position is 1, unless the server has a label at a lower one', () => {
  expect(firstPosition([])).toBe(1);
  expect(firstPosition([label(10, 2)])).toBe(1);
  const first = firstPosition([label(10, 1), label(11, 0)]);
  const sent = { label: 'Plan', fieldval: 'plan', isactive: true };
  expect(first).toBe(0);
  expect(v.safeParse(labelSchema(first), { ...sent, position: '0' }).success).toBe(true);
});

it('reports what is wrong with an image', () => {
  const { issues } = v.safeParse(uploadSchema, { image: null });
  expect(issues?.map(({ message }) => message)).toEqual(['No valid file for upload.']);
  expect(sizeWarning({ width: 1005, height: 650 })).toBeUndefined();
  expect(sizeWarning({ width: 640, height: 360 })).toContain('This image is 640 x 360');
  expect(sizeWarning({ width: 640, height: 360 })).toContain('distorted');
  expect(sizeWarning({ width: 2010, height: 1300 })).toContain('scaled down');
  expect(sizeWarning({ width: 402, height: 260 })).toContain('blurred');
});
