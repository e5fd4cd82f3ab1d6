// Which parts of the contract have been asked since the mocks started, over all worlds.
import { type OperationId, operationTable } from '#contract';
import { examples } from '../openapi/generated/examples';

const seen = new Set<string>();

export function covered(operation: OperationId, status: number, example: string): void {
  seen.add(`${operation} ${status} ${example}`);
}

export function coverage() {
  return Object.entries(operationTable).map(([operation, { area }]) => ({
    operation,
    area,
    answers: Object.entries(examples[operation as OperationId]).flatMap(([status, named]) =>
      namesOf(named).map((example) => ({ status, example, asked: seen.has(`${operation} ${status} ${example}`) })),
    ),
  }));
}

/** What the contract gives no example of, such as a picture, is one answer of its own. */
const namesOf = (named: Record<string, unknown>) => (Object.keys(named).length > 0 ? Object.keys(named) : ['default']);
