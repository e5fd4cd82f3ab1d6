// `npm run contract -- --export <file>`: writes the contract as one OpenAPI file for other tools, which need an absolute
// server, and the two calls by which they sign in to a world of the mocks.
import { readFileSync, writeFileSync } from 'node:fs';
import { basePath, portOf } from '../stack/ports';

const DOCUMENT = 'openapi/generated/document.json';

const ANSWERED = { 200: { description: 'Done.' } };
const WORLD = { name: 'world', in: 'path', required: true, schema: { type: 'string' }, example: 'default~mine' };
const sending = (example: object) => ({ content: { 'application/json': { schema: { type: 'object' }, example } } });

const CONTROL = {
  '/control/worlds/{world}': {
    put: {
      operationId: 'openWorld',
      summary: 'Open a world of the mocks; each call names it in the header X-Mock-World.',
      parameters: [WORLD],
      requestBody: sending({ scenario: 'default' }),
      responses: ANSWERED,
    },
  },
  '/control/worlds/{world}/session': {
    post: {
      operationId: 'signInToWorld',
      summary: 'Sign in; the session is a cookie of the answer.',
      parameters: [
        WORLD,
        { name: 'application', in: 'query', required: true, schema: { type: 'string' }, example: 'AGORA' },
      ],
      requestBody: sending({ email: 'maria.santos@lumina.example' }),
      responses: ANSWERED,
    },
  },
};

export async function contractExport([file = '', ...others]: string[]): Promise<number> {
  if (file === '' || file.startsWith('-') || others.length > 0) {
    console.error('npm run contract -- --export <file>');
    return 1;
  }
  const document = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
  const base = `http://127.0.0.1:${portOf('the console', 'PORT', 4000).number}${basePath()}`;
  const ofConsole = { servers: [{ url: base.replace(/\/$/, '') }] };
  const control = Object.entries(CONTROL).map(([path, item]) => [path, { ...item, ...ofConsole }]);
  const paths = { ...document.paths, ...Object.fromEntries(control) };
  writeFileSync(file, JSON.stringify({ ...document, servers: [{ url: `${base}api` }], paths }, null, 2));
  console.log(`Written: ${file}`);
  return 0;
}
