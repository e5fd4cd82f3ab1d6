// What stands where a new area is to stand, in sentences that end with the flag that leads around it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Called } from './called';
import { quoted } from './words';

const roomsOf = (area: string) => [
  `openapi/areas/${area}.yaml`,
  `mocks/areas/${area}.ts`,
  `mocks/areas/${area}`,
  `web/src/areas/${area}`,
  `e2e/${area}`,
];

/** What the gateway answers by itself. */
const NO_SCREENS = ['/api', '/assets', '/control', '/healthz', '/readyz', '/media'];

export function* inTheWay(called: Called): Generator<string> {
  const { area, one, many, title, path, operations, Schema, power, schemaName, fields } = called;
  const rooms = roomsOf(area).filter((room) => existsSync(room));
  // What it has of its own stands in the way as well, and tells nobody more.
  if (rooms.length > 0) return yield `There is an area '${area}': ${rooms.join(', ')}.`;
  const root = readFileSync('openapi/openapi.yaml', 'utf8');
  if (root.includes(`\n  /${area}:\n`)) yield `The contract has a path /${area}.`;
  if (root.includes(`\n  ${power}: {`)) yield `The contract has a power '${power}': --one.`;
  const contract = contractOfAreas();
  for (const id of operations)
    if (new RegExp(`operationId: ${id}\\s`).test(contract))
      yield `The contract has an operation ${id}: --one '${one}', --many '${many}'.`;
  for (const schema of [Schema, ...fields.map(schemaName)])
    if (contract.includes(`\n  ${schema}:`)) yield `The contract has a schema '${schema}': --one '${one}'.`;
  if (NO_SCREENS.includes(path) || addresses().includes(`'${path}'`)) yield `Something is at ${path}: --at.`;
  const menus = readFileSync('mocks/areas/access/menus.ts', 'utf8');
  if (menus.includes(`label: ${quoted(title)},`)) yield `There is a screen called '${title}': --title.`;
}

/** Schemas of all files are joined by their names. */
const contractOfAreas = () =>
  ['openapi/common.yaml', ...readdirSync('openapi/areas').map((file) => `openapi/areas/${file}`)]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** As areas and the app write them. */
const addresses = () =>
  ['web/src/app/routing/paths.ts', ...readdirSync('web/src/areas').map((area) => `web/src/areas/${area}/index.ts`)]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
