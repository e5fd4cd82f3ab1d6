// Runs in a process of its own: the gateway with a server that answers at once, and a bare Fastify with the same answer
// and headers.
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { operationTable } from '#contract';
import { examples } from '../../../openapi/generated/examples';
import { addSecurityHeaders } from '../../../web/gateway/console/security';
import { createSeals } from '../../../web/gateway/policy/session/seal';
import { createSessions } from '../../../web/gateway/policy/session/session';
import { createGateway } from '../../../web/gateway/server';
import { readSettings } from '../../../web/gateway/settings';
import { memoryStore } from '../../../web/gateway/store/memory';
import type { Identity, Upstream } from '../../../web/gateway/upstreamCall';
import type { Asked } from '../measuring/load';
import { usage } from '../measuring/usage';

/** The same decision, which needs every part of the policy, asked of the gateway and of the bare server. */
export interface Alone {
  gateway: Asked;
  bare: Asked;
}

const SECRET = 'a secret for measurements, which everybody knows';
/**
 * The answer has a field that the contract does not name, so the gateway removes it and serializes the answer again.
 */
const outcome = JSON.parse(JSON.parse(examples.saveDecision[200].default));
const answer = {
  status: 200,
  type: 'text/plain; charset=utf-8',
  body: Buffer.from(JSON.stringify(JSON.stringify({ ...outcome, internal_id: 1 }))),
};
const { path } = operationTable.saveDecision;
const identity: Identity = {
  email: 'maria.santos@lumina.example',
  username: null,
  recordid: 1,
  rolesid: '1',
  department: 'MIS IT',
  firstBrand: true,
  application: 'AGORA',
};
const decision = {
  memberid: 50001,
  status: 'D',
  remarks: 'Name does not match our records',
  special_instructions: '',
  fullname: 'MARIA CLARA SANTOS DELA CRUZ',
  email: 'mclara.delacruz@mail.example',
  reapprove_notification: '0',
  approved_by: identity.email,
};

const upstream: Upstream = {
  mode: 'production',
  forwards: [],
  answers: 'enforce',
  call: async () => answer,
  ready: async () => true,
  close: async () => {},
};

const settings = readSettings({
  UPSTREAM: 'none',
  SESSION_SECRET: SECRET,
  HUMAN_CHECK_SECRET: `${SECRET}, of people`,
  // No log line for every call, because logging is not part of the policy.
  LOG_LEVEL: 'warn',
});
const store = memoryStore();
const gateway = await createGateway(settings, upstream, {
  store,
  audit: () => new Writable({ write: (_line, _as, done) => done() }),
});
const bare = Fastify();
await addSecurityHeaders(bare, upstream.mode);
bare.post(`/api${path}`, async (_request, reply) => reply.type(answer.type).send(answer.body));

const sessions = createSessions(createSeals([SECRET]), store, settings);
const sealed = await sessions.begin(sessions.draft(identity, 'any', '', null));
const askedOf = (origin: string): Asked => ({
  url: `${origin}/api${path}`,
  method: 'POST',
  headers: { cookie: `__Host-session=${sealed}`, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
  body: JSON.stringify({ Value: decision }),
});

const local = { port: 0, host: '127.0.0.1' };
const alone: Alone = { gateway: askedOf(await gateway.listen(local)), bare: askedOf(await bare.listen(local)) };
process.on('message', async () => process.send?.(await usage()));
process.on('disconnect', () => process.exit());
process.send?.(alone);
