import { expect, it } from 'vitest';
import type { Config } from './lists';
import { validitiesOf } from './validities';

const config = (Type: Config['Type'], Value: string, Status = 'A') => ({ Type, Value, Status }) as Config;

it('lists the validities by application, with the status of those that are disabled', () => {
  const configs = [
    config('BEULAH_RCS2_VALIDITY', '99', 'D'),
    config('AGORA_RCS2_VALIDITY', 'thirty'),
    config('AGORA_RCS1_VALIDITY', '15'),
    config('AGORAPOD_RCS1_VALIDITY', '7', ''),
  ];
  expect(validitiesOf(configs)).toEqual([
    ['AGORA', 'RCS1: 15, RCS2: thirty'],
    ['AGORAPOD', 'RCS1: 7'],
    ['BEULAH', 'RCS2: 99 (Disable)'],
    ['PROVIDERS', 'None'],
    ['WEBCALLCENTER', 'None'],
  ]);
});
