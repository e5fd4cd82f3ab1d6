// The shapes that answers are held to must let through what the contract itself gives as an answer.
import { expect, it } from 'vitest';
import { answerShapes, type OperationId, operationTable } from '#contract';
import { examples } from '../../openapi/generated/examples';
import { translate } from '../../web/src/api/answer';

const REFUSED = ['refused', 'signedOut'];
const named = Object.entries(examples).flatMap(([operation, answers]) =>
  Object.entries((answers as Record<number, Record<string, unknown>>)[200] ?? {}).map(
    ([name, body]) => [operation as OperationId, name, body] as const,
  ),
);

it('is known of every call', () => {
  for (const { method, path } of Object.values(operationTable))
    expect(answerShapes).toHaveProperty([`${method} ${path}`]);
});

it.each(named)('%s, %s: a yes or a refusal in words', (operation, name, body) => {
  const { method, path } = operationTable[operation];
  const error = translate(200, body, answerShapes[`${method} ${path}`]);
  if (name === 'default') expect(error).toBeUndefined();
  else if (error) expect(REFUSED).toContain(error.failure);
});
