// Counts and times the calls to upstreams, and serves the result on a separate port in the Prometheus text format.
import { createServer } from 'node:http';

const BUCKETS_S = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

type Labels = Record<string, string>;

interface Times {
  labels: Labels;
  buckets: number[];
  sum: number;
  count: number;
}

/** The current numbers of open connections and waiting calls. */
type Gauges = () => { upstream: string; lane: string; states: Record<string, number> }[];

type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(gauges: Gauges) {
  const calls = new Map<string, { labels: Labels; count: number }>();
  const failures = new Map<string, { labels: Labels; count: number }>();
  const times = new Map<string, Times>();

  function increase(counter: typeof calls, labels: Labels): void {
    const written = writtenLabels(labels);
    const entry = counter.get(written) ?? { labels, count: 0 };
    entry.count += 1;
    counter.set(written, entry);
  }

  function time(labels: Labels, seconds: number): void {
    const written = writtenLabels(labels);
    const entry = times.get(written) ?? { labels, buckets: BUCKETS_S.map(() => 0), sum: 0, count: 0 };
    entry.buckets = entry.buckets.map((count, at) => count + Number(seconds <= (BUCKETS_S[at] ?? 0)));
    entry.sum += seconds;
    entry.count += 1;
    times.set(written, entry);
  }

  return {
    answered(operation: string, upstream: string, status: number, seconds: number): void {
      increase(calls, { operation, upstream, status: String(status) });
      time({ operation, upstream }, seconds);
    },
    failed(operation: string, upstream: string, reason: string, seconds: number): void {
      increase(failures, { operation, upstream, reason });
      time({ operation, upstream }, seconds);
    },
    text(): string {
      const counted = (counter: typeof calls) =>
        [...counter.values()].map(({ labels, count }): Sample => ['', labels, count]);
      const connections = gauges().flatMap(({ upstream, lane, states }) =>
        Object.entries(states).map(([state, count]): Sample => ['', { upstream, lane, state }, count]),
      );
      return [
        ...family('upstream_answers_total', 'counter', 'Answers of the upstreams.', counted(calls)),
        ...family('upstream_failures_total', 'counter', 'Calls without an answer that can be used.', counted(failures)),
        ...family('upstream_call_seconds', 'histogram', 'Time until an answer.', [...times.values()].flatMap(timed)),
        ...family('upstream_connections', 'gauge', 'Connections and calls by their state.', connections),
        '',
      ].join('\n');
    },
  };
}

type Sample = [suffix: string, labels: Labels, value: number];

const timed = ({ labels, buckets, sum, count }: Times): Sample[] => [
  ...buckets.map((each, at): Sample => ['_bucket', { ...labels, le: String(BUCKETS_S[at]) }, each]),
  ['_bucket', { ...labels, le: '+Inf' }, count],
  ['_sum', labels, sum],
  ['_count', labels, count],
];

function family(name: string, type: string, help: string, samples: Sample[]): string[] {
  const lines = samples.map(([suffix, labels, value]) => `gateway_${name}${suffix}{${writtenLabels(labels)}} ${value}`);
  return [`# HELP gateway_${name} ${help}`, `# TYPE gateway_${name} ${type}`, ...lines];
}

const escapes: Record<string, string> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };

const writtenLabels = (labels: Labels) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, (each) => escapes[each] ?? each)}"`)
    .join(',');

export interface Address {
  port: number;
  host: string;
}

export async function serveMetrics({ port, host }: Address, metrics: Metrics) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(metrics.text());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
