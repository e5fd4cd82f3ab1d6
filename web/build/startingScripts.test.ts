import { expect, it } from 'vitest';
import { withHelpers } from './startingScripts';

const RUNTIME = 'var e=1,t=2,n=(...a)=>a.length+e;export{n,t as r};';

it('inlines the bundler’s helpers into each file that imports them', () => {
  const code = withHelpers('import{n as x,r}from"./rolldown-runtime-a_B-1.js";export default x(1,2)+r;', RUNTIME);
  expect(code).not.toContain('import');
  const body = code.replace('export default', 'return');
  expect(new Function(body)()).toBe(5);
});

it('does not change a file that imports no helpers', () => {
  expect(withHelpers('import{a}from"./index-1.js";', RUNTIME)).toBe('import{a}from"./index-1.js";');
});
