// The shapes by which the browser judges answers must accept the contract's own examples.
import { expect, it } from 'vitest';
import { answerShapes, type OperationId, operationTable } from '#contract';
import { examples } from '../../openapi/generated/examples';
import { judged } from '../../web/gateway/answers/outcome';

const REFUSED = ['refused', 'signedOut'];
const named = Object.entries(examples).flatMap(([operation, answers]) =>
  Object.entries((answers as Record<number, Record<string, unknown>>)[200] ?? {}).map(
    ([name, body]) => [operation as OperationId, name, body] as const,
  ),
);

it('exists for every call', () => {
  for (const { method, path } of Object.values(operationTable))
    expect(answerShapes).toHaveProperty([`${method} ${path}`]);
});

it.each(named)('%s, %s is read as a success or as a refusal with a message', (operation, name, body) => {
  const { method, path } = operationTable[operation];
  const error = judged(200, body, answerShapes[`${method} ${path}`]);
  if (name === 'default') expect(error).toBeUndefined();
  else if (error) expect(REFUSED).toContain(error.failure);
});
