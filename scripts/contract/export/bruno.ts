// Exports the contract for Bruno: a folder of plain files. https://docs.usebruno.com/bru-lang/overview
import { STATUS_CODES } from 'node:http';
import type { Answer, Body, Call, ExportedContract, Field } from './calls';
import { COMMON_HEADERS, FIRST_STEPS, HOW_TO_BEGIN, type MocksCall, PICTURE_FILE } from './common';
import { afterSignIn, environment } from './variables';

/** The contents of the files, by name. */
export function brunoFiles({ title, version, areas, calls }: ExportedContract): Record<string, string> {
  const folders = [FIRST_STEPS.folder, ...areas.map(({ name }) => name)];
  const folderFile = (name: string, docs: string) =>
    file(dictionary('meta', { name, seq: String(folders.indexOf(name) + 1) }), text('docs', docs));
  const inArea = (area: string) => calls.filter((call) => call.area === area);
  return {
    'bruno.json': `${JSON.stringify({ version: '1', name: `${title} ${version}`, type: 'collection' }, null, 2)}\n`,
    'collection.bru': file(fields('headers', COMMON_HEADERS), text('docs', HOW_TO_BEGIN)),
    'environments/mocks.bru': file(dictionary('vars', environment('bruno'))),
    [`${FIRST_STEPS.folder}/folder.bru`]: folderFile(FIRST_STEPS.folder, FIRST_STEPS.description),
    ...Object.fromEntries(
      FIRST_STEPS.calls.map((call, at) => [`${FIRST_STEPS.folder}/${call.name}.bru`, ofMocks(call, at + 1)] as const),
    ),
    ...Object.fromEntries(areas.map(({ name, description }) => [`${name}/folder.bru`, folderFile(name, description)])),
    ...Object.fromEntries(
      areas.flatMap(({ name }) => inArea(name).map((call, at) => [`${name}/${call.id}.bru`, fileOf(call, at + 1)])),
    ),
  };
}

const fileOf = (call: Call, seq: number) =>
  file(
    ...requestOf(call.id, seq, call),
    text('docs', call.docs),
    ...call.answers.map((answer) => text('example', exampleOf(answer, call))),
  );

const ofMocks = ({ name, endsInSignIn, ...call }: MocksCall, seq: number) =>
  file(
    ...requestOf(name, seq, call),
    endsInSignIn ? text('script:post-response', afterSignIn('res.body', 'bru.setEnvVar').join('\n')) : '',
  );

type Asked = Pick<Call, 'method' | 'path' | 'headers' | 'query' | 'body'>;

const requestOf = (name: string, seq: number, { method, path, headers, query, body }: Asked): string[] => [
  dictionary('meta', { name, type: 'http', seq: String(seq) }),
  dictionary(method.toLowerCase(), { url: urlOf({ path, query }), body: modeOf(body), auth: 'none' }),
  fields('params:query', query),
  fields('headers', headers),
  bodyOf(body),
];

function urlOf({ path, query }: Pick<Call, 'path' | 'query'>): string {
  const sent = query.filter(({ isSent }) => isSent).map(({ name, value }) => `${name}=${value}`);
  return `{{base}}${path}${sent.length > 0 ? `?${sent.join('&')}` : ''}`;
}

const MODES: Record<Body['kind'], string> = { json: 'json', form: 'multipartForm', urlencoded: 'formUrlEncoded' };
const modeOf = (body: Body | undefined) => (body ? MODES[body.kind] : 'none');

/** The body of a request. In an example the names of blocks end with a colon. */
function bodyOf(body: Body | undefined, colon = ''): string {
  if (!body) return '';
  if (body.kind === 'json') return text(`body:json${colon}`, body.text);
  if (body.kind === 'urlencoded') return fields(`body:form-urlencoded${colon}`, body.fields);
  const parts = body.parts.map(({ name, kind, value }): [string, string] => {
    if (kind === 'file') return [name, `@file(${PICTURE_FILE})`];
    return [name, kind === 'json' ? `${value} @contentType(application/json)` : value];
  });
  return dictionary(`body:multipart-form${colon}`, Object.fromEntries(parts));
}

/** An example: an answer with its request. The caller indents its lines once more. */
function exampleOf({ name, status, type, text: content }: Answer, call: Call): string {
  const { method, headers, body } = call;
  const request = [
    ...[`url: ${urlOf(call)}`, `method: ${method.toLowerCase()}`, `mode: ${modeOf(body)}`],
    ...[fields('params:query:', call.query), fields('headers:', headers), bodyOf(body, ':')],
  ];
  const response = [
    dictionary('headers:', { 'Content-Type': type }),
    dictionary('status:', { code: String(status), text: STATUS_CODES[status] ?? '' }),
    text('body:', `type: ${type === 'application/json' ? 'json' : 'text'}\ncontent: '''\n${indented(content)}\n'''`),
  ];
  return [
    `name: ${name}`,
    text('request:', request.filter(Boolean).join('\n')),
    text('response:', response.join('\n')),
  ].join('\n\n');
}

const indented = (content: string) => content.replace(/^(?=.)/gm, '  ');
const file = (...blocks: string[]) => `${blocks.filter(Boolean).join('\n\n')}\n`;
const text = (name: string, content: string) => (content ? `${name} {\n${indented(content)}\n}` : '');

/** Quotes a name with special characters. */
const named = (name: string) => (/[:"{} ]/.test(name) ? `"${name.replaceAll('"', '\\"')}"` : name);
const dictionary = (name: string, values: Record<string, string>) =>
  text(
    name,
    Object.entries(values)
      .map(([key, value]) => `${named(key)}: ${value}`)
      .join('\n'),
  );

/** A tilde marks a field that is listed but not sent. */
const fields = (name: string, all: Field[]) =>
  text(name, all.map((field) => `${field.isSent ? '' : '~'}${named(field.name)}: ${field.value}`).join('\n'));
