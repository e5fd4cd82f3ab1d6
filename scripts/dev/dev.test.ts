// Runs `npm run dev` in a copy of the project: after changes in a mock and the contract, worlds and sessions go on.
import { expect, test } from 'vitest';
import { timeUntil, withDevServers } from './devServers';

const CONTRACT = 'openapi/openapi.yaml';
const REMARK = {
  remarks: 'Written before',
  special_instructions: 'x',
  posted_by: 'maria.santos@lumina.example',
  reappnotif: '1',
};

/** The test starts a whole stack, perhaps on a busy machine. */
const PATIENCE_MS = 600_000;

test(
  'applies changes of a mock and of the contract in the same world and session; a broken contract changes nothing',
  async () => {
    await withDevServers(async ({ ask, save, output, world }) => {
      expect((await ask('api/remarks/addition', { Value: REMARK })).status).toBe(200);
      await world.control('/clock', 'POST', { offsetMs: 5_000 });
      const { id } = (await ask(`control/worlds/${world.name}`)).body as { id: number };
      const isAsBefore = async (path: string) => {
        const { status, body } = await ask(path);
        expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining(REMARK.remarks)]);
        const known = await ask(`control/worlds/${world.name}`);
        expect(known.body).toMatchObject({ id, clockOffsetMs: 5_000 });
        const journal = (await ask(`control/worlds/${world.name}/journal`)).body as { operation: string }[];
        expect(journal[0]).toMatchObject({ number: 1, operation: 'addRemark' });
      };

      save('mocks/scenarios/default.ts', (text) => text.replace('An ordinary day', 'A changed day'));
      await timeUntil(async () => JSON.stringify((await ask('control/scenarios')).body).includes('A changed day'));
      await isAsBefore('api/remarks');

      save('mocks/scenarios/default.ts', (text) => text.replace('export const', 'export konst'));
      await timeUntil(() => output.some((line) => line.includes('mocks: the saved change does not run')));
      await isAsBefore('api/remarks');

      save('mocks/scenarios/default.ts', (text) => text.replace('export konst', 'export const'));
      save(CONTRACT, (text) => text.replace('\n  /remarks:\n', '\n  /remarks/all:\n'));
      await timeUntil(async () => (await ask('api/remarks/all')).status === 200);
      await isAsBefore('api/remarks/all');

      save(CONTRACT, (text) => text.replace('areas/remarks.yaml#/remarks', 'areas/remarks.yaml#/nothing'));
      await timeUntil(() => output.some((line) => line.includes('The contract is not valid')));
      expect(output.join('\n')).toMatch(/openapi\/openapi\.yaml:\d+/);
      await isAsBefore('api/remarks/all');
    });
  },
  PATIENCE_MS,
);
