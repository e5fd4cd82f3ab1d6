import { expect, it } from 'vitest';
import { fonts } from '../testing';
import { placed, shaperOf } from './shaping';

it('places a sign above its letter, without a width of its own', async () => {
  const shape = shaperOf(await fonts.regular(), {});
  const [letter, sign] = shape('कं');
  expect(letter).toEqual({ offset: 0, width: 768, advance: 768 });
  expect(sign).toMatchObject({ width: 0, advance: 0 });
  expect(sign?.offset).toBeLessThan(0);
});

it('steps between glyphs that are not where their widths put them', () => {
  const places = [
    { offset: 0, width: 600, advance: 500 },
    { offset: -200, width: 0, advance: 0 },
    { offset: 0, width: 260, advance: 0 },
  ];
  expect(placed('000100020003', places)).toEqual({ hex: '0001>100<>200<0002>-200<0003>260<', width: 500 });
  const plain = { offset: 0, width: 500, advance: 500 };
  expect(placed('00010002', [plain, plain])).toEqual({ hex: '00010002', width: 1000 });
});
