// Everything that a new area is: its files, and its lines in the lists of all areas. Nothing is written here.
import { existsSync, readFileSync } from 'node:fs';
import { calledIn } from './called';
import { contractOf } from './contract';
import { inEntry, inSection, inTypeScript, type Lines } from './lists';
import { handlersOf, mocksTestOf, seedOf } from './mocks';
import { callsOf, dialogOf, helpOf, listsOf, pageOf, routeOf, rulesOf, rulesTestOf } from './screen';
import { scriptOf } from './script';
import type { Wanted } from './wanted';
import { quoted } from './words';

export interface Made {
  /** New ones, by their path. */
  files: Record<string, string>;
  /** Those of all areas, with the lines of the new one. */
  lists: Record<string, string>;
}

/** Where the name that each room has stands. */
const roomsOf = (area: string) => [
  `openapi/areas/${area}.yaml`,
  `mocks/areas/${area}.ts`,
  `mocks/areas/${area}`,
  `web/src/areas/${area}`,
  `e2e/${area}`,
];

/** What is to be written, or sentences that say what stands in the way. */
export function made(wanted: Wanted): Made | string[] {
  const wrong = [...inTheWay(wanted)];
  if (wrong.length > 0) return wrong;
  const called = calledIn(wanted);
  const { area, One, Many } = called;
  const [mocks, web] = [`mocks/areas/${area}`, `web/src/areas/${area}`];
  const lists: Record<string, string> = {};
  for (const [file, insert] of linesOf(wanted)) {
    const text = insert(lists[file] ?? readFileSync(file, 'utf8'));
    if (text === undefined)
      wrong.push(`${file} is not laid out as it was: its line has no place there. Nothing was written.`);
    else lists[file] = text;
  }
  if (wrong.length > 0) return wrong;
  return {
    files: {
      [`openapi/areas/${area}.yaml`]: contractOf(called),
      [`${mocks}/index.ts`]: handlersOf(called),
      [`${mocks}/seed.ts`]: seedOf(called),
      [`${mocks}/${area}.test.ts`]: mocksTestOf(called),
      [`${web}/index.ts`]: routeOf(called),
      [`${web}/lists.ts`]: listsOf(called),
      [`${web}/calls.ts`]: callsOf(called),
      [`${web}/rules.ts`]: rulesOf(called),
      [`${web}/rules.test.ts`]: rulesTestOf(called),
      [`${web}/${Many}Page.tsx`]: pageOf(called),
      [`${web}/${One}Dialog.tsx`]: dialogOf(called),
      [`${web}/help.ts`]: helpOf(called),
      [`e2e/${area}/${area}.spec.ts`]: scriptOf(called),
    },
    lists,
  };
}

function* inTheWay(wanted: Wanted): Generator<string> {
  const { area, one, many, title, path } = wanted;
  const { One, Many, Schema, power, schemaName, fields } = calledIn(wanted);
  for (const room of roomsOf(area)) if (existsSync(room)) yield `There is an area '${area}': ${room}.`;
  const contract = readFileSync('openapi/openapi.yaml', 'utf8');
  if (contract.includes(`\n  /${area}:\n`)) yield `The contract has a path /${area}.`;
  if (contract.includes(`\n  ${power}: {`)) yield `The contract has a power '${power}': --one.`;
  const contracts = contractsOf(contract);
  const operations = [`list${Many}`, `add${One}`, `update${One}`, `delete${One}`];
  for (const id of operations)
    if (new RegExp(`operationId: ${id}\\s`).test(contracts))
      yield `The contract has an operation ${id}: --one '${one}', --many '${many}'.`;
  for (const schema of [Schema, ...fields.map(schemaName)])
    if (contracts.includes(`\n  ${schema}:`)) yield `The contract has a schema '${schema}': --one '${one}'.`;
  const screens = readFileSync('e2e/session/screens.ts', 'utf8');
  if (new RegExp(`^  '?${path.slice(1)}'?:`, 'm').test(screens)) yield `There is a screen at ${path}: --at.`;
  const menus = readFileSync('mocks/areas/access/menus.ts', 'utf8');
  if (menus.includes(`label: ${quoted(title)},`)) yield `There is a screen called '${title}': --title.`;
}

const contractsOf = (root: string) =>
  ['areas/common', ...[...root.matchAll(/\$ref: (areas\/\w+)\.yaml/g)].map(([, file]) => file ?? '')]
    .filter((file, at, all) => all.indexOf(file) === at)
    .map((file) => `openapi/${file === 'areas/common' ? 'common' : file}.yaml`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** In which list the area has which lines. */
function linesOf(wanted: Wanted): [file: string, insert: (text: string) => string | undefined][] {
  const { area, title, path, tab, departments, isInFileManagement } = wanted;
  const { power } = calledIn(wanted);
  const named = departments.length > 0 ? ` departments: [${departments.join(', ')}],` : '';
  const word = quoted(title);
  const address = path.slice(1);
  const support = tab.roles.includes('5') || departments.includes('MIS TECH');
  const others = [
    departments.includes('INT MRD') && `doctors: ${word}`,
    departments.includes('INT APD') && `accounts: ${word}`,
  ].filter(Boolean);
  const screen = `administrator: ${word}, support: ${support ? word : 'NOT_ALLOWED'}, other: NOT_ALLOWED`;
  const contract: Lines[] = [
    ['tags:', `  - name: ${area}\n    description: ${title}, and how they are kept.`],
    [
      'paths:',
      ['list', 'addition', 'update', 'deletion']
        .map((each) => `  /${area}${each === 'list' ? '' : `/${each}`}:\n    $ref: areas/${area}.yaml#/${each}`)
        .join('\n'),
    ],
    ['x-powers:', `  ${power}: { roles: ["1"],${named} screen: ${path} }`],
  ];
  const inFileManagement = inTypeScript('export const FILE_MANAGEMENT = [', `  ${word},`);
  return [
    ...contract.map(
      ([section, lines]) =>
        ['openapi/openapi.yaml', inSection(section, lines)] as [string, (text: string) => string | undefined],
    ),
    [
      'mocks/areas/index.ts',
      inTypeScript('export const areas = [', `  ${area},`, `import { ${area} } from './${area}';`),
    ],
    [
      'web/src/areas/index.ts',
      inTypeScript('export const areas: Area[] = [', `  ${area},`, `import { ${area} } from './${area}';`, '  tester,'),
    ],
    [
      'mocks/areas/access/menus.ts',
      inEntry(
        `    name: '${tab.name}',`,
        'menus: [',
        `      { label: ${word}, icon: 'application', route: '${path}' },`,
      ),
    ],
    ['e2e/session/screens.ts', inTypeScript('> = {', `  '${address}': { ${[screen, ...others].join(', ')} },`)],
    ...(isInFileManagement
      ? (['web/src/app/routes.ts', 'e2e/session/fileManagement.ts'].map((file) => [file, inFileManagement]) as [
          string,
          (text: string) => string | undefined,
        ][])
      : []),
  ];
}
