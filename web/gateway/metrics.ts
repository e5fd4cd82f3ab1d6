// What Prometheus reads of a gateway: the calls of browsers, the audited acts, the limits, the store, the calls to
// servers, and the values of the process itself.
import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS_S = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export type Sample = [labels: Record<string, string>, value: number];

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `gateway_${name}`, help, labelNames, registers });

  return {
    registry,
    calls: counter('calls_total', 'Answered calls of browsers.', ['operation', 'status']),
    acts: counter('acts_total', 'Entries of the audit log: sign-ins, decisions, exports, …', ['what', 'outcome']),
    upstreamAnswers: counter('upstream_answers_total', 'Answers of the servers.', ['operation', 'upstream', 'status']),
    upstreamFailures: counter('upstream_failures_total', 'Calls without an answer that can be used.', [
      'operation',
      'upstream',
      'reason',
    ]),
    upstreamSeconds: new Histogram({
      name: 'gateway_upstream_call_seconds',
      help: 'Time until an answer.',
      labelNames: ['operation', 'upstream'],
      buckets: BUCKETS_S,
      registers,
    }),
    /** Values that are asked for whenever Prometheus reads them. */
    watch(name: string, help: string, labelNames: string[], samples: () => Sample[] | Promise<Sample[]>): void {
      new Gauge({
        name: `gateway_${name}`,
        help,
        labelNames,
        registers,
        async collect() {
          for (const [labels, value] of await samples()) this.set(labels, value);
        },
      });
    },
  };
}

export async function serveMetrics({ port, host }: { port: number; host: string }, { registry }: Metrics) {
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    // A value that cannot be read must not end the gateway.
    const text = await registry.metrics().catch(() => undefined);
    if (text === undefined) return response.writeHead(500).end();
    return response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
