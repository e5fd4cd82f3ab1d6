// What a hostile server says, and what of it the browser gets: for every operation nothing but what the contract names.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { answerShapes, type OperationId, operationTable } from '#contract';
import { policies } from '../../../openapi/generated/policy';
import { translate } from '../../src/api/answer';
import { closed } from '../answers/closed';
import { answerSchemas } from '../answers/contract';
import type { Upstream } from '../upstreamCall';
import { type Answer, send } from '../whole/testing';
import { routes } from './calls';
import { isPicture, MARK, NO_ANSWERS, ODD_ANSWERS, PICTURE, refusalWith, type Said, tooMuch } from './harm';
import { type Hostile, type How, startHostile } from './index';

const MODES = ['enforce', 'report'] as const;
const ajv = new Ajv2020({ strict: false, logger: false });

/** Its columns have names of their own, so that the contract cannot name them: what is no text there is refused. */
const OPEN: OperationId[] = ['getDigicardMember'];

/** The gateway asks them by itself before it makes other calls: those would meet what is meant for these. */
const ASKED_BEFORE: OperationId[] = ['listAdminUsers', 'getSystemAccess', 'checkDevice'];

const typeOf = ({ headers }: Answer) => headers['content-type'] ?? '';
const shows = ({ body, headers }: Answer) => body.includes(MARK) || JSON.stringify(headers).includes(MARK);

const checks = new Map(
  routes.map((id) => {
    const { 'application/json': json, 'text/plain': text } = answerSchemas[id][200] ?? {};
    const schema = json ?? text?.contentSchema.contentSchema;
    return [id, schema && ajv.compile(closed(schema))] as const;
  }),
);

const saysByStatus = (id: OperationId) => Object.keys(answerSchemas[id][200] ?? {}).length === 0;

/** Whether it says nothing that the contract does not name, in a media type that it has. */
function isInContract(id: OperationId, answer: Answer): boolean {
  const [type = ''] = typeOf(answer).split(';', 1);
  if (saysByStatus(id)) return answer.body.length === 0 && type === '';
  if (!answerSchemas[id][200]?.[type]) return false;
  if (isPicture(id)) return answer.body.equals(PICTURE);
  const said = type === 'text/plain' ? JSON.parse(String(answer.json())) : answer.json();
  return checks.get(id)?.(policies[id].issuesSession && 'data' in said ? withToken(said) : said) === true;
}

function isRefused(id: OperationId, answer: Answer): boolean {
  const { method, path } = operationTable[id];
  const said = answer.json();
  return isInContract(id, answer) && translate(200, said, answerShapes[`${method} ${path}`]) !== undefined;
}

/** As the server says it of a login; a token that has left is a second one, which the contract does not have. */
function withToken(said: { data: { access_token?: string } }): unknown {
  const { access_token: left, ...data } = said.data;
  return { ...said, data: { ...data, access_token: 'kept', ...(left !== undefined && { left }) } };
}

/** Every operation is asked for each of these answers; what comes is judged, and what is wrong is told. */
async function wrongOnes<Harm extends How>(
  hostile: Hostile,
  harms: (id: OperationId) => Harm[],
  wrong: (id: OperationId, answer: Answer, harm: Harm) => string | false,
): Promise<string[]> {
  const found: string[] = [];
  let calls = 0;
  const judge = async (id: OperationId) => {
    for (const harm of harms(id)) {
      hostile.answers(id, harm);
      calls += 1;
      // Nobody may guess at one code so often.
      const answer = await hostile.call(id, policies[id].verifies ? { email: `person.${calls}@lumina.example` } : {});
      const what = wrong(id, answer, harm);
      if (what) found.push(`${id} ${answer.status} ${typeOf(answer)}: ${what}`);
    }
    hostile.answers(id, tooMuch(id));
  };
  const waiting = routes.filter((id) => !ASKED_BEFORE.includes(id));
  const lane = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) await judge(id);
  };
  await Promise.all([1, 2, 3, 4].map(lane));
  for (const id of ASKED_BEFORE) await judge(id);
  return found;
}

test.each(MODES)(
  '%s: of an answer with too much in it nothing more leaves than the contract names',
  async (answers) => {
    const hostile = await startHostile({ answers });
    const found = await wrongOnes(
      hostile,
      (id) => [tooMuch(id)],
      (id, answer) => {
        if (OPEN.includes(id)) return answers === 'enforce' && answer.status !== 502 && 'a column that is no text';
        if (answer.status !== 200) return 'it is refused';
        if (shows(answer)) return 'it shows';
        if (isPicture(id))
          return !(typeOf(answer) === 'image/png' && answer.body.equals(PICTURE)) && 'it is another picture';
        return !isInContract(id, answer) && 'it is not in the contract';
      },
    );
    expect(found).toEqual([]);
  },
);

test.each([
  ['enforce', [401, 404]],
  ['report', [400, 401, 403, 404, 429]],
] as const)('%s: nor does it of a refusal', async (answers, statuses) => {
  const hostile = await startHostile({ answers });
  const refusals = statuses.map(refusalWith);
  const found = await wrongOnes(
    hostile,
    () => refusals,
    (id, answer, { status }) => {
      if (shows(answer)) return 'it shows';
      const isKept = status in answerSchemas[id] && !isOfService(id, status);
      if (isKept && answer.status !== status) return 'it is another status';
      // What the contract refuses in a 200 is refused there in its own words.
      if (answer.status === 200) return !isRefused(id, answer) && 'it is no refusal of the contract';
      return Object.keys(answer.json() as object).join() !== 'message' && 'it says more than a message';
    },
  );
  expect(found).toEqual([]);
});

/** That the service account is refused is no business of whoever asks. */
const isOfService = (id: OperationId, status: number) => typeof policies[id].token === 'object' && status === 401;

/** What the gateway says by itself. */
const REFUSED = [500, 502];

/** Of a failure the status is kept, and not its words. */
const statusesFor = ({ status = 200 }: Said) => (status >= 500 && status < 600 ? [status, ...REFUSED] : REFUSED);

/** Whether it is a yes all the same, because of its status: but for a page and for bytes, where the specification shows no answer. */
function isYes(id: OperationId, { status = 200, type, body }: Said): boolean {
  if (status >= 300) return false;
  const isText = Buffer.from(body).equals(Buffer.from(String(body)));
  return (
    saysByStatus(id) || (policies[id].answerNotShown && isText && type !== 'text/html' && !/^["\s]*</.test(`${body}`))
  );
}

/** What a server says of a record that it has not, where one is asked for: null, or nothing at all. */
const saysNothing = (id: OperationId, { status = 200, body }: Said) =>
  status < 300 && ((body === 'null' && LOOKUPS.includes(id)) || (body === '' && id === 'getMemberCoreData'));
const LOOKUPS: OperationId[] = [
  'getAccount',
  'getAccountContract',
  'getCompanyTag',
  'getDigicardMember',
  'getDigicardStyle',
  'getFeatureFlag',
  'getMemberCoreData',
  'getSystemAccess',
];

/** Each operation meets a quarter of them, and another one than its neighbours. */
const aQuarter = (harms: Said[]) => (id: OperationId) => harms.filter((_, at) => (at + routes.indexOf(id)) % 4 === 0);

test.each<[Upstream['answers'], (id: OperationId) => Said[]]>([
  // Nothing is taken there that breaks the contract.
  ['enforce', aQuarter([...NO_ANSWERS, ...ODD_ANSWERS])],
  ['report', (id) => [...NO_ANSWERS, ...aQuarter(ODD_ANSWERS)(id)]],
])('%s: of what is no answer of the contract nothing leaves', async (answers, harms) => {
  const hostile = await startHostile({ answers });
  const found = await wrongOnes(hostile, harms, (id, answer, harm) => {
    const wrong = (what: string) => `${what}: ${JSON.stringify(harm).slice(0, 90)}`;
    if (shows(answer)) return wrong('it shows');
    if (isYes(id, harm))
      return !/^(\{"(is_)?success":true\})?$/.test(String(answer.body)) && wrong('it is no plain yes');
    if (saysNothing(id, harm)) return !isInContract(id, answer) && wrong('it is not in the contract');
    if (!statusesFor(harm).includes(answer.status)) return wrong('it is taken');
    if (typeOf(answer) !== 'application/json; charset=utf-8') return wrong('it has another type');
    return Object.keys(answer.json() as object).join() !== 'message' && wrong('it says more than a message');
  });
  expect(found).toEqual([]);
});

test('an answer has the headers of the gateway, and none of the server', async () => {
  const hostile = await startHostile();
  const own = await send(hostile.url, '/api/nothing');
  const named = [...Object.keys(own.headers), 'transfer-encoding', 'connection'];
  const found = await wrongOnes(
    hostile,
    (id) => [tooMuch(id), refusalWith(401)],
    (id, { headers }) => {
      const { verifies, issuesSession } = policies[id];
      const proofs = [...(verifies ? ['otp-ticket'] : []), ...((verifies ?? issuesSession) ? ['set-cookie'] : [])];
      const strange = Object.keys(headers).filter((name) => ![...named, ...proofs].includes(name));
      if (strange.length > 0) return strange.join();
      return JSON.stringify(headers).includes(MARK) && 'it shows';
    },
  );
  expect(found).toEqual([]);
});
