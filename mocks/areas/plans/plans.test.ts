import { beforeEach, expect, it } from 'vitest';
import { pictureTypeOf } from '../../forms/pictureType';
import { askingAs, worldIn } from '../../testing';
import type { World } from '../../worlds/world';
import { fixtures } from '../accounts/fixtures';
import { corporateAccounts } from '../accounts/seed';
import { documentOf } from './drawings';

const WHO = 'maria.santos@lumina.example';
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]);
let world: World;
let ask: ReturnType<typeof askingAs>;
const enter = (scenario: string) => {
  world = worldIn(scenario);
  ask = askingAs(world, WHO);
};
beforeEach(() => enter('default'));

const { acct } = fixtures.first;
const list = (CorpAcct = acct, contract = '2026-000001') =>
  ask('listPlanFiles', { headers: { corpacct: CorpAcct, contract } });
const read = (filepath: string) =>
  ask('getPlanFile', { body: { Value: { filename: 'any.png', filepath, fileext: 'png' } } });
const save = (bytes: Buffer, differing: { corpacct?: string; contract?: string; filetag?: 'EPLAN' } = {}) =>
  ask('savePlanFile', {
    body: {
      Value: {
        corpacct: acct,
        contract: '2026-000001',
        product: true,
        filetag: 'ATD',
        postedby: WHO,
        fileext: 'png',
        base64: bytes.toString('base64'),
        ...differing,
      },
    },
  });

it('has a document of each kind, with a drawing of its content', () => {
  expect(list().body.data.map(({ filetag }) => filetag)).toEqual(['ATD', 'EPLAN']);
  const { base64 } = read(`plans/${acct}-ATD-1.png`).body;
  expect(pictureTypeOf(Buffer.from(base64, 'base64'))).toBe('image/png');
  const account = corporateAccounts(320).find((each) => each.acct === acct);
  const { content } = account ? documentOf(account, 'EPLAN') : { content: '' };
  for (const text of [acct, fixtures.first.company, '2026-000001', 'Eligibility Plan']) expect(content).toContain(text);
});

it('has no documents for an account without any, another contract or an unknown path', () => {
  expect(list(fixtures.withoutDocuments.acct, '2026-000013').example).toBe('empty');
  expect(list(acct, '2025-000001').example).toBe('empty');
  for (const path of ['plans/LMN99999999-ATD-1.png', `plans/${acct}-ATD-2.png`, '../etc/passwd'])
    expect(read(path).example).toBe('missing');
});

it('replaces a document at a new path, in its own world only', () => {
  expect(save(JPEG).status).toBe(200);
  const [atd, plan] = list().body.data;
  expect(atd?.filepath).toBe(`plans/${acct}-ATD-2.png`);
  expect(plan?.filepath).toBe(`plans/${acct}-EPLAN-1.png`);
  expect(Buffer.from(read(atd?.filepath ?? '').body.base64, 'base64')).toEqual(JPEG);
  enter('default');
  expect(list().body.data[0]?.filepath).toBe(`plans/${acct}-ATD-1.png`);
});

it('refuses a file that is not a picture, and an unknown account or contract', () => {
  expect(save(Buffer.from('%PDF-1.7'))).toMatchObject({ status: 400, example: 'notAPicture' });
  for (const of of [{ corpacct: 'LMN99999999' }, { contract: '2025-000001' }])
    expect(save(PNG, of)).toMatchObject({ status: 400, example: 'unknown' });
  expect(list().body.data[0]?.filepath).toBe(`plans/${acct}-ATD-1.png`);
});

it('plan-missing: plans are lost until one is uploaded; upload-fails: uploads are refused', () => {
  enter('plan-missing');
  expect(read(`plans/${acct}-EPLAN-1.png`).example).toBe('missing');
  expect(read(`plans/${acct}-ATD-1.png`).body.success).toBe(true);
  save(PNG, { filetag: 'EPLAN' });
  expect(read(list().body.data[1]?.filepath ?? '').body.success).toBe(true);
  enter('upload-fails');
  expect(world.faultOf('savePlanFile')).toEqual({ status: 500 });
});
