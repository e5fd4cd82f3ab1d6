import { expect, it } from 'vitest';
import { extensionOf } from './rules';

it.each([
  ['scan.png', 'image/png', 'png'],
  ['scan.jpg', 'image/png', 'png'],
  ['scan.JPEG', 'image/jpeg', 'jpeg'],
  ['scan.jpg', 'image/jpeg', 'jpg'],
  ['scan.png', 'image/jpeg', 'jpg'],
  ['scan', 'image/jpeg', 'jpg'],
])('%s, which is %s, is sent as %s', (name, type, extension) => expect(extensionOf({ name, type })).toBe(extension));
