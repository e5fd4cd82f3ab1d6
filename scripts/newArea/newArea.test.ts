// What `npm run new-area` writes: every file of the model under the new name, and its lines in the lists of all areas.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { type MadeFiles, makeFiles, textsToWrite, wantedBy } from './copiedArea';

it('reads its options, with defaults, and refuses names that do not work', () => {
  expect(wantedBy(['entities'])).toEqual({ area: 'entities', one: 'entity', title: 'Entities' });
  expect(wantedBy(['--one', 'day', 'holidays', '--title', 'Bank Holidays'])).toEqual({
    area: 'holidays',
    one: 'day',
    title: 'Bank Holidays',
  });
  for (const args of [[], ['a', 'b'], ['holidays', '--colour', 'red'], ['bank-holidays'], ['staff']])
    expect(wantedBy(args)).toBeTypeOf('string');
  expect(wantedBy(['holidays', '--title', 'holidays'])).toMatch(/is not a title/);
});

it('copies the whole area, with nothing of the old name left', () => {
  const { files, lists } = makeFiles({ area: 'entities', one: 'entity', title: 'All Entities' }) as MadeFiles;
  const rooms = ['openapi/areas', 'mocks/areas', 'web/src/areas', 'e2e'];
  const made = (room: string) => Object.keys(files).filter((file) => file.startsWith(`${room}/entities`));
  expect(rooms.map((room) => made(room).map((file) => basename(file)))).toEqual([
    ['entities.yaml'],
    ['index.ts', 'seed.ts'],
    ['EntityDialog.tsx', 'EntitiesBatch.tsx', 'EntitiesPage.tsx', 'calls.ts', 'help.ts', 'index.ts'],
    ['entities.spec.ts'],
  ]);
  for (const [file, text] of Object.entries(files)) expect(text, file).not.toMatch(/remark|kyc|@\/shared|\ba ent/i);
  const all = Object.values(files).join('');
  expect(all).toContain("title: 'All Entities'");
  expect(all).toMatch(/^ {2}EntityInstructions:/m);
  expect(all).toContain('"#/schemas/EntityInstructions"');
  expect(textsToWrite(files)).toContainEqual(expect.stringMatching(`^${rooms[2]}/entities/help.ts: 6, `));
  expect(textsToWrite(files)).toContain(`${rooms[1]}/entities/seed.ts: its rows`);

  const added = Object.entries(lists).map(([file, text]) => {
    const before = readFileSync(file, 'utf8').split('\n');
    return [file, text.split('\n').filter((line) => !before.includes(line))];
  });
  expect(Object.fromEntries(added)).toEqual({
    'openapi/openapi.yaml': [
      '  - name: entities',
      "    description: What the screen 'All Entities' shows.",
      '  /entities:',
      '    $ref: areas/entities.yaml#/entities',
      '  /entities/addition:',
      '    $ref: areas/entities.yaml#/addition',
      '  /entities/update:',
      '    $ref: areas/entities.yaml#/update',
      '  entityKeepers: { roles: ["1"], screen: /entities }',
    ],
    'mocks/areas/index.ts': ["import { entities } from './entities';", '  entities,'],
    'web/src/areas/index.ts': ["import { entities } from './entities';", '  entities,'],
    'e2e/session/screens.ts': ["  entities: 'All Entities',"],
    'mocks/areas/access/menus.ts': ["      { label: 'All Entities', icon: 'application', route: '/entities' },"],
    'openapi/changes.md': [
      expect.stringContaining('`addEntity is new`'),
      expect.stringContaining('`listEntities is new`'),
      expect.stringContaining('`updateEntity is new`'),
    ],
  });
});

it.each([
  [{ area: 'users', one: 'user', title: 'People' }, 'web/src/areas/users already exists.'],
  [{ area: 'login', one: 'entry', title: 'Entries' }, 'The console already has a screen at /login.'],
  [{ area: 'notes', one: 'note', title: 'Users' }, "The console already has a screen called 'Users': set --title."],
  [{ area: 'notes', one: 'remark', title: 'Notes' }, 'The contract already has operationId: addRemark: set --one.'],
])('refuses names in use: %j', (wanted, message) => {
  expect(makeFiles(wanted)).toContain(message);
});
