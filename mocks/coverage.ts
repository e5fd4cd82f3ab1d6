// Which answers of the contract were given since the mocks started, in all worlds together.
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
    answers: Object.entries(examples[operation as OperationId]).flatMap(([status, answers]) =>
      namesOf(answers).map((example) => ({ status, example, asked: seen.has(`${operation} ${status} ${example}`) })),
    ),
  }));
}

/** An answer without examples in the contract, such as a picture, counts as one. */
const namesOf = (answers: object) => (Object.keys(answers).length > 0 ? Object.keys(answers) : ['default']);
