// A user for tests of rules, guards and menus.
import type { User } from './session/store';

export const user = (differing: Partial<User> = {}): User => ({
  recordid: 1,
  emailaddress: 'x@lumina.example',
  email: 'x@lumina.example',
  firstname: 'X',
  department: 'MIS IT',
  role: differing.rolesid ?? '2',
  rolesid: '2',
  productavega_tag: true,
  ...differing,
});
