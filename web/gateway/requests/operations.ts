// Finds the operation of the contract for a request; a request without one is refused.
import { type OperationId, operationTable } from '#contract';
import { policies } from '../../../openapi/generated/policy';
import type { OperationPolicy } from '../policy/declared';
import { nothingHere, wrongMethod } from './refusals';

interface Described {
  readonly method: string;
  readonly path: string;
}

export interface Operation extends Described {
  readonly id: OperationId;
  readonly policy: OperationPolicy;
}

export interface Found<Id> {
  id: Id;
  /** The parameters of the path. */
  path: Record<string, string>;
}

interface Fitting<Id> extends Found<Id> {
  method: string;
}

interface Segment {
  text: string;
  /** Of the parameter that it stands for. */
  name: string | undefined;
}

const segmentsOf = (path: string): Segment[] =>
  path.split('/').map((text) => ({ text, name: /^\{(.*)\}$/.exec(text)?.[1] }));
const parameterCount = (segments: Segment[]) => segments.filter(({ name }) => name !== undefined).length;

/** The parameters of the path, if it fits the template. */
function parametersIn(template: Segment[], given: string[]): Record<string, string> | undefined {
  if (template.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [at, { text, name }] of template.entries()) {
    const value = given[at] ?? '';
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
  // The fewer parameters a path has, the sooner it speaks.
  templates.sort((a, b) => parameterCount(a.segments) - parameterCount(b.segments));

  return (method: string, asked: string): Found<Id> => {
    const given = asked.split('/');
    const fitting = templates.flatMap(({ id, method: its, segments }) => {
      const path = parametersIn(segments, given);
      return path ? [{ id, method: its, path }] : [];
    });
    const here = [...(literal.get(asked) ?? []), ...fitting];
    const found = here.find((operation) => operation.method === method);
    if (found) return { id: found.id, path: found.path };
    throw here.length === 0 ? nothingHere() : wrongMethod(here.map((operation) => operation.method));
  };
}

/** What the browser can ask. The calls that only the gateway makes are no route. */
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
