import { type Field, fieldsIn, matchesField } from './notation.ts';
import { isRow } from './requestBody.ts';
import type { Asked, Call, Complaint, Row } from './shapes.ts';

/** Headers that clients, gateways and Node send with any call. */
const ORDINARY_HEADERS =
  /^(host|connection|accept|accept-.*|user-agent|content-.*|transfer-encoding|authorization|date|te|expect|keep-alive|cache-control|pragma|sec-.*|traceparent|tracestate|x-request-id|x-forwarded-.*|via)$/;

export function complaintsOf(call: Call, request: Asked): Complaint[] {
  const texts = [
    ...headerTexts(call, request),
    ...fieldTexts('query parameter', fieldsIn(call.sends.query ?? ''), request.query),
    ...bodyTexts(call, request),
    ...insideTexts(call, request),
    ...somewhereTexts(call, request),
    ...tokenTexts(call, request),
    ...wrappingTexts(call, request),
  ];
  return texts.map((text) => ({ call: call.name, text }));
}

function fieldTexts(what: string, { fields, open }: { fields: Field[]; open: boolean }, sent: Row): string[] {
  const texts: string[] = [];
  for (const field of fields) {
    const name = field.names.find((known) => sent[known] !== undefined);
    if (name === undefined) {
      if (field.sure) texts.push(`the ${what} ${field.names.join(' or ')} is missing`);
    } else if (!matchesField(String(sent[name]), field)) {
      texts.push(`the ${what} ${name} is ${JSON.stringify(sent[name])}, and not ${field.values.join(' or ')}`);
    }
  }
  if (open) return texts;
  const allowed = new Set(fields.flatMap((field) => field.names));
  const extra = Object.keys(sent).filter((name) => !allowed.has(name));
  return [...texts, ...extra.map((name) => `the ${what} ${name} is not documented`)];
}

function andSomewhere(named: string | undefined, call: Call): string {
  return `${named ?? ''}${call.sends.somewhere ? ` ${call.sends.somewhere}?` : ''}`;
}

function headerTexts(call: Call, request: Asked): string[] {
  const { fields } = fieldsIn(andSomewhere(call.sends.headers, call));
  // Names of headers arrive in lower case, their values unchanged.
  const lower = fields.map((field) => ({ ...field, names: field.names.map((name) => name.toLowerCase()) }));
  const others = Object.entries(request.headers).filter(([name]) => !ORDINARY_HEADERS.test(name));
  return fieldTexts('header', { fields: lower, open: false }, Object.fromEntries(others));
}

function bodyTexts(call: Call, request: Asked): string[] {
  const { body: named, as = 'json', somewhere, holds } = call.sends;
  if (request.as === 'unreadable') return ['the body, or the content of Value, is not JSON'];
  if (named === undefined && !somewhere) {
    return Object.keys(request.body).length === 0 ? [] : ['a body is not documented'];
  }
  const texts = fieldTexts('field', fieldsIn(andSomewhere(named, call)), request.body);
  if (request.as !== 'nothing' && request.as !== as && !somewhere)
    texts.push(`the body came as ${request.as}, not ${as}`);
  if (holds && !Object.values(request.body).includes(holds)) texts.push(`no field holds ${holds}`);
  const pictures = Object.keys(request.body).filter((name) => name.endsWith('_image') && !request.files[name]);
  return as === 'multipart' ? [...texts, ...pictures.map((name) => `the part ${name} is not a file`)] : texts;
}

function insideTexts(call: Call, request: Asked): string[] {
  return Object.entries(call.sends.inside ?? {}).flatMap(([name, named]) => {
    const inside = request.body[name];
    if (inside === undefined) return [];
    return isRow(inside) ? fieldTexts(`field ${name}.`, fieldsIn(named), inside) : [`the field ${name} is not JSON`];
  });
}

function somewhereTexts(call: Call, request: Asked): string[] {
  if (!call.sends.somewhere) return [];
  const names = call.sends.somewhere.split('/');
  const isSent = names.some(
    (name) => request.headers[name.toLowerCase()] !== undefined || request.body[name] !== undefined,
  );
  return isSent ? [] : [`${names.join(' or ')} is missing, as a header and in the body`];
}

function tokenTexts(call: Call, request: Asked): string[] {
  return call.token === 'none' && request.headers.authorization !== undefined
    ? ['a token was sent, but the document says that none is sent']
    : [];
}

function wrappingTexts(call: Call, request: Asked): string[] {
  if (!call.sends.wrapped || request.as !== 'json' || request.wrapped === 'Value') return [];
  return [`the JSON body is ${request.wrapped === null ? 'not wrapped in Value' : 'wrapped in value, not Value'}`];
}
