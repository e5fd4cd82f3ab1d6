// The control interface of testers and tests. The gateway passes it on in mock mode only.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type OperationId, operationTable } from '#contract';
import { openSession } from './areas/session/state';
import { coverage } from './coverage';
import { scenarios } from './scenarios';
import type { Fault } from './world';
import { openWorld, worldNamed } from './worlds';

type Params = { world: string; operation: string };
const worldOf = (request: FastifyRequest) => worldNamed((request.params as Params).world);
const isOperation = (name: string): name is OperationId | '*' => name === '*' || name in operationTable;

export async function control(app: FastifyInstance): Promise<void> {
  app.get('/scenarios', () => scenarios.map(({ name, description }) => ({ name, description })));
  app.get('/coverage', () => coverage());

  app.get('/worlds/:world', (request) => {
    const world = worldOf(request);
    return {
      world: world.name,
      scenario: world.scenario.name,
      now: new Date(world.now()).toISOString(),
      faults: Object.fromEntries(world.faults),
    };
  });
  app.put<{ Params: Params; Body: { scenario: string } }>('/worlds/:world', (request, reply) => {
    const scenario = scenarios.find(({ name }) => name === request.body.scenario);
    if (!scenario) return reply.code(404).send({ message: `There is no scenario '${request.body.scenario}'.` });
    openWorld(request.params.world, scenario);
    return reply.code(204).send();
  });
  app.get('/worlds/:world/outbox', (request) => worldOf(request).outbox);
  app.get('/worlds/:world/journal', (request) => worldOf(request).journal);
  app.post<{ Params: Params; Body: { email: string } }>('/worlds/:world/session', (request, reply) => {
    const session = openSession(worldOf(request), request.body.email);
    return session ?? reply.code(404).send({ message: `Nobody has the address '${request.body.email}'.` });
  });
  app.post<{ Params: Params; Body: { advanceMs: number } }>('/worlds/:world/clock', (request, reply) => {
    worldOf(request).clockOffsetMs += request.body.advanceMs;
    return reply.code(204).send();
  });
  app.put<{ Params: Params; Body: Fault }>('/worlds/:world/faults/:operation', (request, reply) => {
    const { operation } = request.params;
    if (!isOperation(operation)) return reply.code(404).send({ message: `There is no operation '${operation}'.` });
    worldOf(request).faults.set(operation, request.body);
    return reply.code(204).send();
  });
  app.delete<{ Params: Params }>('/worlds/:world/faults/:operation', (request, reply) => {
    worldOf(request).faults.delete(request.params.operation as OperationId | '*');
    return reply.code(204).send();
  });
}
