// Finds the operation of the contract for a request, and refuses a request without one.
import { type OperationId, operationTable } from '#contract';
import { policies } from '../../../openapi/generated/policy';
import type { OperationPolicy } from '../policy/policyTypes';
import { nothingHere, wrongMethod } from './refusals';

interface Described {
  readonly method: string;
  readonly path: string;
}

export interface Operation extends Described {
  readonly id: OperationId;
  readonly policy: OperationPolicy;
}

interface FoundOperation<Id> {
  id: Id;
  /** The parameters of the path. */
  path: Record<string, string>;
}

interface Fitting<Id> extends FoundOperation<Id> {
  method: string;
}

interface Segment {
  text: string;
  /** The name of the path parameter, if the segment is one. */
  name: string | undefined;
}

const segmentsOf = (path: string): Segment[] =>
  path.split('/').map((text) => ({ text, name: /^\{(.*)\}$/.exec(text)?.[1] }));
const parameterCount = (segments: Segment[]) => segments.filter(({ name }) => name !== undefined).length;

/** The path parameters, if the path fits the template. */
function parametersIn(template: Segment[], segments: string[]): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [at, { text, name }] of template.entries()) {
    const value = segments[at] ?? '';
    if (name !== undefined && value !== '') parameters[name] = value;
    else if (text !== value) return undefined;
  }
  return parameters;
}

export function pathFinder<Id extends string>(table: Partial<Record<Id, Described>>) {
  const literal = new Map<string, Fitting<Id>[]>();
  const templates: { id: Id; method: string; segments: Segment[] }[] = [];
  for (const [id, { method, path }] of Object.entries(table) as [Id, Described][]) {
    const segments = segmentsOf(path);
    if (parameterCount(segments) > 0) templates.push({ id, method, segments });
    else literal.set(path, [...(literal.get(path) ?? []), { id, method, path: {} }]);
  }
  // Templates with fewer parameters are matched first.
  templates.sort((a, b) => parameterCount(a.segments) - parameterCount(b.segments));

  return (method: string, path: string): FoundOperation<Id> => {
    const sent = path.split('/');
    const fitting = templates.flatMap(({ id, method: its, segments }) => {
      const path = parametersIn(segments, sent);
      return path ? [{ id, method: its, path }] : [];
    });
    const candidates = [...(literal.get(path) ?? []), ...fitting];
    const found = candidates.find((operation) => operation.method === method);
    if (found) return { id: found.id, path: found.path };
    throw candidates.length === 0 ? nothingHere() : wrongMethod(candidates.map((operation) => operation.method));
  };
}

/** The operations that the browser may call. Those that only the gateway itself calls are left out. */
const routes: Partial<Record<OperationId, Described>> = Object.fromEntries(
  Object.entries(operationTable).filter(([id]) => !policies[id as OperationId].gatewayOwn),
);

export const operationNamed = (id: OperationId): Operation => ({
  id,
  method: operationTable[id].method,
  path: operationTable[id].path,
  policy: policies[id],
});

export const operationFinder = () => pathFinder(routes);
