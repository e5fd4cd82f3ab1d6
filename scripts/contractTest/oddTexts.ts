// Sends every operation its example once more, with odd texts where the contract allows any text, and says what is wrong
// with each answer.
import { type AnySchemaObject, Ajv2020 as SchemaCompiler, type ValidateFunction } from 'ajv/dist/2020.js';
import { headerSafe } from '#wire/headerSafe';
import { UNREAD_ROWS } from '#wire/unread';
import { answerRules } from '../../web/gateway/answers/answers';
import { schemaErrorsOf } from '../../web/gateway/answers/schemaErrors';
import type { Operation } from './contract';
import { type CheckResult, inLanes } from './findings';
import { sampleOf } from './requests';
import { fits, merged, type Schema } from './schema';
import type { Stack } from './stack';
import { openWorld, personFor, visit } from './visitor';
import { type Answer, type RequestParts, send } from './wire';

const LANES = 4;
/** Texts that break programs which treat them as markup, formulas, single bytes or left-to-right text. */
const ODD = [
  ...['', ' ', '0', 'null', '<script>alert(1)</script>', '=1+1', "'; DROP TABLE users; --", '👩‍👩‍👧‍👦 🇵🇭', 'שלום ‮عالم'],
  ...['e\u0301 ñ Ñ ﬁ İ', '\u2028\u2029\ufeff\u200b', '../../etc/passwd', '%00%zz%', '"\\\r\n\t', '__proto__'],
];

const rules = answerRules();
const schemas = new SchemaCompiler({ strict: false, logger: false, allErrors: true });
const validators = new WeakMap<AnySchemaObject, ValidateFunction>();

/** One request for each operation, with other texts for each seed; with all texts for a single operation. */
export async function checkOddTexts(stack: Stack, operations: Operation[], seed: number): Promise<CheckResult> {
  const checked: CheckResult = { passed: 0, finds: [] };
  const seeds = operations.length === 1 ? [...ODD.keys()] : [seed];
  await inLanes(operations, LANES, async (operation, lane) => {
    const world = `contract:test odd texts ${lane}`;
    await openWorld(stack, world);
    for (const first of seeds) {
      const visitor = await visit(stack, world, personFor(operation));
      const named = visitor.asMaker(operation, oddRequestOf(operation, first));
      const sent = operation.policy.gatewayOwn
        ? visitor.behindGateway(operation, named)
        : await visitor.viaGateway(operation, named);
      const wrong = wrongWith(operation, await send(sent));
      if (wrong.length === 0) checked.passed += 1;
      else checked.finds.push({ operation: operation.id, request: 'with odd texts', wrong: wrong.join('; '), sent });
    }
  });
  return checked;
}

function oddRequestOf(operation: Operation, first: number): RequestParts {
  const { headers, query, body } = sampleOf(operation);
  const oddly = (texts: Record<string, string>) =>
    Object.fromEntries(
      operation.parameters.flatMap(({ name, schema }) => {
        const text = texts[name];
        if (text === undefined) return [];
        const odd = String(withOddTexts(schema, text, first));
        // Spaces around a header are removed in transit.
        const isAllowed = odd.trim() !== '' && fits(schema, headerSafe(odd.trim()));
        return [[name, isAllowed ? odd : text]];
      }),
    );
  const { schema } = operation.body ?? {};
  return { headers: oddly(headers), query: oddly(query), body: schema && withOddTexts(schema, body, first) };
}

export function withOddTexts(schema: Schema, value: unknown, first: number): unknown {
  const { properties, contentSchema } = merged(schema);
  if (typeof value === 'string' && !contentSchema) {
    const allowed = ODD.filter((text) => fits(schema, text));
    return allowed.length > 0 ? allowed[first % allowed.length] : value;
  }
  if (!properties || typeof value !== 'object') return value;
  const fields = Object.entries(value ?? {}).map(([name, inner], at) => [
    name,
    // The gateway compares the name of a picture with its bytes.
    name === 'filename' && properties.base64 ? inner : withOddTexts(properties[name] ?? {}, inner, first + at),
  ]);
  return Object.fromEntries(fields);
}

/** What is wrong with the answer to an allowed request, fault by fault. */
function wrongWith(operation: Operation, { status, type, value }: Answer): string[] {
  if (status === 0) return ['got no answer'];
  if (status >= 500) return [`answered ${status}`];
  const schema = rules.schemaOf(operation.id, status, type);
  if (typeof schema === 'string') return [`answered ${status} as ${type || 'no media type'}: ${schema}`];
  if (type !== 'application/json' && type !== 'text/plain') return [];
  const unread = Object(value)[UNREAD_ROWS];
  const lost = Array.isArray(unread) ? [`${unread.length} of its rows could not be read`] : [];
  return [...breaches(schema, value), ...lost].map((breach) => `answered ${status}, and ${breach}`);
}

function breaches(schema: AnySchemaObject, value: unknown): string[] {
  const isValid = validators.get(schema) ?? schemas.compile(schema);
  validators.set(schema, isValid);
  if (!isValid(value)) return schemaErrorsOf(isValid.errors ?? []).map(({ place, rule }) => `${place} ${rule}`);
  if (!schema.contentSchema) return [];
  try {
    return breaches(schema.contentSchema, JSON.parse(String(value)));
  } catch {
    return ['its content is not JSON'];
  }
}
