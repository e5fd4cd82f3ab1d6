// Tests what the contract's page shows about changes and releases.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changesOf, type History } from '../../../web/src/areas/tester/contract/history';
import { historyOf } from './history';
import { CHANGES, contractNow, releasedContract } from './index';
import type { Contract, Operation } from './shapes';

const reading: Operation = { method: 'GET', path: '/articles', security: [], parameters: {}, answers: {}, rules: {} };
const contract = (operations: Record<string, Operation>, version = '1.1.0'): Contract => ({
  version,
  operations,
  schemas: {},
});
const FILE = `# Changes

## Not released yet

- \`listArticles is no longer there\` – breaks the console: nobody has
  read it since spring.

## 1.1.0, 2026-02-03

- \`readArticle is new\` – for the app.
- \`one more\`

Told to everybody.

## 1.0.0, 2026-01-01

The first.
`;
const before = contract({ listArticles: reading, readArticle: reading });
const now = contract({ readArticle: reading, findArticle: { ...reading, path: '/found' } });

it('has the changes since the last release, with the side they break and the reason', () => {
  const { summary, changes } = historyOf(before, now, FILE);
  expect(summary).toBe(
    '2 changes since release 1.1.0 of 2026-02-03: 1 breaks the released console, 1 the current servers.',
  );
  expect(changes).toEqual([
    { name: 'findArticle is new', breaks: 'the servers', operations: ['findArticle'], why: '' },
    {
      name: 'listArticles is no longer there',
      breaks: 'the console',
      operations: ['listArticles'],
      why: 'breaks the console: nobody has read it since spring.',
    },
  ]);
  expect(changesOf({ changes } as History, ['findArticle']).map(({ name }) => name)).toEqual(['findArticle is new']);
  expect(changesOf({ changes } as History, null)).toHaveLength(2);
});

it('has each release, the last one first', () => {
  expect(historyOf(before, before, FILE)).toEqual({
    summary: 'Nothing has changed since release 1.1.0 of 2026-02-03.',
    changes: [],
    releases: [
      {
        version: '1.1.0',
        day: '2026-02-03',
        told: ['`readArticle is new` – for the app.', '`one more`', 'Told to everybody.'],
      },
      { version: '1.0.0', day: '2026-01-01', told: ['The first.'] },
    ],
  });
});

it('the generated file is up to date', async () => {
  const made = JSON.parse(readFileSync('openapi/generated/history.json', 'utf8'));
  expect(made).toEqual(historyOf(releasedContract(), await contractNow(), readFileSync(CHANGES, 'utf8')));
  expect(made.releases[0].version).toBe(releasedContract().version);
});
