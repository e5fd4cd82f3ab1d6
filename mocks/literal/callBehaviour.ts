// What the calls send, in the notation of notation.ts, and what they answer. The server keeps nothing of what is saved.
import { answerRow, type Entity } from './entity.ts';
import { isSuccessMessage, json, type Reply, refusedWith, successMessage } from './replies.ts';
import type { Answer, Answers, Asked, Call, Json, Row, Sends, Variant } from './shapes.ts';

export type Calls = Record<string, Omit<Call, 'name' | 'path'>>;

type More = Omit<Sends, 'body' | 'headers'> & Pick<Call, 'token'>;

export function get(headers: string, answers: Answers, { token, ...sends }: More = {}): Calls[string] {
  return { method: 'GET', sends: { ...sends, headers }, answers, token };
}

export function post(
  body: string,
  answers: Answers,
  { token, ...sends }: More & Pick<Sends, 'headers'> = {},
): Calls[string] {
  return { method: 'POST', sends: body ? { ...sends, body } : sends, answers, token };
}

/** The same call, for each of these names. */
function each<Told>(told: Record<string, Told>, callOf: (told: Told) => Calls[string]): Calls {
  return Object.fromEntries(Object.entries(told).map(([name, one]) => [name, callOf(one)]));
}

/** Calls that list everything. */
export const listings = (reply: ListReply, entities: Record<string, Entity>): Calls =>
  each(entities, (of) => get('', lists(of, reply)));

/** Calls that save these fields. */
export const saves = (reply: Reply, fields: Record<string, string>, more: Parameters<typeof post>[2] = {}): Calls =>
  each(fields, (body) => post(body, replies(reply), more));

type IsListed = (row: Row, request: Asked) => boolean;

/** How a list or a single record is placed in an answer. */
export interface ListReply {
  put(content: Json, variant: Variant): Answer;
  no: Reply['no'];
}

const inData = (content: Json) => json({ data: content });

/** "data list" */
export const dataList: ListReply = { put: inData, no: refusedWith('message') };
/** "data list or error_message" */
export const dataOrError: ListReply = { put: inData, no: refusedWith('error_message') };
/** "success, data list" */
export const successData: ListReply = {
  put: (data, variant) => successMessage.yes(variant, { data }),
  no: successMessage.no,
};
/** "is_success, data, message" */
export const isSuccessData: ListReply = {
  put: (data, variant) => isSuccessMessage.yes(variant, { data }),
  no: isSuccessMessage.no,
};
/** "list", or a list whose surroundings are not shown */
export const openList: ListReply = {
  put: (content, variant) => json(variant === 'second' ? content : { data: content }),
  no: refusedWith('message'),
};

export function rowsFor(of: Entity, variant: Variant, isListed: (row: Row) => boolean = () => true): Row[] {
  return variant === 'empty' ? [] : of.seeds.filter(isListed).map((row) => answerRow(of, row, variant));
}

export function lists(of: Entity, reply: ListReply = openList, isListed: IsListed = () => true): Answers {
  return {
    give: (request, { variant }) =>
      reply.put(
        rowsFor(of, variant, (row) => isListed(row, request)),
        variant,
      ),
    refuse: reply.no,
  };
}

/** A call that looks up one record. The documents do not say whether `data` is the record or a list with it. */
export function looksUp(of: Entity, reply: ListReply, isListed: IsListed): Answers {
  return {
    give: (request, { variant }) => {
      const rows = rowsFor(of, variant, (row) => isListed(row, request));
      return reply.put(variant === 'second' ? (rows[0] ?? null) : rows, variant);
    },
    refuse: reply.no,
  };
}

export function replies(reply: Reply): Answers {
  return { give: (_asked, { variant }) => reply.yes(variant), refuse: reply.no };
}

/** An answer of its own kind. */
export function gives(give: Answers['give'], refuse: Answers['refuse'] = refusedWith('message')): Answers {
  return { give, refuse };
}

/** The rows that have in a field what was sent in a header. */
export const of =
  (field: string, header = field): IsListed =>
  (row, { headers }) =>
    row[field] === headers[header.toLowerCase()];

/** The rows that contain in one of the fields what was sent in a header or in the body. */
export const containing =
  (sent: string, ...fields: string[]): IsListed =>
  (row, { headers, body }) => {
    const wanted = String(headers[sent.toLowerCase()] ?? body[sent] ?? '').toLowerCase();
    return fields.some((field) => `${row[field] ?? ''}`.toLowerCase().includes(wanted));
  };
