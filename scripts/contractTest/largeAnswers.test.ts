// Gateway and Prism check only the beginning of the mocks' very long lists, so this test checks every record.
import { expect, it } from 'vitest';
import { askingAs, worldIn } from '../../mocks/testing';
import { beginningOf } from '../../mocks/wholeAnswers';
import { answerRules } from '../../web/gateway/answers/answers';
import { readContract } from './contract';
import { sampleOf } from './requests';

it('every record of a long list conforms to the contract', { timeout: 120_000 }, async () => {
  const rules = answerRules();
  const ask = askingAs(worldIn('large'), 'maria.santos@lumina.example');
  const long: string[] = [];
  for (const operation of await readContract()) {
    const { audit } = operation.policy;
    if (operation.isMedia || (audit && audit.what !== 'read')) continue;
    const { headers, ...sample } = sampleOf(operation);
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const { body } = ask(operation.id, { headers: lower, ...sample } as object);
    if (beginningOf(body) === body) continue;
    long.push(operation.id);
    const schema = rules.schemaOf(operation.id, 200, 'application/json');
    if (typeof schema === 'string') throw new Error(`${operation.id}: ${schema}`);
    expect(rules.breachOf(schema, body), operation.id).toBeUndefined();
  }
  expect(long).toEqual(expect.arrayContaining(['listAdminUsers', 'listAgoraAdvisories']));
});
