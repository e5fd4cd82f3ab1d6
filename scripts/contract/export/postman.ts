// Exports the contract for Postman: a collection in format 2.1, and an environment.
// https://schema.getpostman.com/json/collection/v2.1.0/docs/index.html
import { STATUS_CODES } from 'node:http';
import type { Answer, Body, Call, ExportedContract, Field } from './calls';
import { FIRST_STEPS, HOW_TO_BEGIN, headersWith, type MocksCall, PICTURE_FILE } from './common';
import { afterSignIn, environment } from './variables';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** The contents of the files, by name. */
export function postmanFiles(contract: ExportedContract): Record<string, string> {
  const { title, version, areas, calls } = contract;
  const collection = {
    info: { name: `${title} ${version}`, schema: SCHEMA, description: HOW_TO_BEGIN },
    item: [
      { name: FIRST_STEPS.folder, description: FIRST_STEPS.description, item: FIRST_STEPS.calls.map(itemOfMocks) },
      ...areas.map(({ name, description }) => ({
        name,
        description,
        item: calls.filter(({ area }) => area === name).map(itemOf),
      })),
    ],
  };
  const variables = {
    name: `${title}: mocks`,
    values: Object.entries(environment('postman')).map(([key, value]) => ({
      key,
      value,
      type: 'default',
      enabled: true,
    })),
    _postman_variable_scope: 'environment',
  };
  return {
    'collection.postman_collection.json': written(collection),
    'mocks.postman_environment.json': written(variables),
  };
}

const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function itemOf(call: Call) {
  const request = requestOf(call);
  return {
    name: call.id,
    request: { ...request, description: call.docs },
    response: call.answers.map((answer) => responseOf(answer, request)),
  };
}

const itemOfMocks = ({ name, endsInSignIn, ...call }: MocksCall) => ({
  name,
  request: requestOf(call),
  response: [],
  ...(endsInSignIn && {
    event: [
      {
        listen: 'test',
        script: { type: 'text/javascript', exec: afterSignIn('pm.response.json()', 'pm.environment.set') },
      },
    ],
  }),
});

function requestOf({
  method,
  path,
  headers,
  query,
  body,
}: Pick<Call, 'method' | 'path' | 'headers' | 'query' | 'body'>) {
  const sent = query.filter(({ isSent }) => isSent).map(({ name, value }) => `${name}=${value}`);
  return {
    method,
    header: [...headersWith(body), ...headers].map(keyed),
    url: {
      raw: `{{base}}${path}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
      host: ['{{base}}'],
      path: path.split('/').slice(1),
      ...(query.length > 0 && { query: query.map(keyed) }),
    },
    ...(body && { body: bodyOf(body) }),
  };
}

const keyed = ({ name, value, isSent }: Field) => ({ key: name, value, ...(!isSent && { disabled: true }) });

function bodyOf(body: Body) {
  if (body.kind === 'json') return { mode: 'raw', raw: body.text, options: { raw: { language: 'json' } } };
  if (body.kind === 'urlencoded') return { mode: 'urlencoded', urlencoded: body.fields.map(keyed) };
  return {
    mode: 'formdata',
    formdata: body.parts.map(({ name, kind, value }) => {
      if (kind === 'file') return { key: name, type: 'file', src: PICTURE_FILE };
      return { key: name, type: 'text', value, ...(kind === 'json' && { contentType: 'application/json' }) };
    }),
  };
}

const responseOf = ({ name, status, type, text }: Answer, originalRequest: object) => ({
  name,
  originalRequest,
  status: STATUS_CODES[status] ?? '',
  code: status,
  header: [{ key: 'Content-Type', value: type }],
  cookie: [],
  body: text,
  _postman_previewlanguage: type === 'application/json' ? 'json' : 'text',
});
