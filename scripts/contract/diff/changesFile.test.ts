import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { changesAfterRelease, compareWithOwned, lineToWrite, ownedIn, table, UNRELEASED } from './changesFile';
import { type Change, compareContracts } from './compareContracts';
import { CHANGES, contractNow, releasedContract } from './index';

const broken = (name: string): Change => ({ name, breaks: ['console'] });
const harmless: Change = { name: "saveArticle answer 200 at: 'at' is new", breaks: [] };
const FILE = `# Changes\n\n${UNRELEASED}\n\n- \`one\` – told to the servers' team.\n- \`two\` –\n\n## 1.0.0, 2026-01-01\n\n- \`three\` – long ago.\n`;

describe('the changes that changes.md owns', () => {
  test('are those with a reason in the first section', () => {
    expect(ownedIn(FILE)).toEqual(['one']);
  });

  test('must include every break, but no other change', () => {
    const { missing } = compareWithOwned(FILE, [broken('one'), broken('two'), broken('three'), harmless]);
    expect(missing.map(({ name }) => name)).toEqual(['two', 'three']);
  });

  test('must still be changes: others are reported', () => {
    expect(compareWithOwned(FILE, []).left).toEqual(['one']);
  });

  test('can be added with the proposed line and a reason', () => {
    const line = lineToWrite(broken('four'));
    expect(ownedIn(`${UNRELEASED}\n${line}`)).toEqual(['four']);
  });
});

test('a release moves the unreleased changes to a section of its own and leaves an empty first one', () => {
  const file = changesAfterRelease(FILE, [broken('one'), harmless], '1.1.0', '2026-02-03');
  expect(ownedIn(file)).toEqual([]);
  expect(file).toContain(
    `## 1.1.0, 2026-02-03\n\n- \`one\` – told to the servers' team.\n- \`two\` –\n- \`${harmless.name}\`\n\n## 1.0.0`,
  );
  expect(changesAfterRelease(file, [], '1.2.0', '2026-03-04')).toContain(
    '## 1.2.0, 2026-03-04\n\nNothing changed.\n\n## 1.1.0',
  );
});

test('changes are listed with the side they break', () => {
  expect(table([broken('Title'), harmless])).toBe(`the console  Title\nnobody       ${harmless.name}`);
});

test('changes.md owns every break since the last release', async () => {
  const changes = compareContracts(releasedContract(), await contractNow());
  const { missing, left } = compareWithOwned(readFileSync(CHANGES, 'utf8'), changes);
  expect(missing.map(lineToWrite), `to be written into ${CHANGES}, each with its reason`).toEqual([]);
  expect(left, `${CHANGES} owns what is no change any more`).toEqual([]);
});
