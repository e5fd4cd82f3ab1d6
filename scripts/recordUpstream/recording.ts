// Records calls and answers. All personal data is replaced before an answer is kept, so original data is never stored.
import { stringify } from 'yaml';
import { type OperationId, operationTable } from '#contract';
import type { RecordedCall } from '../../mocks/worlds/recordedCall';
import { examples } from '../../openapi/generated/examples';
import { answerRules, mediaTypeOf } from '../../web/gateway/answers/answers';
import { isReadOperation, requestRules } from '../../web/gateway/answers/contract';
import { percentDecoded } from '../../web/gateway/requests/address';
import { operationNamed } from '../../web/gateway/requests/operations';
import { type Replacing, replacePersonalData } from './personalData';
import { createStandIns } from './standIns';

export interface Call {
  operation: OperationId;
  headers: Record<string, string>;
  query: Record<string, string>;
  body: string | undefined;
}

export interface Answer {
  status: number;
  type: string;
  body: string;
}

const rules = answerRules();

/** Only reads are recorded: a sign-in or a change is of no use in a scenario. */
export function isRecorded(operation: OperationId): boolean {
  const { gatewayOwn, verifies, sends, issuesSession } = operationNamed(operation).policy;
  return isReadOperation(operation) && !gatewayOwn && verifies === null && sends === null && issuesSession === null;
}

export function createRecording(secret: string) {
  const standIn = createStandIns(secret);
  const calls = new Map<string, RecordedCall>();
  const left = new Map<string, number>();

  function keep(call: Call, answer: Answer): void {
    const { operation } = call;
    if (!isRecorded(operation)) return;
    const value = keptOf(operation, answer, { standIn, words: wordsOf(operation) });
    if (value === undefined) {
      left.set(operation, (left.get(operation) ?? 0) + 1);
      return;
    }
    const request = askedOf(call, { standIn, words: new Set() });
    // The latest answer to the same call replaces earlier ones.
    calls.set(JSON.stringify([operation, request]), { operation, asked: request, status: answer.status, value });
  }

  return {
    keep,
    calls: () => [...calls.values()],
    /** Operations with an answer that was not kept: binary data, or an answer that breaks the contract. */
    left: () => [...left],
  };
}

/** The replaced answer; undefined if it breaks the contract, before or after replacing. */
function keptOf(operation: OperationId, { status, type: mediaType, body }: Answer, how: Replacing): unknown {
  const type = mediaTypeOf(mediaType);
  const schema = rules.schemaOf(operation, status, type);
  if (typeof schema === 'string' || !['application/json', 'text/plain'].includes(type)) return undefined;
  try {
    const value: unknown = type === 'application/json' ? JSON.parse(body) : body;
    const replaced = replacePersonalData([schema], value, how);
    const { breach } = rules.read(
      schema,
      type,
      Buffer.from(type === 'application/json' ? JSON.stringify(replaced) : String(replaced)),
    );
    return breach === undefined ? replaced : undefined;
  } catch {
    return undefined;
  }
}

/** The parts of a call that select a record, with replaced values; without those that identify the caller. */
function askedOf({ operation, headers, query, body }: Call, how: Replacing): Record<string, unknown> {
  const { headers: inHeaders, query: inQuery, bodies } = requestRules[operation];
  const { identity } = operationNamed(operation).policy;
  const isMaker = (name: string) =>
    identity.some(({ place }) => place.path.at(-1)?.toLowerCase() === name.toLowerCase());
  const request: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries(inHeaders)) {
    const value = headers[name.toLowerCase()];
    if (value !== undefined && !isMaker(name))
      request[name.toLowerCase()] = parameter(schema, percentDecoded(value) ?? '', how, name);
  }
  for (const [name, { schema }] of Object.entries(inQuery))
    if (query[name] !== undefined) request[name] = parameter(schema, query[name], how, name);
  const schema = bodies['application/json'];
  if (schema && body) {
    try {
      request.body = replacePersonalData([schema], JSON.parse(body), how);
    } catch {
      // A body that is not JSON is left out.
    }
  }
  return request;
}

/**
 * The replaced value of a header or query parameter, which is a text on the wire whatever type the contract gives it.
 */
function parameter(
  schema: Parameters<typeof replacePersonalData>[0][number],
  text: string,
  how: Replacing,
  name: string,
): string | undefined {
  const types = [schema.type].flat();
  if (types.includes('boolean')) return text === 'true' || text === 'false' ? text : undefined;
  const isNumber = types.includes('integer') || types.includes('number');
  const replaced = replacePersonalData([schema], isNumber ? Number(text) : text, how, name);
  return replaced === undefined || replaced === null ? undefined : String(replaced);
}

function wordsOf(operation: OperationId): Set<string> {
  const words = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value === 'string') {
      words.add(value);
      return;
    }
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) gather(inner);
  };
  const all: Record<string, Record<string, unknown>> = examples[operation];
  for (const answers of Object.values(all))
    for (const [name, answer] of Object.entries(answers)) if (name !== 'default') gather(answer);
  return words;
}

/** YAML to paste into `openapi/areas/<area>.yaml`, below `examples` of an answer. */
export function examplesByArea(calls: RecordedCall[]): Map<string, string> {
  const areas = new Map<string, Record<string, Record<string, Record<string, unknown>>>>();
  for (const { operation, status, value } of calls) {
    const { area } = operationTable[operation];
    const operations = areas.get(area) ?? {};
    const answers = operations[operation] ?? {};
    const named = answers[status] ?? {};
    const number = Object.keys(named).length + 1;
    const name = number === 1 ? 'recorded' : `recorded${number}`;
    areas.set(area, { ...operations, [operation]: { ...answers, [status]: { ...named, [name]: { value } } } });
  }
  return new Map(
    [...areas].map(([area, operations]) => [area, stringify(operations, { aliasDuplicateObjects: false })]),
  );
}
