// Finds what conflicts with a new area; the messages end with the flags that avoid the conflict.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AreaNames } from './areaNames';
import { quoted } from './words';

const roomsOf = (area: string) => [
  `openapi/areas/${area}.yaml`,
  `mocks/areas/${area}.ts`,
  `mocks/areas/${area}`,
  `web/src/areas/${area}`,
  `e2e/${area}`,
];

/** Addresses that the gateway answers itself. */
const NO_SCREENS = ['/api', '/assets', '/control', '/healthz', '/readyz', '/media'];

export function* conflictsOf(called: AreaNames): Generator<string> {
  const { area, one, many, title, path, operations, Schema, power, schemaName, fields } = called;
  const rooms = roomsOf(area).filter((room) => existsSync(room));
  // The existing area's own names would conflict as well, which tells the user nothing more.
  if (rooms.length > 0) return yield `The area '${area}' already exists: ${rooms.join(', ')}.`;
  const root = readFileSync('openapi/openapi.yaml', 'utf8');
  if (root.includes(`\n  /${area}:\n`)) yield `The contract already has the path /${area}.`;
  if (root.includes(`\n  ${power}: {`)) yield `The contract already has the power '${power}': change --one.`;
  const contract = contractOfAreas();
  for (const id of operations)
    if (new RegExp(`operationId: ${id}\\s`).test(contract))
      yield `The contract already has the operation ${id}: change --one '${one}' or --many '${many}'.`;
  for (const schema of [Schema, ...fields.map(schemaName)])
    if (contract.includes(`\n  ${schema}:`))
      yield `The contract already has the schema '${schema}': change --one '${one}'.`;
  if (NO_SCREENS.includes(path) || addresses().includes(`'${path}'`)) yield `${path} is already in use: change --at.`;
  const menus = readFileSync('mocks/areas/access/menus.ts', 'utf8');
  if (menus.includes(`label: ${quoted(title)},`)) yield `There is already a screen called '${title}': change --title.`;
}

/** The texts of all files of the contract, because their schemas share one namespace. */
const contractOfAreas = () =>
  ['openapi/common.yaml', ...readdirSync('openapi/areas').map((file) => `openapi/areas/${file}`)]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** The sources in which areas and the app define addresses. */
const addresses = () =>
  ['web/src/app/routing/paths.ts', ...readdirSync('web/src/areas').map((area) => `web/src/areas/${area}/index.ts`)]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
