import { beforeEach, expect, it } from 'vitest';
import { pictureTypeOf } from '../../forms/pictureType';
import { askingAs, worldIn } from '../../testing';
import type { World } from '../../worlds/world';
import { marketplace } from '.';
import { fixtures } from './fixtures';

const WHO = 'maria.santos@lumina.example';
let world: World;
let ask: ReturnType<typeof askingAs>;
const enter = (scenario: string) => {
  world = worldIn(scenario);
  ask = askingAs(world, WHO);
};
beforeEach(() => enter('default'));

const page = (number: number) => ask('listProducts', { query: { page: String(number), pageSize: '10' } });
const first = () => page(1).body.data[0] ?? Object.create(null);

const product = {
  productName: 'Massage',
  description: 'An hour',
  url: 'https://shop.lumina.example/massage',
  status: 1 as const,
  banner: 0 as 0 | 1,
  deleted: 0 as const,
  base64: '',
  datefrom: '2026-11-01',
  dateto: '2026-11-30',
  postedby: WHO,
};
const add = (change: Partial<typeof product> = {}) =>
  ask('addProduct', { body: { Value: { ...product, ...change } } }).example;

it('returns pages with the newest first, and banners with their picture', () => {
  const { data, recordcount } = page(1).body;
  expect([data.length, recordcount]).toEqual([10, 70]);
  expect(data[0]).toMatchObject({ productname: fixtures.banner, isbanner: 1 });
  expect(pictureTypeOf(Buffer.from(data[0]?.base64 ?? '', 'base64'))).toBe('image/png');
  expect(data[1]).toMatchObject({ productname: fixtures.product, isbanner: 0, base64: '' });
  expect(page(8).body.data).toEqual([]);
});

it('adds products with unique titles, and banners only with a picture', () => {
  expect(add()).toBe('default');
  const { banner: _, productName: productname, ...fields } = product;
  expect(first()).toMatchObject({ ...fields, productname, isbanner: 0, recordid: 71 });
  expect([add({ productName: ' massage ' }), add({ productName: 'B', banner: 1 })]).toEqual([
    'alreadyThere',
    'notAPicture',
  ]);
  expect(add({ productName: 'B', banner: 1, base64: Buffer.from([0xff, 0xd8, 0xff]).toString('base64') })).toBe(
    'default',
  );
});

it('changes, hides and deletes a product, which is only marked as deleted', () => {
  const { recordid } = first();
  const { productName, description, url, datefrom, dateto } = product;
  const Value = { recordid, productName, description, url, datefrom, dateto, editedby: WHO };
  expect(ask('updateProduct', { body: { Value } }).example).toBe('default');
  expect(first()).toMatchObject({ recordid, productname: productName, editedby: WHO, dateto });
  const taken = { ...Value, productName: fixtures.product };
  expect(ask('updateProduct', { body: { Value: taken } }).example).toBe('alreadyThere');
  expect(ask('updateProductStatus', { body: { Value: { recordid, status: 0 } } }).example).toBe('default');
  expect(first().status).toBe(0);
  const remove = () => ask('deleteProduct', { body: { Value: { recordid, deleted: 1 } } }).example;
  expect([remove(), remove()]).toEqual(['default', 'unknown']);
  expect(page(1).body.recordcount).toBe(69);
  expect(world.state(marketplace).products).toHaveLength(70);
});

it('its scenarios prepare what they describe', () => {
  enter('empty');
  expect(page(1).example).toBe('empty');
  enter('large');
  expect(page(10_000).body).toMatchObject({ recordcount: 100_000 });
  expect(page(10_000).body.data).toHaveLength(10);
  enter('toggle-fails');
  expect(world.faultOf('updateProductStatus')).toEqual({ status: 500 });
  enter('upload-fails');
  expect([
    add(),
    ask('addProduct', { body: { Value: { ...product, banner: 1, base64: 'iVBORw0KGgo=' } } }).status,
  ]).toEqual(['default', 500]);
  expect(fixtures.longTitle).toHaveLength(250);
});
