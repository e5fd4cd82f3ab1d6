import { expect, test } from 'vitest';
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
