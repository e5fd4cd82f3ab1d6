// The contract's own rules beyond OpenAPI, for Redocly's lint.
import type { Oas3Rule, Oas3Schema, UserContext } from '@redocly/openapi-core';
import type { Power } from '../../web/gateway/policy/policyTypes';
import { descriptionComplaints } from './descriptionRules';
import { type Operation as IdentifiedOperation, identityComplaints } from './identityRules';
import { type RefusalValue, refusalMessage } from './refusalMessage';

type Operation = IdentifiedOperation & {
  'x-unwrapped'?: unknown;
  'x-replaces'?: unknown;
  'x-asks'?: unknown;
  'x-touches'?: unknown;
  'x-undone-by'?: unknown;
};

interface Root {
  tags?: { name: string }[];
  security?: Record<string, unknown>[];
  'x-powers'?: Record<string, Power>;
  components?: { securitySchemes?: Record<string, object> };
}

interface Refusal {
  value?: RefusalValue;
  'x-field'?: string;
}

/** The verbs that an operationId may begin with. Add a missing verb here. */
const VERBS = `
  add approve assign cancel change check clear count create decide delete disable disapprove download enable
  export find get import issue list lock login logout move publish reapprove register reject remove
  replace request reset restore revoke save search send set suspend unlock unsuspend update upload
  validate verify view waive
`
  .trim()
  .split(/\s+/);
/** Verbs of serious changes, regardless of what the audit log records. */
const GRAVE =
  /^(approve|cancel|clear|decide|delete|disable|disapprove|publish|reapprove|reject|remove|reset|revoke|suspend)[A-Z]/;
/** Whom a change can touch, and whether the console asks although the change can be taken back. */
const ASKED_ABOUT = new Map<unknown, boolean>([
  ['oneself', false],
  ['record', false],
  ['person', false],
  ['readers', false],
  ['powers', true],
  ['money', true],
  ['company', true],
  ['card', true],
  ['everyone', true],
]);
const OPERATION_ID = new RegExp(`^(${VERBS.join('|')})[A-Z][A-Za-z0-9]*$`);

/** Binary bodies need no example, because nobody could read it. */
const BYTES = /^(image|audio|video|font)\/|^application\/(octet-stream|pdf|zip|vnd\.)/;

export function contractRules() {
  const operations = new Set<string>();
  const examples = new Set<string>();

  const operation: Oas3Rule = () => {
    let powers: Record<string, Power> = {};
    let areas: string[] = [];
    let usual: Record<string, unknown>[] = [];
    const ofGateway: unknown[] = [];
    const named = new Set<string>();
    const references: { from: string; to: unknown; at: UserContext['location'] }[] = [];
    return {
      Root: {
        enter(root: Root) {
          powers = root['x-powers'] ?? {};
          areas = (root.tags ?? []).map(({ name }) => name);
          usual = root.security ?? [];
        },
        leave({ components }: Root, { report, location }) {
          for (const { from, to, at } of references) {
            if (named.has(String(to))) continue;
            report({ message: `${from} names '${to}', which is not an operation.`, location: at });
          }
          for (const [name, scheme] of Object.entries(components?.securitySchemes ?? {})) {
            if (!('x-issued-by' in scheme) || ofGateway.includes(scheme['x-issued-by'])) continue;
            const issuer = scheme['x-issued-by'];
            const message = `x-issued-by of '${name}' names '${issuer}', which is not an operation with x-gateway-own: true.`;
            report({ message, location: location.child(['components', 'securitySchemes', name]) });
          }
        },
      },
      Operation(node: Operation, context) {
        operations.add(context.location.absolutePointer);
        named.add(node.operationId ?? '');
        for (const from of ['x-replaces', 'x-undone-by'] as const) {
          const to = node[from];
          if (typeof to === 'string') references.push({ from, to, at: context.location });
        }
        if (node['x-gateway-own'] === true) ofGateway.push(node.operationId);
        const complaints = [
          ...complaintsAbout(node, context),
          ...tagComplaints(node, areas),
          ...identityComplaints(node, context, powers, usual),
        ];
        for (const message of complaints) {
          context.report({ message, location: context.location });
        }
      },
    };
  };

  const example = (node: { examples?: object }, { key, location, report }: UserContext) => {
    if (BYTES.test(String(key))) return;
    const names = Object.keys(node.examples ?? {});
    for (const name of names) examples.add(location.child(['examples', name]).absolutePointer);
    if (names.length === 0) report({ message: `${key} needs at least one named example.`, location });
  };
  const exampled: Oas3Rule = () => ({ RequestBody: { MediaType: example }, Response: { MediaType: example } });

  return {
    plugin: { id: 'ours', rules: { oas3: { operation, example: exampled } } },
    counted: {
      get operations() {
        return operations.size;
      },
      get examples() {
        return examples.size;
      },
    },
  };
}

function* tagComplaints({ tags = [] }: Operation, areas: string[]): Generator<string> {
  for (const tag of tags)
    if (!areas.includes(tag))
      yield `The area '${tag}' has no tag: add it to 'tags' of openapi/openapi.yaml, as '- name: ${tag}' with a description.`;
}

function* complaintsAbout(operation: Operation, context: UserContext): Generator<string> {
  const { operationId = '', summary = '', tags = [], responses } = operation;
  const answers = Object.keys(responses);
  // `[]` means that no token is needed, an empty scheme that the token is optional.
  const { security } = operation;
  const isPublic = security?.length === 0 || security?.some((scheme) => Object.keys(scheme).length === 0);

  if (!OPERATION_ID.test(operationId)) {
    yield `The operationId '${operationId}' is not a verb and a noun in camelCase; scripts/contract/contractRules.ts lists the verbs.`;
  }
  if (tags.length !== 1) yield 'An operation has exactly one tag: its area.';
  if (summary.trim().includes('\n')) yield 'The summary is one line.';
  yield* descriptionComplaints(operation, context);
  if (operationId.startsWith('update') && operation['x-replaces'] === undefined) {
    yield 'x-replaces is missing: the operation that reads the current record, or why nothing is replaced (none).';
  }
  if (isChange(operation)) yield* questionComplaints(operation);
  if (!answers.includes('500')) yield 'The 500 is missing: a server can fail.';
  if (!isPublic && !answers.includes('401')) yield 'The 401 of a call that needs a token is missing.';

  const proves = operation.parameters?.some((parameter) => context.resolve(parameter).node?.name === 'Human-Proof');
  if (operation['x-human-check'] === true) {
    if (!proves) yield 'x-human-check needs the parameter Human-Proof.';
  } else if (proves) yield 'The parameter Human-Proof needs x-human-check: true.';

  if (context.key === 'post') yield* wrapping(operation, context);
  yield* refusedFields(operation, context);
}

/** The console asks about what cannot be taken back, and about what touches more than a slip of the hand may. */
function* questionComplaints(operation: Operation): Generator<string> {
  const { 'x-asks': asks, 'x-touches': touches, 'x-undone-by': undoneBy } = operation;
  if (asks === undefined) yield 'x-asks is missing: what is at stake, or why the console does not ask (none).';
  const always = ASKED_ABOUT.get(touches);
  if (always === undefined) yield `x-touches is one of: ${[...ASKED_ABOUT.keys()].join(', ')}.`;
  const isAsked = always || (undoneBy === undefined && touches !== 'oneself');
  if (isAsked && typeof asks !== 'string')
    yield 'x-asks says what is at stake, because the change touches many or cannot be taken back (x-touches, x-undone-by).';
  if (!isAsked && typeof asks === 'string')
    yield 'x-asks says why nothing is asked (none), because the change can be taken back (x-undone-by).';
}

/** Whether the audit log records it as a change or decision, or its name says that it is a serious change. */
function isChange({ operationId = '', 'x-audit': audit }: Operation): boolean {
  const what = typeof audit === 'object' && audit !== null && 'what' in audit && audit.what;
  return what === 'change' || what === 'decision' || GRAVE.test(operationId);
}

/** `x-field` of a refusal's example names the field that it is about, so that a form shows it there. */
function* refusedFields(operation: Operation, context: UserContext): Generator<string> {
  for (const response of Object.values(operation.responses)) {
    const { node, location = context.location } = context.resolve(response);
    for (const media of Object.values(node?.content ?? {})) {
      for (const [name, example] of Object.entries(media.examples ?? {})) {
        const { value, 'x-field': field } = context.resolve(example, location.source.absoluteRef).node as Refusal;
        if (field === undefined) continue;
        if (typeof refusalMessage(value) !== 'string')
          yield `The example '${name}' has x-field but no message to find it by.`;
        if (!fieldsOfBody(operation, context).includes(field)) {
          yield `The example '${name}' is about '${field}', which is not a field of the request.`;
        }
      }
    }
  }
}

/** The names of all fields of a request: in its wrapping, in the parts of a form, or at the top level. */
function fieldsOfBody({ requestBody }: Operation, { location, resolve }: UserContext): string[] {
  const fieldsOf = (schema: Oas3Schema | undefined, from: string): string[] => {
    if (!schema) return [];
    const found = resolve<Oas3Schema>(schema, from);
    const { properties = {}, allOf = [] } = found.node ?? {};
    const file = found.location?.source.absoluteRef ?? from;
    // Includes fields inside the wrapping and inside JSON parts.
    const inside = [...allOf, ...Object.values(properties)].flatMap((part) => fieldsOf(part as Oas3Schema, file));
    return [...Object.keys(properties), ...inside];
  };
  if (!requestBody) return [];
  const body = resolve(requestBody);
  const media = Object.values(body.node?.content ?? {});
  const file = (body.location ?? location).source.absoluteRef;
  return media.flatMap(({ schema }) => fieldsOf(schema as Oas3Schema | undefined, file));
}

function* wrapping(operation: Operation, context: UserContext): Generator<string> {
  const reason = operation['x-unwrapped'];
  const wrapped = isWrapped(operation, context);
  if (wrapped && reason !== undefined) yield 'The body is wrapped, and x-unwrapped says that it is not.';
  if (!wrapped && !(typeof reason === 'string' && reason.trim())) {
    yield 'The JSON body of a POST is one required property, Value or value; or x-unwrapped says why not.';
  }
}

function isWrapped(operation: Operation, { location, resolve }: UserContext): boolean {
  if (!operation.requestBody) return false;
  const body = resolve(operation.requestBody);
  const media = body.node?.content?.['application/json'];
  if (!media?.schema) return false;
  const from = (body.location ?? location).source.absoluteRef;
  const schema = resolve<Oas3Schema>(media.schema as Oas3Schema, from).node;
  const [name, ...others] = Object.keys(schema?.properties ?? {});
  return others.length === 0 && (name === 'Value' || name === 'value') && schema?.required?.includes(name) === true;
}
