// The control interface of testers and tests. The gateway passes it on in mock mode only.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type OperationId, operationTable } from '#contract';
import { examples } from '../openapi/generated/examples';
import { openSession, sessionStore } from './areas/session/state';
import { coverage } from './coverage';
import type { Person } from './people';
import { scenarios } from './scenarios';
import type { Fault } from './world';
import { openWorld, worldNamed } from './worlds';

type Params = { world: string; operation: string };
const worldOf = (request: FastifyRequest) => worldNamed((request.params as Params).world);
const isOperation = (name: string): name is OperationId | '*' => name === '*' || Object.hasOwn(operationTable, name);

/** A call that says too little would break its world, or be answered as if the mocks had failed. */
const needing = (what: string, body: v.GenericSchema) => ({
  preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
    if (!v.is(body, request.body)) return reply.code(400).send({ message: `The call needs ${what}.` });
  },
});

const TEN_YEARS_MS = 3.2e11;
const milliseconds = v.pipe(v.number(), v.minValue(-TEN_YEARS_MS), v.maxValue(TEN_YEARS_MS));

const scenarioNamed = needing('the name of a `scenario`', v.object({ scenario: v.string() }));
const emailGiven = needing('the `email` of somebody', v.object({ email: v.string() }));
const timeGiven = needing('`advanceMs`, a number of milliseconds', v.object({ advanceMs: milliseconds }));
const faultGiven = needing(
  'a fault: what goes wrong with the operation, such as `{ "status": 500 }`',
  v.object({
    latencyMs: v.optional(v.pipe(v.number(), v.minValue(0))),
    held: v.optional(v.boolean()),
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
    example: v.optional(v.string()),
    body: v.optional(v.string()),
    contentType: v.optional(v.string()),
    drop: v.optional(v.boolean()),
    lost: v.optional(v.boolean()),
  }),
);

const hasExample = (operation: OperationId | '*', { status = 200, example }: Fault) =>
  example === undefined ||
  operation === '*' ||
  example in ((examples[operation] as Record<string, Record<string, unknown>>)[status] ?? {});

/** What a tester needs to sign in as somebody, and what will happen then. */
const accountOf = ({ emailaddress, firstname, lastname, department, password, ...state }: Person) => ({
  emailaddress,
  name: `${firstname} ${lastname}`,
  department,
  password,
  hindrance: hindranceOf(state),
});

function hindranceOf({ status, lockedOut, passwordExpired }: Pick<Person, 'status' | 'lockedOut' | 'passwordExpired'>) {
  if (lockedOut) return 'locked out';
  if (status === 'D') return 'disapproved';
  return passwordExpired ? 'expired password' : '';
}

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
  app.put<{ Params: Params; Body: { scenario: string } }>('/worlds/:world', scenarioNamed, (request, reply) => {
    const scenario = scenarios.find(({ name }) => name === request.body.scenario);
    if (!scenario) return reply.code(404).send({ message: `There is no scenario '${request.body.scenario}'.` });
    openWorld(request.params.world, scenario);
    return reply.code(204).send();
  });
  app.get('/worlds/:world/people', (request) => worldOf(request).state(sessionStore).people.map(accountOf));
  app.get('/worlds/:world/outbox', (request) => worldOf(request).outbox);
  app.get('/worlds/:world/journal', (request) => worldOf(request).journal);
  app.post<{ Params: Params; Body: { email: string } }>('/worlds/:world/session', emailGiven, (request, reply) => {
    const session = openSession(worldOf(request), request.body.email);
    return session ?? reply.code(404).send({ message: `Nobody has the address '${request.body.email}'.` });
  });
  app.post<{ Params: Params; Body: { advanceMs: number } }>('/worlds/:world/clock', timeGiven, (request, reply) => {
    worldOf(request).clockOffsetMs += request.body.advanceMs;
    return reply.code(204).send();
  });
  app.put<{ Params: Params; Body: Fault }>('/worlds/:world/faults/:operation', faultGiven, (request, reply) => {
    const { operation } = request.params;
    if (!isOperation(operation)) return reply.code(404).send({ message: `There is no operation '${operation}'.` });
    if (!hasExample(operation, request.body)) {
      return reply.code(404).send({ message: `'${operation}' has no example '${request.body.example}'.` });
    }
    worldOf(request).faults.set(operation, request.body);
    return reply.code(204).send();
  });
  app.delete<{ Params: Params }>('/worlds/:world/faults/:operation', (request, reply) => {
    worldOf(request).faults.delete(request.params.operation as OperationId | '*');
    return reply.code(204).send();
  });
}
