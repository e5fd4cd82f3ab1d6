// Writes an example settings file for the production servers, made from the contract, with every operation, header and
// name to fill in.
import { writeFileSync } from 'node:fs';
import { type OperationId, operationTable } from '#contract';
import { policies } from '../openapi/generated/policy';
import {
  answerFields,
  isReadOperation,
  operationIds,
  requestFields,
  requestRules,
} from '../web/gateway/answers/contract';

export function settingsExample([file]: string[]): number {
  if (!file) {
    console.log(exampleText());
    return 0;
  }
  try {
    writeFileSync(file, exampleText(), { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    console.error(
      code === 'EEXIST' ? `${file} is there already, and stays as it is.` : `${file} cannot be written (${code}).`,
    );
    return 1;
  }
  console.log(`${file} has all ${operationIds.length} operations: fill in their paths.`);
  return 0;
}

const HEAD = `# The production servers behind the gateway, for \`npm run serve -- <this file>\`. \`--check\` tells what is wrong or missing.
# What is left empty counts as not set. Paths of files are relative to this one.

# enforce refuses what breaks the contract (502); report only logs its operation and place, for the first days. What the
# contract does not name leaves in neither, nor does what cannot be read.
answers: enforce

# How values in bodies, headers and answers are encoded: plain, aes-256-gcm, or a module such as ./codec.mjs that exports
# createCodec(secrets), which gives any of encodeValue(json), encodeHeader(value), decodeAnswer(text).
codec: plain
# Each secret of this file is { env: NAME } or { file: path }, never the secret itself.
codecSecrets:
  # key: { env: CODEC_KEY } # of aes-256-gcm: 32 bytes in base64
# What goes without the codec everywhere: value, answer, or headers by the contract's name.
uncoded: []

# Headers of the browser that every server gets as they are.
forward: []

upstreams:
  main:
    url: https://api.example
    connections: 32 # at most, from this gateway, for staff
    publicConnections: 8 # for whoever has not signed in
    queueLength: 256 # calls that wait for one, of either kind; one more is refused as busy
    queueMs: 5000 # for so long
    connectMs: 3000
    firstByteMs: 20000 # also between two pieces of an answer
    totalMs: 60000
    ca: # the only authority trusted here, in PEM; without it those of Node
    clientCertificate: # in PEM, with its clientKey
    # clientKey: { file: /run/secrets/client.key }
`;

export function exampleText(): string {
  return [
    HEAD,
    wordsText(),
    servicesText(),
    '# Each may also have a method, names and uncoded of its own.\noperations:',
    ...operationIds.map(operationText),
  ].join('\n');
}

function wordsText(): string {
  const headers = operationIds.flatMap((id) => Object.keys(requestRules[id].headers));
  const fields = operationIds.flatMap((id) => [...requestFields(id), ...answerFields(id)]);
  const ofProduct = [...new Set([...headers, ...fields])].filter((name) => /product/i.test(name)).sort();
  return [
    "# The contract's names of fields and headers, and what the servers call them, in requests and answers.",
    'names:',
    ...ofProduct.map((name) => `  ${name}: ${name}`),
    '# By field: words that are its value in the contract, and at the servers.',
    'values:',
    '  # hmo_tag: { PRODUCT: PRODUCT }',
    '',
  ].join('\n');
}

/** Whether the call takes service credentials: its wrapped value is always empty in the contract. */
const isService = (operation: OperationId) => {
  const { bodies, wrapping } = requestRules[operation];
  return wrapping !== null && bodies['application/json']?.properties?.[wrapping]?.maxProperties === 0;
};

const servicesText = () =>
  [
    '# What these calls hold beside what the contract says, by the names of the server.',
    'services:',
    ...operationIds
      .filter(isService)
      .flatMap((id) => [
        `  ${id}:`,
        ...(policies[id].systemCode === null
          ? []
          : [`    syscode: ${policies[id].systemCode} # under any name, it is no secret`]),
        '    # secret: { env: NAME }',
      ]),
    '',
  ].join('\n');

function operationText(id: OperationId): string {
  const { summary, headers, path, query, bodies, wrapping } = requestRules[id];
  const named = (what: string, words: object) =>
    Object.keys(words).length > 0
      ? [`    ${what}:`, ...Object.keys(words).map((name) => `      ${name}: ${name}`)]
      : [];
  const [media] = Object.keys(bodies);
  const body = wrapping === null ? media : `${media} in ${wrapping}`;
  return [
    '',
    `  # ${summary}`,
    `  # ${operationTable[id].method}${body ? `, ${body}` : ''}${path.length > 0 ? `, with ${path.map((name) => `{${name}}`).join(', ')}` : ''}`,
    `  ${id}:`,
    '    upstream: main',
    '    path:',
    ...named('headers', headers),
    ...named('query', query),
    ...(isReadOperation(id) ? ['    retry: false # once more when the connection breaks'] : []),
  ].join('\n');
}
