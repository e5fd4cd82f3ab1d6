// Paths and names of files in a call must not lead out of the server's own folder.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { examples } from '../../openapi/generated/examples';

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

type Named = [where: string, schema: Schema];

/** Every header and field whose name says that it is the path or the name of a file. */
const named: Named[] = Object.entries(requests).flatMap(([id, { headers, bodies }]) => [
  ...Object.entries(headers).flatMap(([name, { schema }]) => inside(`${id} ${name}`, name, schema)),
  ...Object.values(bodies).flatMap((schema) => inside(id, '', schema)),
]);

function inside(where: string, name: string, schema: Schema): Named[] {
  const fields = { ...schema.properties, ...schema.contentSchema?.properties };
  const own: Named[] = NAMES_A_FILE.test(name) ? [[where, schema]] : [];
  return [...own, ...Object.entries(fields).flatMap(([field, inner]) => inside(`${where}.${field}`, field, inner))];
}

const HOSTILE = [
  '..',
  '.',
  '../etc/passwd',
  'kyc/../../etc/passwd',
  'kyc/..',
  'kyc/..;/passwd',
  'kyc/./../x.png',
  '\u2028/../x.png',
  '/etc/passwd',
  ' /etc/passwd',
  '//server/share',
  'kyc//x.png',
  'file:///etc/passwd',
  'https://elsewhere.example/x.png',
  'C:x.png',
  'x.png:stream',
  '..\\x.png',
  'kyc\\x.png',
  'x\u0000.png',
  'x\r\ny.png',
  'x\u0085.png',
  '%2e%2e/x.png',
  'kyc/%2E./x.png',
  '%2fetc/passwd',
  'kyc%5Cx.png',
  'x%00.png',
  'https%3A//elsewhere.example',
  'x%',
];

const ajv = new Ajv2020({ strict: false });

it.each(named)('%s', (_where, schema) => {
  const isAllowed = ajv.compile(schema);
  expect(HOSTILE.filter((text) => isAllowed(text))).toEqual([]);
});

it('finds all such headers and fields, also in forms', () => {
  const found = named.map(([where]) => where);
  expect(found).toHaveLength(13);
  expect(found).toContain('saveImageForm.Image_datails.filepath');
});

const pathsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) =>
        NAMES_A_FILE.test(name) && typeof inner === 'string' && inner !== '' ? [inner] : pathsIn(inner),
      );

it.each([...new Set([...pathsIn(examples), 'kyc/50001/ñ b.png', 'kyc/50001/%C3%B1.png', 'kyc/.x/a..b.png'])])(
  'allows the path %s',
  (path) => {
    const [, schema] = named.find(([where]) => where === 'getImage ImagePath') ?? [];
    expect(ajv.validate(schema ?? false, path)).toBe(true);
  },
);
