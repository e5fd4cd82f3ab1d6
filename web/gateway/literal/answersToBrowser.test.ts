// Of the answers of a hostile server the browser gets only what the contract names, for every operation.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { OperationId } from '#contract';
import { OUTCOME, problemIn } from '#wire/outcome';
import { MARK } from '../../../mocks/literal/hostile';
import type { Answer as HostileAnswer } from '../../../mocks/literal/shapes';
import { policies } from '../../../openapi/generated/policy';
import { closeSchema } from '../answers/closeSchema';
import { answerSchemas } from '../answers/contract';
import { isSampled, SEED, WITH_SEED } from '../sample';
import { type Answer, send } from '../whole/testing';
import { routes } from './calls';
import {
  type Hostile,
  INVALID_ANSWERS,
  isPicture,
  overfullAnswer,
  PICTURE,
  refusalWith,
  startHostile,
} from './hostile';

/** All operations are called in one mode, in the other one in other runs. */
const answers = SEED % 2 ? 'enforce' : 'report';
const STATUSES = [400, 401, 403, 404, 429];
const ajv = new Ajv2020({ strict: false, logger: false });

/** Its columns have arbitrary names, so the contract allows any field, but only with text. */
const OPEN: OperationId[] = ['getDigicardMember'];

/** The gateway calls them itself before other calls, so a bad answer to them would affect those. */
const ASKED_BEFORE: OperationId[] = ['listAdminUsers', 'getSystemAccess', 'checkDevice'];

const typeOf = ({ headers }: Answer) => headers['content-type'] ?? '';
const shows = ({ body, headers }: Answer) => body.includes(MARK) || JSON.stringify(headers).includes(MARK);

const checks = new Map(
  routes.map((id) => {
    const { 'application/json': json, 'text/plain': text } = answerSchemas[id][200] ?? {};
    const schema = json ?? text?.contentSchema.contentSchema;
    return [id, schema && ajv.compile(closeSchema(schema))] as const;
  }),
);

const saysByStatus = (id: OperationId) => Object.keys(answerSchemas[id][200] ?? {}).length === 0;

/** Whether the answer has only fields and media types of the contract. */
function isInContract(id: OperationId, answer: Answer): boolean {
  const [type = ''] = typeOf(answer).split(';', 1);
  if (saysByStatus(id)) return answer.body.length === 0 && type === '';
  if (!answerSchemas[id][200]?.[type]) return false;
  if (isPicture(id)) return answer.body.equals(PICTURE);
  const content = type === 'text/plain' ? JSON.parse(String(answer.json())) : answer.json();
  return checks.get(id)?.(policies[id].issuesSession && 'data' in content ? withToken(content) : content) === true;
}

function isRefused(id: OperationId, answer: Answer): boolean {
  return isInContract(id, answer) && problemIn(200, String(answer.headers[OUTCOME] ?? '')) !== undefined;
}

/** Adds the token that the gateway has removed from a login. A token that was not removed becomes an extra field. */
function withToken(content: { data: { access_token?: string } }): unknown {
  const { access_token: left, ...data } = content.data;
  return { ...content, data: { ...data, access_token: 'kept', ...(left !== undefined && { left }) } };
}

/** The headers that the gateway does not set itself. */
function strangeHeaders(id: OperationId, { headers }: Answer, named: string[]): string {
  const { verifies, issuesSession } = policies[id];
  const proofs = [...(verifies ? ['otp-ticket'] : []), ...((verifies ?? issuesSession) ? ['set-cookie'] : [])];
  const strange = Object.keys(headers).filter((name) => ![...named, ...proofs].includes(name));
  return strange.length > 0 ? `it has ${strange.join()}` : '';
}

/** Calls the operations with each of these answers and lists the results that `wrong` complains about. */
async function wrongOnes(
  hostile: Hostile,
  harms: (id: OperationId) => HostileAnswer[],
  wrong: (id: OperationId, answer: Answer, harm: HostileAnswer) => string | false,
): Promise<string[]> {
  const found: string[] = [];
  let calls = 0;
  const own = await send(hostile.url, '/api/nothing');
  const named = [...Object.keys(own.headers), 'transfer-encoding', 'connection'];
  const judge = async (id: OperationId) => {
    for (const harm of harms(id)) {
      hostile.answers(id, harm);
      calls += 1;
      // Another person each time, because guesses at one code are limited.
      const answer = await hostile.call(id, policies[id].verifies ? { email: `person.${calls}@lumina.example` } : {});
      const what = wrong(id, answer, harm) || strangeHeaders(id, answer, named);
      if (what) found.push(`${id} ${answer.status} ${typeOf(answer)}: ${what}`);
    }
    hostile.answers(id, overfullAnswer(id));
  };
  const waiting = routes.filter((id) => !ASKED_BEFORE.includes(id));
  const lane = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) await judge(id);
  };
  await Promise.all([1, 2, 3, 4].map(lane));
  for (const id of ASKED_BEFORE) await judge(id);
  return found;
}

/** From an answer, everything is removed that the contract does not name. */
const wrongAnswers = (hostile: Hostile) =>
  wrongOnes(
    hostile,
    (id) => [overfullAnswer(id)],
    (id, answer) => {
      if (answer.status !== 200) return 'it is refused';
      if (OPEN.includes(id)) return false;
      if (shows(answer)) return 'it shows';
      return !isInContract(id, answer) && 'it is not in the contract';
    },
  );

/** From a refusal, too. */
const wrongRefusals = (hostile: Hostile) =>
  wrongOnes(
    hostile,
    (id) => STATUSES.filter((_, at) => isSampled(at + routes.indexOf(id), 5)).map(refusalWith),
    (id, answer, { status }) => {
      if (shows(answer)) return 'it shows';
      const isKept = status in answerSchemas[id] && !isOfService(id, status);
      if (isKept && answer.status !== status) return 'it is another status';
      // Some operations refuse in a 200, with the contract's own fields.
      if (answer.status === 200) return !isRefused(id, answer) && 'it is no refusal of the contract';
      return Object.keys(answer.json() as object).join() !== 'message' && 'it says more than a message';
    },
  );

/** A 401 for the service account, which the caller must not see. */
const isOfService = (id: OperationId, status: number) => typeof policies[id].token === 'object' && status === 401;

/** Statuses that the gateway itself answers with. */
const REFUSED = [500, 502];

/** The status of a server failure may be kept, but not its text. */
const statusesFor = ({ status }: HostileAnswer) => (status >= 500 && status < 600 ? [status, ...REFUSED] : REFUSED);

/**
 * Whether the answer counts as a success because of its status: for operations answered by status alone, and for those
 * whose answer the specification does not show, unless it is a page or bytes.
 */
function isYes(id: OperationId, { status, type, body }: HostileAnswer): boolean {
  // The paths in an answer are sealed, and one that is nested too deeply cannot be searched for them.
  if (status >= 300 || (policies[id].files && String(body).startsWith('[[['))) return false;
  const isText = Buffer.from(body).equals(Buffer.from(String(body)));
  return saysByStatus(id) || (policies[id].answerNotShown && isText && type !== 'text/html' && saysNoWords(`${body}`));
}

/** JSON of any kind but a text, and nothing at all: a text could also be the reason why something was not saved. */
function saysNoWords(body: string): boolean {
  try {
    return body === '' || typeof JSON.parse(body) !== 'string';
  } catch {
    return false;
  }
}

/** Where the specification shows only words, a plain text is these words. */
const isWords = (id: OperationId, { status, type, body }: HostileAnswer) =>
  policies[id].answerIsWords && status < 300 && type === 'text/plain' && !saysNoWords(`${body}`);

/** Whether the answer means that there is no such record: null, or an empty body. */
const saysNothing = (id: OperationId, { status, body }: HostileAnswer) =>
  status < 300 && ((body === 'null' && LOOKUPS.includes(id)) || (body === '' && id === 'getMemberCoreData'));
const LOOKUPS: OperationId[] = [
  ...(['getAccount', 'getAccountContract', 'getCompanyTag', 'getDigicardMember', 'listCompanyRecords'] as const),
  ...(['getDigicardStyle', 'getFeatureFlag', 'getMemberCoreData', 'getSystemAccess'] as const),
];

/** Some of the answers for each operation, different from those of its neighbours. */
const sampled = (id: OperationId) => INVALID_ANSWERS.filter((_, at) => isSampled(at + routes.indexOf(id), 8));

/** Of an answer that is not in the contract, nothing is passed on. */
function wronglyTaken(hostile: Hostile) {
  const judged = (id: OperationId, answer: Answer, harm: HostileAnswer) => {
    const wrong = (what: string) => `${what}: ${JSON.stringify({ ...harm, headers: undefined }).slice(0, 90)}`;
    if (isWords(id, harm))
      return String(answer.body) !== JSON.stringify({ success: true, message: harm.body }) && wrong('it is not told');
    // Its rows have any columns.
    if (OPEN.includes(id) && answer.status === 200) return false;
    if (shows(answer)) return wrong('it shows');
    if (isYes(id, harm))
      return !/^(\{"(is_)?success":true\})?$/.test(String(answer.body)) && wrong('it is no plain yes');
    if (saysNothing(id, harm)) return !isInContract(id, answer) && wrong('it is not in the contract');
    if (!statusesFor(harm).includes(answer.status)) return wrong('it is taken');
    if (typeOf(answer) !== 'application/json; charset=utf-8') return wrong('it has another type');
    return Object.keys(answer.json() as object).join() !== 'message' && wrong('it says more than a message');
  };
  return wrongOnes(hostile, sampled, judged);
}

test('the browser gets only what the contract names, and only headers of the gateway', async () => {
  const hostile = await startHostile({ answers });
  for (const wrong of [wrongAnswers, wrongRefusals, wronglyTaken])
    expect(await wrong(hostile), `${answers} ${wrong.name} ${WITH_SEED}`).toEqual([]);
});
