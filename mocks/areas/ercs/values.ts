// The server's rules for a valid value.
import type { Config } from './seed';

const BELOW_TWENTY = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen' +
  ' nineteen'
).split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const words = new Set([
  ...BELOW_TWENTY,
  ...TENS,
  ...TENS.flatMap((ten) => BELOW_TWENTY.slice(0, 9).flatMap((unit) => [`${ten}-${unit}`, `${ten} ${unit}`])),
]);

export const isValue = (value: string, format: Config['Format']) =>
  format === 'number' ? /^[1-9]\d?$/.test(value) : words.has(value.toLowerCase());
