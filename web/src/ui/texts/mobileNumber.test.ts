import { expect, it } from 'vitest';
import { shownMobile } from './mobileNumber';

it.each([
  ['9171234567', '+63 9171234567'],
  ['09171234567', '+63 9171234567'],
  ['639171234567', '+63 9171234567'],
  ['+639171234567', '+63 9171234567'],
  ['+63 9171234567', '+63 9171234567'],
  ['+1 202 555 0123', '+1 202 555 0123'],
  ['12345', '+63 12345'],
  [' ', ''],
])('the mobile number %s is shown as %s', (number, shown) => expect(shownMobile(number)).toBe(shown));
