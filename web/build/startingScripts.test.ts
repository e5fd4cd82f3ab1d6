import { expect, it } from 'vitest';
import { withHelpers } from './startingScripts';

const RUNTIME = 'var e=1,t=2,n=(...a)=>a.length+e;export{n,t as r};';

it('gives each file the helpers of the bundler that it takes', () => {
  const code = withHelpers('import{n as x,r}from"./rolldown-runtime-a_B-1.js";export default x(1,2)+r;', RUNTIME);
  expect(code).not.toContain('import');
  const body = code.replace('export default', 'return');
  expect(new Function(body)()).toBe(5);
});

it('leaves alone what takes none', () => {
  expect(withHelpers('import{a}from"./index-1.js";', RUNTIME)).toBe('import{a}from"./index-1.js";');
});
