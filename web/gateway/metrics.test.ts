import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics, type Metrics, serveMetrics } from './metrics';
import { upstreamOf } from './production/testing';
import { ask, deadUrl, fakeServers, madeBy, send, startGateway } from './whole/testing';

async function served(metrics: Metrics, host = '127.0.0.1') {
  const { port } = new URL(await deadUrl());
  const { close } = await serveMetrics({ port: Number(port), host }, metrics);
  onTestFinished(close);
  return `http://${host}:${port}`;
}

test('the calls of browsers, the audited acts, the store, the limits and the process are counted', async () => {
  const metrics = createMetrics();
  const { url } = await startGateway({}, fakeServers(), undefined, undefined, { metrics });
  const { headers, body } = madeBy({}, 'saveDecision');
  await ask(url, 'saveDecision', headers, body);
  await ask(url, 'saveDecision');
  await send(url, '/users/maria.santos@lumina.example');
  const answer = await fetch(`${await served(metrics)}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('gateway_calls_total{operation="saveDecision",status="200"} 1\n');
  expect(text).toContain('gateway_calls_total{operation="saveDecision",status="401"} 1\n');
  expect(text).toContain('gateway_acts_total{what="decision",outcome="done"} 1\n');
  expect(text).toContain('gateway_acts_total{what="decision",outcome="refused"} 1\n');
  expect(text).toContain('gateway_store_ready 1\n');
  expect(text).toContain('gateway_memory_bytes{lane="staff"} 0\n');
  expect(text).toMatch(/\nprocess_cpu_seconds_total [\d.]+\n/);
  expect(text, 'nobody is named').not.toContain('@');
});

test('metrics are served at one address of the machine only', async () => {
  const site = await served(createMetrics(), '127.0.0.2');
  expect((await fetch(`${site}/metrics`)).status).toBe(200);
  expect((await fetch(`${site}/`)).status).toBe(404);
  await expect(fetch(`${site.replace('127.0.0.2', '127.0.0.1')}/metrics`)).rejects.toThrow();
});

test.each(['dashboard.json', 'alerts.yaml'])('%s names only metrics and labels that exist', async (file) => {
  const metrics = createMetrics();
  await upstreamOf({ upstreams: { main: { url: 'https://localhost' } }, operations: {} }, {}, metrics);
  await startGateway({}, fakeServers(), undefined, undefined, { metrics });
  const call = { operation: 'loginAgora', upstream: 'main' };
  metrics.upstreamAnswers.inc({ ...call, status: 200 });
  metrics.upstreamFailures.inc({ ...call, reason: 'abandoned' });
  metrics.upstreamSeconds.observe(call, 1);
  metrics.calls.inc({ operation: 'loginAgora', status: 200 });
  metrics.acts.inc({ what: 'sign-in', outcome: 'done' });
  const text = await (await fetch(`${await served(metrics)}/metrics`)).text();
  const content = parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  const written = JSON.stringify(content);
  const names = [...new Set(written.match(/\b(gateway|process|nodejs)_\w+/g))];
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !new RegExp(`\n${name}[{ ]`).test(text))).toEqual([]);
  const labels = [...written.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
  const scraped = ['instance'];
  expect(labels.filter((label) => !scraped.includes(label) && !text.includes(`${label}="`))).toEqual([]);
});
