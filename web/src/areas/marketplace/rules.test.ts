import * as v from 'valibot';
import { expect, it } from 'vitest';
import { judgeRepeatedSave } from '@/ui/saving/testing';
import type { Product } from './calls';
import {
  changedSchema,
  emptyProduct,
  newSchema,
  pictureOf,
  pictureOn,
  productForm,
  publicationQuestion,
  typeOf,
} from './rules';

const TODAY = '2026-11-22';
const problems = (schema: v.GenericSchema, input: object) =>
  v.safeParse(schema, input).issues?.map(({ message }) => message) ?? [];

const written = {
  productName: 'Massage',
  description: 'An hour',
  url: 'https://shop.example',
  datefrom: '2026-11-21',
  dateto: '2026-11-21',
};
const newProblems = (change: object) => problems(newSchema(TODAY), { ...emptyProduct, ...written, ...change });

it('all fields of a product are required', () => {
  expect(problems(newSchema(TODAY), { ...emptyProduct, productName: ' ' })).toEqual([
    'Product Service Title is required.',
    'Description is required.',
    'URL is required.',
    'Date range is required.',
    'Date range is required.',
  ]);
  expect(newProblems({})).toEqual([]);
});

it('its days must be in order and not before yesterday', () => {
  expect(newProblems({ datefrom: '2026-11-22' })).toEqual(['Invalid Date Range.']);
  expect(newProblems({ datefrom: '2026-11-20' })).toEqual(['Select yesterday or a later date.']);
  expect(newProblems({ dateto: '13/45' })).toEqual(['Enter the date as MM/DD/YYYY']);
});

it('a banner needs a picture', () => {
  expect(newProblems({ banner: '1' })).toEqual(['No Uploaded File Found.']);
  expect(newProblems({ banner: '1', image: undefined })).toContain('Select the image again.');
  expect(newProblems({ banner: '1', image: new File([], 'a.jpg') })).toEqual([]);
});

it('a product that began long ago can be edited; changing it to another past day is warned about', () => {
  const { productName: productname, ...fields } = written;
  const product = { ...fields, productname, datefrom: '2026-01-01', dateto: '2026-02-01', isbanner: 0 } as Product;
  const schema = changedSchema(TODAY, product);
  expect(problems(schema, productForm(product))).toEqual([]);
  expect(problems(schema, { ...productForm(product), dateto: '2026-02-02' })).toEqual([
    'Enter yesterday or a later date.',
  ]);
  const moved = { ...productForm(product), dateto: '2026-02-02' };
  expect(judgeRepeatedSave(schema, moved)).toEqual({ output: moved });
  const reversed = { ...moved, dateto: '2025-12-31' };
  expect(problems(schema, reversed)).toContain('Invalid Date Range.');
  expect(judgeRepeatedSave(schema, reversed)).toEqual({ output: reversed });
  expect([typeOf(product), typeOf({ ...product, isbanner: 1 })]).toEqual(['MARKET PLACE', 'BANNER']);
});

it('asks before a product is shown in the app at once', () => {
  expect(publicationQuestion('Clinic visit', '0')).toBeNull();
  expect(publicationQuestion('Clinic visit', '1')?.text).toBe(
    "Everyone who uses the members' app will see 'Clinic visit'.",
  );
});

const PNG = 'iVBORw0KGgoAAA';

it('shows the saved picture of any product', () => {
  const saved = pictureOf({ base64: PNG });
  expect(saved).toBe(`data:image/png;base64,${PNG}`);
  expect(pictureOn({ isBanner: true, saved })).toBe(saved);
  expect(pictureOn({ isBanner: false, saved })).toBe(saved);
  expect(pictureOn({ isBanner: false, saved: pictureOf({ base64: '' }) })).toBe(undefined);
});

it('a banner has a place for its picture, and another product has no new picture', () => {
  const image = new File([], 'banner.png');
  expect(pictureOn({ isBanner: true, image: null, saved: undefined })).toBe(null);
  expect(pictureOn({ isBanner: true, image, saved: undefined })).toBe(image);
  expect(pictureOn({ isBanner: false, image, saved: undefined })).toBe(undefined);
});
