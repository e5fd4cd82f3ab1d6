import { expect, it } from 'vitest';
import { routeAt } from './routes';

const load = () => Promise.resolve({ default: () => null });
const routes = ['/', '/users', '/otpverification/:email'].map((path) => ({
  path,
  title: path,
  guard: 'public' as const,
  load,
}));

it.each([
  ['', '/'],
  ['/', '/'],
  ['/users', '/users'],
  ['/Users/', '/users'],
  ['/otpverification/a@b.example', '/otpverification/:email'],
  ['/otpverification', undefined],
  ['/otpverification/a/b', undefined],
  ['/users/1', undefined],
])('the route of %j is %j', (path, expected) => expect(routeAt(routes, path)?.path).toBe(expected));
