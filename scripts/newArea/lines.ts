// The lines of a new area in the lists of all areas, and in the tables of all screens that the checks use.
import { UNRELEASED } from '../contract/diff/changesFile';
import type { AreaNames } from './areaNames';
import { type Insert, insertBelow, insertInEntry, insertInSection, insertInTypeScript } from './lists';
import { quoted } from './words';

type Line = [file: string, insert: Insert];

export function linesOf(called: AreaNames): Line[] {
  const { area, title, path, tab, isInFileManagement } = called;
  const imported = `import { ${area} } from './${area}';`;
  const inMenu = `      { label: ${quoted(title)}, icon: 'application', route: '${path}' },`;
  const inFileManagement = insertInTypeScript('export const FILE_MANAGEMENT = [', `  ${quoted(title)},`);
  return [
    ...inContract(called).map((insert): Line => ['openapi/openapi.yaml', insert]),
    ['openapi/changes.md', insertBelow(UNRELEASED, changesOf(called))],
    ['mocks/areas/index.ts', insertInTypeScript('export const areas = [', `  ${area},`, { imported })],
    // `tester` stays last in the list.
    [
      'web/src/areas/index.ts',
      insertInTypeScript('export const areas: Area[] = [', `  ${area},`, { imported, before: '  tester,' }),
    ],
    ['mocks/areas/access/menus.ts', insertInEntry(`    name: ${quoted(tab.name)},`, 'menus: [', inMenu)],
    ['e2e/session/screens.ts', insertInTypeScript('> = {', `  ${quoted(path.slice(1))}: { ${screenOf(called)} },`)],
    ...(isInFileManagement
      ? ['web/src/app/routing/routes.ts', 'e2e/session/fileManagement.ts'].map((file): Line => [file, inFileManagement])
      : []),
  ];
}

function inContract({ area, title, path, departments, power }: AreaNames): Insert[] {
  const paths = ['list', 'addition', 'update', 'deletion'].map(
    (each) => `  /${area}${each === 'list' ? '' : `/${each}`}:\n    $ref: areas/${area}.yaml#/${each}`,
  );
  const ofDepartments = departments.length > 0 ? ` departments: [${departments.join(', ')}],` : '';
  return [
    insertInSection('tags:', `  - name: ${area}\n    description: ${title}, and how they are kept.`),
    insertInSection('paths:', paths.join('\n')),
    insertInSection('x-powers:', `  ${power}: { roles: ["1"],${ofDepartments} screen: ${path} }`),
  ];
}

const changesOf = ({ operations }: AreaNames) =>
  operations
    .toSorted()
    .map((id) => `- \`${id} is new\` – breaks the servers: they need it before a console that calls it is released.`)
    .join('\n');

const TECHNICAL_SUPPORT = { department: 'MIS TECH', role: '5' };

/** The heading that each kind of person sees at the new address. */
function screenOf({ title, tab, departments }: AreaNames): string {
  const isForSupport = tab.roles.includes(TECHNICAL_SUPPORT.role) || departments.includes(TECHNICAL_SUPPORT.department);
  const kinds = [
    ['administrator', true],
    ['support', isForSupport],
    ['other', false],
    ...(departments.includes('INT MRD') ? [['doctors', true]] : []),
    ...(departments.includes('INT APD') ? [['accounts', true]] : []),
  ] as const;
  return kinds.map(([kind, may]) => `${kind}: ${may ? quoted(title) : 'NOT_ALLOWED'}`).join(', ');
}
