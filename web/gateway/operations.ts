// Finds the operation of the contract for a request; a request without one is refused.
import { operationTable } from '#contract';
import { notAllowed, nothingHere } from './refusals';

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly humanCheck: boolean;
}

type Table = Record<string, Omit<Operation, 'id'>>;

const isParameter = (segment: string) => segment.startsWith('{');
const parameterCount = ({ path }: { path: string }) => path.split('/').filter(isParameter).length;

function fits(template: string, path: string): boolean {
  const wanted = template.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => (isParameter(segment) ? given[at] !== '' : given[at] === segment))
  );
}

export function operationFinder(table: Table = operationTable) {
  const operations = Object.entries(table)
    .map(([id, { method, path, humanCheck }]): Operation => ({ id, method, path, humanCheck }))
    // A literal path takes precedence over one with parameters.
    .sort((a, b) => parameterCount(a) - parameterCount(b));

  return (method: string, path: string): Operation => {
    const here = operations.filter((operation) => fits(operation.path, path));
    const found = here.find((operation) => operation.method === method);
    if (found) return found;
    throw here.length === 0 ? nothingHere() : notAllowed(here.map((operation) => operation.method));
  };
}
