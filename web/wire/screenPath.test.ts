import { expect, it } from 'vitest';
import { isSameScreen } from './screenPath';

it.each(['/newsletter', 'newsletter', '/newsletter/', ' /Newsletter  ', '//newsletter'])('%j is /newsletter', (name) =>
  expect(isSameScreen(name, '/newsletter')).toBe(true),
);

it.each(['', '/', '/news', '/newsletter/1', '/uat/newsletter'])('%j is not', (name) =>
  expect(isSameScreen(name, '/newsletter')).toBe(false),
);
