import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './lazyComponents';

afterEach(() => vi.unstubAllGlobals());

it('waits for an idle moment, but not for ever', () => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal('window', { requestIdleCallback });
  const run = () => undefined;
  whenIdle(run);
  expect(requestIdleCallback).toHaveBeenCalledWith(run, { timeout: 2000 });
});

it('runs soon in a browser without idle callbacks', async () => {
  vi.stubGlobal('window', {});
  await new Promise<void>((resolve) => whenIdle(resolve));
});
