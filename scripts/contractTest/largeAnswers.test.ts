// Gateway and Prism check only the beginning of the mocks' very long lists, so this test checks every record. Making them
// takes ten seconds, so each run takes the calls of a quarter of the areas.
import { expect, it } from 'vitest';
import type { OperationId } from '#contract';
import { askingAs, worldIn } from '../../mocks/testing';
import { beginningOf } from '../../mocks/wholeAnswers';
import { answerRules } from '../../web/gateway/answers/answers';
import { isSampled, WITH_SEED } from '../../web/gateway/sample';
import { readContract } from './contract';
import { sampleOf } from './requests';

const SHARE = 4;
/** How many rows these lists have at least. */
const LEAST: Partial<Record<OperationId, number>> = {
  listAgoraAdvisories: 100_000,
  listAnnouncements: 50_000,
  listDoctorHistory: 26_000,
  listKioskTerminals: 100_000,
  listNewsletters: 50_000,
  listOffers: 50_000,
  listPendingDoctors: 3000,
  listTopProviders: 100_000,
};
/** It is quick, and shows in every run that long lists are found. */
const ALWAYS = 'listAdminUsers';

it(`every record of a long list conforms to the contract, ${WITH_SEED}`, { timeout: 120_000 }, async () => {
  const rules = answerRules();
  const ask = askingAs(worldIn('large'), 'maria.santos@lumina.example');
  const long: string[] = [];
  const operations = await readContract();
  const areaOf = ({ path }: { path: string }) => path.split('/', 2)[1];
  const areas = [...new Set(operations.map(areaOf))].filter((_, at) => isSampled(at, SHARE));
  for (const operation of operations) {
    if (!areas.includes(areaOf(operation)) && operation.id !== ALWAYS) continue;
    const { audit } = operation.policy;
    if (operation.isMedia || (audit && audit.what !== 'read')) continue;
    const { headers, ...sample } = sampleOf(operation);
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const { body } = ask(operation.id, { headers: lower, ...sample } as object);
    const least = LEAST[operation.id];
    if (least) expect((body as unknown as { data: unknown[] }).data.length, operation.id).toBeGreaterThanOrEqual(least);
    if (beginningOf(body) === body) continue;
    long.push(operation.id);
    const schema = rules.schemaOf(operation.id, 200, 'application/json');
    if (typeof schema === 'string') throw new Error(`${operation.id}: ${schema}`);
    expect(rules.breachOf(schema, body), operation.id).toBeUndefined();
  }
  expect(long).toContain(ALWAYS);
});
