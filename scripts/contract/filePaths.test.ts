// Names of files in a call must not lead out of the server's own folder, and paths must be of files that were listed.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { policies } from '../../openapi/generated/policy';

interface Schema {
  properties?: Record<string, Schema>;
  contentSchema?: Schema;
}
interface Request {
  headers: Record<string, { schema: Schema }>;
  bodies: Record<string, Schema>;
}

const requests: Record<string, Request> = JSON.parse(readFileSync('openapi/generated/requests.json', 'utf8'));
const NAMES_A_FILE = /^(.*path|file_?name)$/i;

interface Named {
  where: string;
  operation: keyof typeof policies;
  isPath: boolean;
  schema: Schema;
}

/** Every header and field whose name says that it is the path or the name of a file. */
const named: Named[] = Object.entries(requests).flatMap(([id, { headers, bodies }]) =>
  [
    ...Object.entries(headers).flatMap(([name, { schema }]) => inside(`${id} ${name}`, name, schema)),
    ...Object.values(bodies).flatMap((schema) => inside(id, '', schema)),
  ].map((each) => ({ ...each, operation: id as keyof typeof policies })),
);

function inside(where: string, name: string, schema: Schema): Omit<Named, 'operation'>[] {
  const fields = { ...schema.properties, ...schema.contentSchema?.properties };
  const own = NAMES_A_FILE.test(name) ? [{ where, isPath: /path$/i.test(name), schema }] : [];
  return [...own, ...Object.entries(fields).flatMap(([field, inner]) => inside(`${where}.${field}`, field, inner))];
}

const HOSTILE = [
  '..',
  '.',
  '../etc/passwd',
  'kyc/x.png',
  '\u2028..',
  '/etc/passwd',
  ' /etc/passwd',
  'file:///etc/passwd',
  'C:x.png',
  'x.png:stream',
  '..\\x.png',
  'kyc\\x.png',
  'x\u0000.png',
  'x\r\ny.png',
  'x\u0085.png',
  '%2e%2e',
  '%2fetc',
  'kyc%5Cx.png',
  'x%00.png',
  'x%',
];

const ajv = new Ajv2020({ strict: false });

it.each(named.filter(({ isPath }) => !isPath))('$where is no path', ({ schema }) => {
  const isAllowed = ajv.compile(schema);
  expect(HOSTILE.filter((text) => isAllowed(text))).toEqual([]);
});

it.each(named.filter(({ isPath }) => isPath))('$where is of a file that was listed', ({ operation }) => {
  expect(policies[operation].files).not.toBeNull();
});

it('finds all such headers and fields, also in forms', () => {
  const found = named.map(({ where }) => where);
  expect(found).toHaveLength(13);
  expect(found).toContain('saveImageForm.Image_datails.filepath');
});
