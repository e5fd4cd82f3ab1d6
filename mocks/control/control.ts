// The control interface for testers and tests. The gateway only forwards it in mock mode.
import { readFileSync } from 'node:fs';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type OperationId, operationTable } from '#contract';
import { examples } from '../../openapi/generated/examples';
import requests from '../../openapi/generated/requests.json' with { type: 'json' };
import { openSession } from '../areas/session/state';
import { scenarios } from '../scenarios';
import { basisOf, keptScenarios, scenarioFileText, scenarioNamed, writeScenarioFile } from '../scenarios/files';
import { StaleDifferenceError } from '../worlds/differences';
import { scenarioOfKeptWorld, toKeptWorld } from '../worlds/keptWorld';
import type { Fault, World } from '../worlds/world';
import { openWorld, worldNamed, worldNames } from '../worlds/worlds';
import {
  CLOCK_LIMIT_DAYS,
  fault,
  hasKnownOperation,
  isOperation,
  milliseconds,
  newScenario,
  opening,
} from './controlSchemas';
import { coverage } from './coverage';
import { signersOf, signersQuery } from './signers';

/** The whole contract, for the page that shows it. */
const CONTRACT = new URL('../../openapi/generated/document.json', import.meta.url);

type Opening = v.InferOutput<typeof opening>;
type Time = { advanceMs: number } | { offsetMs: number };
type Params = { world: string; operation: string };
const worldOf = (request: FastifyRequest) => worldNamed((request.params as Params).world);

/** Refuses an incomplete call, which would otherwise break the world or be answered as if the mocks had failed. */
const requireBody = (what: string, body: v.GenericSchema) => ({
  preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
    if (!v.is(body, request.body)) return reply.code(400).send({ message: `The call needs ${what}.` });
  },
});

const openingGiven = requireBody(
  'the name of a `scenario`, and optionally `faults` by operation and `clockOffsetMs`; or a saved `world`, and `when`',
  opening,
);
const nameGiven = requireBody(
  'a `name` of at most 60 small letters, digits and hyphens, such as `two-remarks-more`',
  newScenario,
);
const emailGiven = requireBody('the `email` of someone', v.object({ email: v.string() }));
const timeGiven = requireBody(
  '`advanceMs` or `offsetMs`, a number of milliseconds',
  v.union([v.strictObject({ advanceMs: milliseconds }), v.strictObject({ offsetMs: milliseconds })]),
);
const faultGiven = requireBody('a fault: what goes wrong with the operation, such as `{ "status": 500 }`', fault);
const TOO_FAR = `The clock can be moved by ${CLOCK_LIMIT_DAYS.toLocaleString('en-US')} days at most.`;
const sinceQuery = v.object({ since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))) });

/** Why the fault is not possible; '' when it is. */
function faultProblem(operation: string, { status = 200, example }: Fault): string {
  if (!isOperation(operation)) return `There is no operation '${operation}'.`;
  if (example === undefined || operation === '*') return '';
  const named = (examples[operation] as Record<string, Record<string, unknown>>)[status] ?? {};
  return Object.hasOwn(named, example) ? '' : `'${operation}' has no example '${example}'.`;
}

const worldSummary = (world: World) => ({
  world: world.name,
  /** Changes when the world is opened again. */
  id: world.id,
  scenario: world.scenario.name,
  now: new Date(world.now()).toISOString(),
  clockOffsetMs: world.clockOffsetMs,
  faults: Object.fromEntries(world.faults),
  hasOwnFaultsOnly: world.hasOwnFaultsOnly,
  /** The panel compares these two counts to see whether there are new calls or mails to ask for. */
  calls: world.callCount,
  mails: world.outbox.length,
});

/** The answers that each operation can be made to give: those that the contract has as examples. */
const operations = () =>
  Object.entries(operationTable).map(([operation, { area }]) => ({
    operation,
    area,
    summary: requests[operation as OperationId].summary,
    answers: Object.entries(examples[operation as OperationId]).flatMap(([status, answers]) =>
      Object.keys(answers).map((example) => ({ status: Number(status), example })),
    ),
  }));

export async function control(app: FastifyInstance): Promise<void> {
  // Testers read these messages, so they do not have the form of Prism's errors.
  app.setErrorHandler((error: FastifyError, _request, reply) =>
    reply
      .code(error instanceof StaleDifferenceError ? 422 : (error.statusCode ?? 500))
      .send({ message: error.message }),
  );
  app.get('/scenarios', () =>
    [scenarios, keptScenarios()].flatMap((some, at) =>
      some.map(({ name, description, area = null }) => ({ name, description, area, isKept: at > 0 })),
    ),
  );
  app.get('/operations', () => operations());
  app.get('/coverage', () => coverage());
  app.get('/contract', (_request, reply) => reply.type('application/json').send(readFileSync(CONTRACT)));

  app.get('/worlds', () => worldNames());
  app.get('/worlds/:world', (request) => worldSummary(worldOf(request)));
  app.put<{ Params: Params; Body: Opening }>('/worlds/:world', openingGiven, (request, reply) => {
    const wanted = request.body;
    const name = 'world' in wanted ? wanted.world.scenario : wanted.scenario;
    const scenario = 'world' in wanted ? basisOf(wanted.world) : scenarioNamed(name);
    if (!scenario) return reply.code(404).send({ message: `There is no scenario '${name}'.` });
    const { faults } = 'world' in wanted ? wanted.world : wanted;
    const faultEntries = Object.entries(faults ?? {});
    const unknown = faultEntries.map(([operation, each]) => faultProblem(operation, each)).find(Boolean);
    if (unknown) return reply.code(404).send({ message: unknown });
    if ('world' in wanted) {
      openWorld(request.params.world, scenarioOfKeptWorld(wanted.world, scenario, scenario, wanted.when));
      return reply.code(204).send();
    }
    const world = openWorld(request.params.world, scenario);
    world.clockOffsetMs = wanted.clockOffsetMs ?? 0;
    if (faults) world.setFaults(faultEntries.filter(hasKnownOperation));
    return reply.code(204).send();
  });
  app.get('/worlds/:world/kept', (request, reply) =>
    reply.type('application/json').send(scenarioFileText(toKeptWorld(worldOf(request)))),
  );
  app.post<{ Params: Params; Body: { name: string } }>('/worlds/:world/kept', nameGiven, (request, reply) => {
    const { name } = request.body;
    if (scenarioNamed(name)) return reply.code(409).send({ message: `There is a scenario '${name}' already.` });
    return { file: writeScenarioFile(name, toKeptWorld(worldOf(request))) };
  });
  app.get('/worlds/:world/people', (request, reply) => {
    const parsed = v.safeParse(signersQuery, request.query);
    if (!parsed.success)
      return reply.code(400).send({ message: 'The call needs a `search` with a `limit`, an `email`, or nothing.' });
    return signersOf(worldOf(request), parsed.output);
  });
  app.get('/worlds/:world/outbox', (request) => worldOf(request).outbox);
  // Only calls whose fault is still set: a call whose fault was just removed is about to be answered.
  app.get('/worlds/:world/held', (request) => {
    const world = worldOf(request);
    return world.heldBack.flatMap(({ operation, fault }) => (world.faultOf(operation) === fault ? [operation] : []));
  });
  app.get('/worlds/:world/journal', (request, reply) => {
    if (!v.is(sinceQuery, request.query)) return reply.code(400).send({ message: 'The call needs `since`, a number.' });
    const since = Number(request.query.since ?? 0);
    return worldOf(request).journal.filter(({ number }) => number > since);
  });
  app.delete('/worlds/:world/journal', (request, reply) => {
    worldOf(request).journal.length = 0;
    return reply.code(204).send();
  });
  app.post<{ Params: Params; Body: { email: string; device_id?: string } }>(
    '/worlds/:world/session',
    emailGiven,
    (request, reply) => {
      const session = openSession(worldOf(request), request.body.email, request.body.device_id);
      return session ?? reply.code(404).send({ message: `No one has the address '${request.body.email}'.` });
    },
  );
  app.post<{ Params: Params; Body: Time }>('/worlds/:world/clock', timeGiven, (request, reply) => {
    const world = worldOf(request);
    const { body } = request;
    const offsetMs = 'offsetMs' in body ? body.offsetMs : world.clockOffsetMs + body.advanceMs;
    if (!v.is(milliseconds, offsetMs)) return reply.code(400).send({ message: TOO_FAR });
    world.clockOffsetMs = offsetMs;
    return reply.code(204).send();
  });
  app.put<{ Params: Params; Body: Fault }>('/worlds/:world/faults/:operation', faultGiven, (request, reply) => {
    const { operation } = request.params;
    const unknown = faultProblem(operation, request.body);
    if (unknown) return reply.code(404).send({ message: unknown });
    worldOf(request).faults.set(operation as OperationId | '*', request.body);
    return reply.code(204).send();
  });
  app.delete<{ Params: Params }>('/worlds/:world/faults/:operation', (request, reply) => {
    worldOf(request).faults.delete(request.params.operation as OperationId | '*');
    return reply.code(204).send();
  });
  app.delete('/worlds/:world/faults', (request, reply) => {
    worldOf(request).faults.clear();
    return reply.code(204).send();
  });
}
