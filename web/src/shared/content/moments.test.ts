import { expect, it } from 'vitest';
import { contentMoment, isWrittenMoment, writtenMoment } from './moments';

it('reads and writes a moment with a 24-hour time', () => {
  expect(contentMoment('11/21/2026 14:05:09')).toBe('2026-11-21T14:05:09');
  expect(writtenMoment('2026-11-21T14:05:09')).toBe('11/21/2026 14:05:09');
});

it.each(['', '11/21/2026', '02/30/2026 10:00:00', '11/21/2026 24:00:00', '11/21/2026 10:60:00', '1/1/2026 1:00:00'])(
  '%j is no valid moment',
  (text) => expect(isWrittenMoment(text)).toBe(false),
);

it('accepts the last day of February in a leap year', () => expect(isWrittenMoment('02/29/2028 23:59:59')).toBe(true));
