import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from './metrics';

test('writes the Prometheus text format: families, cumulative buckets, escaped labels', () => {
  const metrics = createMetrics(() => [{ upstream: 'a"b\\\n', lane: 'staff', states: { free: 1 } }]);
  metrics.answered('loginAgora', 'main', 200, 0.2);
  metrics.answered('loginAgora', 'main', 200, 3);
  metrics.failed('loginAgora', 'main', 'tooSlow', 61);
  const lines = metrics.text().split('\n');
  expect(lines).toContain('# TYPE gateway_upstream_answers_total counter');
  expect(lines).toContain('gateway_upstream_answers_total{operation="loginAgora",upstream="main",status="200"} 2');
  expect(lines).toContain('gateway_upstream_failures_total{operation="loginAgora",upstream="main",reason="tooSlow"} 1');
  const of = (suffix: string) =>
    lines
      .filter((line) => line.startsWith(`gateway_upstream_call_seconds${suffix}`))
      .map((line) => line.split(' ').at(-1));
  expect(of('_bucket')).toEqual(['0', '0', '1', '1', '1', '1', '2', '2', '2', '2', '3']);
  expect([of('_count'), of('_sum')]).toEqual([['3'], ['64.2']]);
  expect(lines).toContain('gateway_upstream_connections{upstream="a\\"b\\\\\\n",lane="staff",state="free"} 1');
  expect(lines.at(-1)).toBe('');
});

test.each(['dashboard.json', 'alerts.yaml'])('%s names only metrics and labels that exist', (file) => {
  const metrics = createMetrics(() => [{ upstream: 'main', lane: 'staff', states: { queued: 1 } }]);
  metrics.answered('loginAgora', 'main', 200, 1);
  metrics.failed('loginAgora', 'main', 'abandoned', 1);
  const text = metrics.text();
  const content = parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
  const written = JSON.stringify(content);
  const names = [...new Set(written.match(/gateway_\w+/g))];
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !text.includes(`\n${name}{`))).toEqual([]);
  const labels = [...written.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
  const scraped = ['instance'];
  expect(labels.filter((label) => !scraped.includes(label) && !text.includes(`${label}="`))).toEqual([]);
});
