// Writes an example settings file for the production servers, made from the contract, with every operation, header and
// name to fill in.
import { writeFileSync } from 'node:fs';
import { type OperationId, operationTable } from '#contract';
import { policies } from '../../openapi/generated/policy';
import { answerFields, isReadOperation, operationIds, requestFields, requestRules } from './answers/contract';

export function settingsExample(file: string | undefined): number {
  if (!file) {
    console.log(exampleText());
    return 0;
  }
  try {
    writeFileSync(file, exampleText(), { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    console.error(
      code === 'EEXIST' ? `${file} already exists and was not changed.` : `${file} cannot be written (${code}).`,
    );
    return 1;
  }
  console.log(`${file} has all ${operationIds.length} operations: fill in their paths.`);
  return 0;
}

const HEAD = `# The production servers behind the gateway, for \`node server.mjs --settings <this file>\`. \`--check\` lists what is wrong or missing.
# A setting that is left empty counts as not set. Paths of files are relative to this file.

# enforce: the gateway answers 502 instead of an answer that breaks the contract. report: it only logs the operation and the
# place, for the first days. In both, the browser gets only what the contract names, and no answer that cannot be read.
answers: enforce

# How values in bodies, headers and answers are encoded: plain, aes-256-gcm, or a module such as ./codec.mjs. The module exports
# createCodec(secrets), which returns any of encodeValue(json), encodeHeader(value), decodeAnswer(text).
codec: plain
# Each secret is { env: NAME } or { file: path }, never the secret itself.
codecSecrets:
  # key: { env: CODEC_KEY } # for aes-256-gcm: 32 bytes in base64
# What all operations send and receive without the codec: value, answer, or headers by the contract's name.
uncoded: []

# Headers of the browser that are passed on unchanged to every server.
forward: []

upstreams:
  main:
    url: https://api.example
    connections: 32 # the most from this gateway for signed-in users
    publicConnections: 8 # the most for callers who have not signed in
    queueLength: 256 # how many calls may wait for a connection, of either kind; others are refused as busy
    queueMs: 5000 # how long a call may wait
    connectMs: 3000
    firstByteMs: 20000 # also the longest pause within an answer
    totalMs: 60000
    ca: # the only trusted authority, in PEM; without it, those of Node
    clientCertificate: # in PEM, with its clientKey
    # clientKey: { file: /run/secrets/client.key }
`;

export function exampleText(): string {
  return [
    HEAD,
    wordsText(),
    servicesText(),
    '# Each operation may also have its own method, names and uncoded.\noperations:',
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
    '# By field: its values in the contract, and the values of the servers for them.',
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
    "# Credentials that these calls send in addition to the contract, under the server's field names.",
    'services:',
    ...operationIds
      .filter(isService)
      .flatMap((id) => [
        `  ${id}:`,
        ...(policies[id].systemCode === null
          ? []
          : [`    syscode: ${policies[id].systemCode} # under any name; it is not secret`]),
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
    ...(isReadOperation(id) ? ['    retry: false # true: the call is repeated once if the connection breaks'] : []),
  ].join('\n');
}
