// Finds the operation of the contract for a request; a request without one is refused.
import { type OperationId, operationTable } from '#contract';
import { policies } from '../../openapi/generated/policy';
import type { OperationPolicy } from './policy/declared';
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

const parameterOf = (segment: string) => /^\{(.*)\}$/.exec(segment)?.[1];
const parameterCount = ({ path }: Described) => path.split('/').filter(parameterOf).length;

/** The parameters of the path, if it fits the template. */
function parametersIn(template: string, path: string): Record<string, string> | undefined {
  const wanted = template.split('/');
  const given = path.split('/');
  const parameters: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const name = parameterOf(segment);
    const value = given[at] ?? '';
    if (name !== undefined && value !== '') parameters[name] = value;
    else if (segment !== value) return undefined;
  }
  return wanted.length === given.length ? parameters : undefined;
}

export function pathFinder<Id extends string>(table: Partial<Record<Id, Described>>) {
  const operations = (Object.entries(table) as [Id, Described][])
    // A literal path takes precedence over one with parameters.
    .sort(([, a], [, b]) => parameterCount(a) - parameterCount(b));

  return (method: string, asked: string): Found<Id> => {
    const here = operations.flatMap(([id, described]) => {
      const path = parametersIn(described.path, asked);
      return path ? [{ id, path, method: described.method }] : [];
    });
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
