// Tests every named example of every operation: it must be valid, Prism must serve it, it must arrive unchanged through
// the gateway, and the console must read it correctly.

import { isDeepStrictEqual } from 'node:util';
import { OUTCOME } from '#wire/outcome';
import { answerRules } from '../../web/gateway/answers/answers';
import type { OperationPolicy } from '../../web/gateway/policy/policyTypes';
import { withText } from '../../web/gateway/requests/wholeRequest';
import { errorIn, INTERNAL } from '../../web/src/api/answer';
import { type RefusalFields, refusalMessage } from '../contract/refusalMessage';
import type { Example, Operation } from './contract';
import { type CheckResult, inLanes } from './findings';
import { sampleOf } from './requests';
import type { Stack } from './stack';
import { control, openWorld, personFor, type Visitor, visit, worldPath } from './visitor';
import { type Answer, send, type WireRequest } from './wire';

export const WORLD = 'contract:test examples';
const LANES = 8;
const INVALID_TOKEN = 'Invalid Access Token';

/** The gateway calls these itself for other operations, so a fault set for them would affect those. */
const ASKED_BY_GATEWAY = [
  'checkDevice',
  'getSystemAccess',
  'issueSecondaryToken',
  'issueRecoveryToken',
  'issueKioskToken',
  'listAdminUsers',
];

const rules = answerRules();

export async function checkExamples(stack: Stack, operations: Operation[]): Promise<CheckResult> {
  await openWorld(stack, WORLD);
  const checked: CheckResult = { passed: 0, finds: [] };
  const check = async (operation: Operation) => {
    // A new session for each example, because some end it.
    const begin = () => visit(stack, WORLD, personFor(operation));
    for (const example of operation.examples) {
      const problem = await problemWith(stack, operation, example, await begin());
      if (!problem) checked.passed += 1;
      else
        checked.finds.push({
          operation: operation.id,
          request: `the example ${example.status} ${example.name}`,
          ...problem,
        });
    }
    if (operation.examples.length < operation.statuses.length) await askForFile(operation, await begin());
  };
  const isLast = ({ id }: Operation) => ASKED_BY_GATEWAY.includes(id);
  await inLanes(
    operations.filter((operation) => !isLast(operation)),
    LANES,
    check,
  );
  await inLanes(operations.filter(isLast), 1, check);
  return checked;
}

type Problem = { wrong: string; sent?: WireRequest };

async function problemWith(
  stack: Stack,
  operation: Operation,
  example: Example,
  visitor: Visitor,
): Promise<Problem | undefined> {
  const { id, isMedia } = operation;
  const { status, name, type, value } = example;
  const schema = rules.schemaOf(id, status, type);
  if (typeof schema === 'string') return { wrong: schema };
  const { breach } = rules.read(
    schema,
    type,
    Buffer.from(type === 'application/json' ? JSON.stringify(value) : String(value)),
  );
  if (breach !== undefined) return { wrong: `it breaks its schema at ${breach}` };

  const honest = visitor.asMaker(operation, sampleOf(operation));
  const { verifies, email } = operation.policy;
  // The gateway allows only five guesses for one address, so each example has another address.
  const request = verifies && email ? withText(honest, email, `${id}.${name}@lumina.example`) : honest;
  if (!isMedia) {
    const sent = visitor.behindGateway(operation, request);
    sent.headers.prefer = `code=${status}, example=${name}`;
    const served = await send(sent);
    if (!isThat(served, status, value)) return { wrong: `instead of it, the mocks serve ${shown(served)}`, sent };
  }

  const fault = `${worldPath(WORLD)}/faults/${id}`;
  await control(stack, 'PUT', fault, { status, example: name });
  const isOwn = operation.policy.gatewayOwn;
  const sent = isOwn ? visitor.behindGateway(operation, request) : await visitor.viaGateway(operation, request);
  const answer = await send(sent).finally(() => control(stack, 'DELETE', fault));
  const arrives = isOwn ? { status, value } : afterGateway(operation.policy, status, value);
  if (!isThat(answer, arrives.status, arrives.value))
    return { wrong: `instead of it, the gateway sends ${shown(answer)}`, sent };
  const misread = isOwn ? undefined : misreading(answer, example, arrives);
  return misread === undefined ? undefined : { wrong: misread, sent };
}

const isThat = (answer: Pick<Answer, 'status' | 'value'>, status: number, value: unknown) =>
  answer.status === status && isDeepStrictEqual(answer.value, value);

const shown = ({ status, value }: Answer) => `${status} ${JSON.stringify(value).slice(0, 300)}`;

/**
 * The answer after the gateway: without the token of a login, and with a 500 instead of a 401 for a service account.
 */
export function afterGateway(
  policy: OperationPolicy,
  status: number,
  value: unknown,
): { status: number; value: unknown } {
  const { token } = policy;
  if (status === 401 && typeof token === 'object') {
    return { status: 500, value: { message: token.refusedAs ?? INTERNAL } };
  }
  if (!policy.issuesSession || status >= 500) return { status, value };
  const { data } = value as { data?: { user: Record<string, unknown> } };
  if (!data) return { status, value: { message: refusalMessage(value as object) } };
  return { status, value: { data: { user: data.user } } };
}

/** What the console should make of the answer. */
export function expectedOf(status: number, value: unknown, name: string): { failure?: string; message?: string } {
  const fields = fieldsOf(value);
  const message = refusalMessage(fields) ?? (typeof fields.Message === 'string' ? fields.Message : undefined);
  if (status === 401 || message === INVALID_TOKEN) return { failure: 'signedOut' };
  if (status >= 500) return { failure: 'unexpected', message: INTERNAL };
  const says = (flag: boolean) =>
    [fields.success, fields.is_success, fields.Success, fields.status?.success].includes(flag);
  const isRefused =
    status >= 400 || says(false) || (!says(true) && message !== undefined && name !== 'default' && fields.data == null);
  return isRefused ? { failure: 'refused', ...(message ? { message } : {}) } : {};
}

interface AnswerFields extends RefusalFields {
  data?: unknown;
  Message?: unknown;
  success?: unknown;
  is_success?: unknown;
  Success?: unknown;
  status?: RefusalFields['status'] & { success?: unknown };
}

/** Parses quoted outcomes, too, which are JSON inside a JSON string. */
function fieldsOf(value: unknown): AnswerFields {
  if (typeof value === 'string') {
    try {
      return fieldsOf(JSON.parse(value));
    } catch {
      return {};
    }
  }
  return typeof value === 'object' && value !== null ? value : {};
}

function misreading(
  { status, value, outcome }: Answer,
  example: Example,
  arrives: { status: number; value: unknown },
): string | undefined {
  const headers = new Headers(outcome === undefined ? [] : [[OUTCOME, outcome]]);
  const error = errorIn(new Response(null, { status, headers }), value);
  const expected = expectedOf(arrives.status, arrives.value, example.name);
  if (!error) return expected.failure && `the console takes it for a success instead of '${expected.failure}'`;
  if (error.failure !== expected.failure)
    return `the console takes it for '${error.failure}' instead of '${expected.failure ?? 'a success'}'`;
  if (expected.message !== undefined && error.message !== expected.message)
    return `the console says '${error.message}'`;
  if (example.field !== error.field) return `the console shows it at '${error.field}' instead of '${example.field}'`;
  return undefined;
}

/** Calls an operation that answers with a file, which has no example, so that it counts as covered. */
async function askForFile(operation: Operation, visitor: Visitor): Promise<void> {
  await send(await visitor.viaGateway(operation, visitor.asMaker(operation, sampleOf(operation))));
}
