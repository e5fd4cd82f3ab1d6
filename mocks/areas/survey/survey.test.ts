import { expect, it } from 'vitest';
import type { components } from '#contract';
import { DAY_MS, dayOf } from '../../manilaTime';
import { askingAs, worldIn } from '../../testing';
import { oddReviews } from './fixtures';

type Asked = components['schemas']['Platform'];

function open(scenario: string) {
  const world = worldIn(scenario);
  const ask = askingAs(world, 'maria.santos@lumina.example');
  const day = (ago: number) => dayOf(world.now() - ago * DAY_MS);
  const answer = (from: number, to: number, product = 'Lumina', platform: Asked = 'ALL') => {
    const days = { startdate: day(from), enddate: day(to) };
    return ask('exportSurvey', {
      body: { Value: { product, source: 'AGORA MOBILE APP', platform, feature: 'ALL', ...days } },
    });
  };
  return { day, answer, between: (...args: Parameters<typeof answer>) => answer(...args).body?.data ?? [] };
}

it('returns complete days, oldest first', () => {
  const { day, between } = open('default');
  const month = between(40, 10);
  expect(month).toEqual([...between(40, 25), ...between(24, 10)]);
  const times = month.map(({ ratingdatetime }) => ratingdatetime);
  expect(times).toEqual(times.toSorted());
  expect(times[0]?.slice(0, 10)).toBe(day(40));
  expect(times.at(-1)?.slice(0, 10)).toBe(day(10));
});

it('filters by brand and platform', () => {
  const { between } = open('default');
  const all = between(30, 0);
  expect(all.every(({ product }) => product === 'Lumina')).toBe(true);
  expect(between(30, 0, 'AVEGA').map(({ name }) => name)).not.toEqual(all.map(({ name }) => name));
  const ofPhones = [between(30, 0, 'Lumina', 'ANDROID'), between(30, 0, 'Lumina', 'IOS')];
  expect(ofPhones.map((ratings) => new Set(ratings.map(({ platform }) => platform)))).toEqual([
    new Set(['ANDROID']),
    new Set(['IOS']),
  ]);
  expect(ofPhones.flat()).toHaveLength(all.length);
});

it('has every rating and every special review in any month', () => {
  const month = open('default').between(29, 0);
  expect(new Set(month.map(({ ratings }) => ratings))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(month.map(({ reviews }) => reviews)).toEqual(expect.arrayContaining(oddReviews));
});

it('has a hundred thousand within a year in large, and none in survey-empty', () => {
  expect(open('large').between(364, 0)).toHaveLength(100_000);
  expect(open('survey-empty').answer(364, 0).example).toBe('empty');
  expect(open('empty').answer(364, 0).example).toBe('empty');
});
