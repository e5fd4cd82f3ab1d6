import { expect, it } from 'vitest';
import { maskSecrets, maskText } from './masking';

it('masks values at any depth, but shows that a value is empty', () => {
  expect(
    maskSecrets({ a: [{ access_token: 'x', otp: '' }], current_pw: { salt: 'y' }, is_password_expired: true }),
  ).toEqual({
    a: [{ access_token: '•••', otp: '' }],
    current_pw: '•••',
    is_password_expired: true,
  });
});

it('masks a one-time password under each of its names', () => {
  const codes = { vercode: 'K7Q2ZD', verification_code: 'K7Q2ZD', PlaceCode: '040000000', bankcode: 'ABCDEF' };
  expect(maskSecrets(codes)).toEqual({ ...codes, vercode: '•••', verification_code: '•••' });
});

it('masks within texts as well', () => {
  expect(maskText('fill("K7Q2ZD") as Bearer eyJh.b-c, 234567 of 12 in HTTP')).toBe(
    'fill("•••") as Bearer ••• 234567 of 12 in HTTP',
  );
  expect(maskSecrets({ remarks: ['sent with Bearer eyJh.b-c'] })).toEqual({ remarks: ['sent with Bearer •••'] });
});
