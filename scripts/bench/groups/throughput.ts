// Measures the answers per second for a signed-in person: of the mock backend, and of the gateway with calls and files.
import { operationTable } from '#contract';
import type { Figure } from '../measuring/figure';
import { load, stopAfterMs } from '../measuring/load';
import type { Addresses } from '../measuring/stack';
import { BenchWorld } from '../measuring/world';

const FOR_MS = 2000;
const PATH = operationTable.checkDevice.path;

export async function throughput({ console: gateway, prism, mocks }: Addresses): Promise<Figure[]> {
  const ofMocks = await new BenchWorld(`${mocks}/`, 'default~mocks').callerOfMocks('MIS IT');
  const ofGateway = await new BenchWorld(gateway, 'default~gateway').callerOf('MIS IT');
  return [
    ...(await paceOf('mocks alone', mocks + PATH, ofMocks)),
    ...(await paceOf('mocks through Prism', prism + PATH, ofMocks)),
    ...(await paceOf('mocks through gateway and Prism', `${gateway}api${PATH}`, ofGateway)),
    ...(await paceOf('script file by the gateway', await entryScript(gateway), { 'accept-encoding': 'br' })),
  ];
}

async function paceOf(what: string, url: string, headers: Record<string, string>): Promise<Figure[]> {
  const { perSecond, p99 } = await load({ url, headers }, stopAfterMs(FOR_MS));
  return [
    { what, value: perSecond, unit: 'requests/s' },
    { what: `${what}: 99 of 100 within`, value: p99, unit: 'ms' },
  ];
}

async function entryScript(gateway: string): Promise<string> {
  const page = await (await fetch(gateway, { headers: { accept: 'text/html' } })).text();
  const [, path] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
  if (path === undefined) throw new Error('The page of the console has no script.');
  return new URL(path, gateway).href;
}
