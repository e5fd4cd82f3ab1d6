import { expect, it } from 'vitest';
import { pictureTypeOf } from '../../forms/pictureType';
import { askingAs, worldIn } from '../../testing';
import { drawingOf } from './drawings';
import { imageAt } from './imageAt';
import type { PictureProvider } from './model';
import { keepImage, refusalOf } from './storedPictures';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]);

const hotels: PictureProvider = (_world, path) =>
  path.startsWith('offers/') ? { kind: 'hotel', title: `Offer at ${path}`, subtitle: 'Cebu' } : undefined;

const get = (scenario: string, path: string) => {
  const world = worldIn(scenario);
  const ask = askingAs(world, 'maria.santos@lumina.example');
  return { world, answer: () => ask('getContentImage', { headers: { imagepath: path } }) };
};

it('draws the picture that a provider describes, the same every time', () => {
  const world = worldIn('default');
  const drawn = imageAt(world, 'offers/41.png', [() => undefined, hotels]);
  expect(drawn && pictureTypeOf(drawn)).toBe('image/png');
  expect(imageAt(worldIn('default'), 'offers/41.png', [hotels])).toEqual(drawn);
  expect(imageAt(world, 'offers/42.png', [hotels])).not.toEqual(drawn);
  expect(imageAt(world, 'newsletters/41.png', [hotels])).toBeUndefined();
});

it('escapes title and subtitle on the picture', () => {
  const { content, width, height } = drawingOf({ kind: 'health', title: 'Heart & <home>', subtitle: 'Ñ' }, 12);
  expect(content).toContain('Heart &#38; &#60;home&#62;');
  expect(content).toContain('>Ñ</text>');
  expect(width / height).toBe(16 / 9);
});

it('answers with an uploaded picture, which replaces the drawn one in its own world only', () => {
  const { world, answer } = get('default', 'offers/41.png');
  keepImage(world, 'offers/41.png', JPEG);
  expect(answer()).toMatchObject({ status: 200, body: JPEG });
  expect(imageAt(world, 'offers/41.png', [hotels])).toEqual(JPEG);
  expect(imageAt(worldIn('default'), 'offers/41.png', [hotels])).not.toEqual(JPEG);
});

it('has no picture at an unknown path', () => {
  expect(get('default', 'offers/0.png').answer()).toEqual({ status: 404, example: 'fileDoesNotExist' });
});

it('image-missing: every second picture is lost until one is uploaded', () => {
  const world = worldIn('image-missing');
  const isThere = (path: string) => imageAt(world, path, [hotels]) !== undefined;
  expect(['offers/40.png', 'offers/41.png', 'offers/42.png', 'offers/43.png'].map(isThere)).toEqual([
    true,
    false,
    true,
    false,
  ]);
  keepImage(world, 'offers/41.png', PNG);
  expect(isThere('offers/41.png')).toBe(true);
});

it('upload-fails: only saving with a picture fails', () => {
  const world = worldIn('upload-fails');
  for (const operation of ['addNewsletter', 'updateAnnouncementWithImage', 'addOffer'] as const) {
    expect(world.faultOf(operation)).toEqual({ status: 500 });
  }
  for (const operation of ['updateNewsletter', 'getContentImage', 'resetAppLockout'] as const) {
    expect(world.faultOf(operation)).toBeUndefined();
  }
});

it.each([
  [PNG, undefined],
  [JPEG, undefined],
  [Buffer.from('GIF89a'), 'notAPicture'],
  [Buffer.alloc(0), 'notAPicture'],
  [Buffer.concat([PNG, Buffer.alloc(4096 * 1024 - PNG.length)]), undefined],
  [Buffer.concat([PNG, Buffer.alloc(4096 * 1024 - PNG.length + 1)]), 'tooLarge'],
  [Buffer.alloc(4096 * 1024 + 1), 'notAPicture'],
])('judges an upload by its content and size (%#)', (bytes, refusal) => {
  expect(refusalOf({ bytes })).toBe(refusal);
});
