// The list of scripts, and how scripts are found by words.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { allScripts, find, groupsOf, listing, scriptsIn } from './catalogue';
import { parseArguments, scenario } from './command';

const SOURCE = `// What is told first.
// And what then.
import { test } from '../fixtures';

const helper = () => test.step('A step of nobody', async () => {});

test('a remark isn\\'t added', async ({ page }) => {
  await test.step('It is looked for', async () => {
    await test.step("Deeper", async () => {});
  });
});

const other = async () => {
  await test.step('Nor this', async () => {});
};

for (const [name, fault] of FAULTS) {
  test(\`\${name} is told\`, async ({
    page,
  }) => {
    await test.step(name, async () => {});
    await test.step(
      'On a line of its own, because it is long',
      async () => {},
    );
  });
}

test.describe('with a colleague', () => {
  test('it is theirs', async () => {});
  test.describe('who is quicker', () => {
    test('it is gone', async () => {});
  });
});

test('alone again', async () => {});
`;

it('reads a script, its steps and what its file is about', () => {
  expect(scriptsIn('e2e/remarks/some.spec.ts', SOURCE)).toEqual([
    {
      area: 'remarks',
      file: 'e2e/remarks/some.spec.ts',
      line: 7,
      about: 'What is told first. And what then.',
      title: "a remark isn't added",
      steps: ['It is looked for', 'Deeper'],
    },
    expect.objectContaining({
      line: 18,
      title: '… is told',
      steps: ['each case in turn', 'On a line of its own, because it is long'],
    }),
    expect.objectContaining({ title: 'with a colleague › it is theirs' }),
    expect.objectContaining({ title: 'with a colleague › who is quicker › it is gone' }),
    expect.objectContaining({ title: 'alone again' }),
  ]);
  expect(scriptsIn('e2e/remarks/some.spec.ts', SOURCE.replaceAll('\n', '\r\n'))).toHaveLength(5);
});

const scripts = allScripts();

it('puts every area except the literal upstream into exactly one group, and finds scripts in every file', () => {
  const files = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
    .map((file) => `e2e/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.spec.ts') && !file.startsWith('e2e/literal/'));
  const areas = [...new Set(files.map((file) => file.split('/')[1]))];
  expect([...groupsOf(scripts).values()].flatMap((group) => group.areas).sort()).toEqual(areas.sort());
  expect([...new Set(scripts.map(({ file }) => file))].sort()).toEqual(files.sort());
  expect(scripts.filter(({ title }) => !title)).toEqual([]);
});

describe('finds', () => {
  const titles = (...wanted: string[]) => {
    const found = find(wanted, scripts);
    return 'scripts' in found ? found.scripts : [];
  };
  const areasOf = (...wanted: string[]) => [...new Set(titles(...wanted).map(({ area }) => area))].sort();

  it('a group, an area, and with a slash the area of the same name as a group', () => {
    expect(areasOf('kyc')).toEqual(['kyc', 'logs', 'remarks']);
    expect(areasOf('kyc/')).toEqual(['kyc']);
    expect(areasOf('doctor')).toEqual(['doctors']);
    expect(areasOf('banks', 'plans')).toEqual(['banks', 'plans']);
  });

  it('words in this order in a title, regardless of case; otherwise scripts with all of the words', () => {
    const ADDING = 'a remark is added, changed, disabled and active again';
    expect(titles('A REMARK is added').map(({ title }) => title)).toContain(ADDING);
    expect(titles('text is required; whatever is new').map(({ title }) => title)).toEqual([ADDING]);
  });

  it('the names of the groups when nothing matches', () => {
    for (const words of [['remaks'], ['ky'], ['', '!']])
      expect(find(words, scripts)).toEqual({ groups: [...groupsOf(scripts).keys()] });
  });
});

it('lists groups, files and sentences', () => {
  const listed = listing(scriptsIn('e2e/remarks/some.spec.ts', SOURCE));
  expect(listed).toContain('kyc: registrations of members, remarks and request logs (5 scripts in remarks)');
  expect(listed).toContain("    • a remark isn't added\n        It is looked for\n        Deeper\n");
});

it('lists an area that is in no group under its own name, with its description from the contract', () => {
  const of = (area: string) => scriptsIn(`e2e/${area}/some.spec.ts`, SOURCE);
  const listed = listing([...of('holidays'), ...of('accounts')]);
  expect(listed).toContain('holidays: What is told first. And what then. (5 scripts in holidays)\n');
  expect(listed).not.toContain('console:');
  expect(find(['holidays'], [...of('holidays'), ...of('remarks')])).toEqual({ scripts: of('holidays') });
  expect(groupsOf(of('images')).get('images')?.says).toBe('The pictures of newsletters, offers and announcements');
});

it('reads the arguments of the command', () => {
  expect(parseArguments(['a', 'b', '--report', '--junit=x=y.xml', '--workers=2'])).toEqual({
    words: ['a', 'b'],
    isHelp: false,
    isListed: false,
    hasReport: true,
    junit: 'x=y.xml',
    opened: undefined,
    rest: ['--workers=2'],
  });
  expect(parseArguments(['--open', 'report.zip', '--headless'])).toMatchObject({
    opened: 'report.zip',
    rest: ['--headless'],
  });
  expect(parseArguments(['--open', 'kyc', '--junit'])).toMatchObject({
    opened: '',
    words: ['kyc'],
    junit: 'e2e-report/scenario.xml',
  });
  expect(parseArguments(['--report', 'kyc', '--junit', 'some.XML', '--list'])).toMatchObject({
    words: ['kyc'],
    isListed: true,
    hasReport: true,
    junit: 'some.XML',
  });
});

it('prints the whole list also into a pipe', () => {
  const slowly = `"${process.execPath}" scripts/bootstrap.mjs scenario | (sleep 2; cat)`;
  const { stdout } = spawnSync('sh', ['-c', slowly], { encoding: 'utf8' });
  expect(stdout.length).toBeGreaterThan(65_536);
  expect(stdout).toContain('To play some of them, slowly');
});

it('says that listing scripts writes no report', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  expect(await scenario(['--report', '--junit'])).toBe(0);
  const output = print.mock.calls.flat().join('\n');
  print.mockRestore();
  expect(output).toContain('so --report and --junit wrote no file');
});
