import { addRow, answerRow, type Entity, foundBy, removeRow, rowsOf, toOwnNames } from './entity.ts';
import { isSuccessMessage, json, type Reply, refusedWith, successMessage } from './replies.ts';
import type { Answer, Answers, Asked, Json, Row, Variant, World } from './shapes.ts';

type IsListed = (row: Row, request: Asked) => boolean;

/** How a list or a single record is placed in an answer. */
type Around = (content: Json, variant: Variant) => Answer;

function around(put: Around, no: Reply['no']) {
  return { put, no };
}

export type ListReply = ReturnType<typeof around>;

const inData: Around = (content) => json({ data: content });

/** "data list" */
export const dataList = around(inData, refusedWith('message'));
/** "data list or error_message" */
export const dataOrError = around(inData, refusedWith('error_message'));
/** "success, data list" */
export const successData = around(
  (content, variant) => successMessage.yes(variant, { data: content }),
  successMessage.no,
);
/** "is_success, data, message" */
export const isSuccessData = around(
  (content, variant) => isSuccessMessage.yes(variant, { data: content }),
  isSuccessMessage.no,
);
/** "list", or a list whose surroundings are not shown */
export const openList = around(
  (content, variant) => json(variant === 'second' ? content : { data: content }),
  refusedWith('message'),
);

export function lists(of: Entity, reply: ListReply = openList, isListed: IsListed = () => true): Answers {
  return {
    give: (request, world) => {
      const rows = rowsOf(of.list, world).filter((row) => isListed(row, request));
      return reply.put(
        rows.map((row) => answerRow(of, row, world.variant)),
        world.variant,
      );
    },
    refuse: reply.no,
  };
}

/** A call that looks up one record. The documents do not say whether `data` is the record or a list with it. */
export function looksUp(of: Entity, reply: ListReply, isListed: IsListed): Answers {
  return {
    give: (request, world) => {
      const rows = rowsOf(of.list, world).filter((row) => isListed(row, request));
      const answer = rows.map((row) => answerRow(of, row, world.variant));
      return reply.put(world.variant === 'second' ? (answer[0] ?? null) : answer, world.variant);
    },
    refuse: reply.no,
  };
}

export interface Saving {
  /** The sent field that identifies the record. */
  by?: string;
  /** Sent names as keys, the answers' names as values. */
  as?: Record<string, string>;
  /** The names of the multipart parts with the fields and with the picture. */
  part?: string;
  picture?: string;
  also?: (row: Row, request: Asked, world: World) => void;
}

function sentOf(request: Asked, saving: Saving): Row {
  if (!saving.part) return request.body;
  const inside = request.body[saving.part];
  return inside !== null && typeof inside === 'object' && !Array.isArray(inside) ? inside : {};
}

function keepPicture(of: Entity, row: Row, request: Asked, saving: Saving, world: World): void {
  const picture = saving.picture ? request.files[saving.picture] : undefined;
  if (!picture) return;
  row.path = `${of.list}/${String(row[of.id])}.png`;
  world.images.set(row.path, picture);
}

export function adds(of: Entity, reply: Reply, saving: Saving = {}): Answers {
  return {
    give: (request, world) => {
      const row = addRow(of, toOwnNames(of, sentOf(request, saving), saving.as), world);
      keepPicture(of, row, request, saving, world);
      saving.also?.(row, request, world);
      return reply.yes(world.variant);
    },
    refuse: reply.no,
  };
}

/** Finds the record by its id, sent either under the name in the answers or under the document's name. */
function rowMeant(of: Entity, sent: Row, saving: Saving, world: World): Row | undefined {
  const own = Object.entries(toOwnNames(of, sent)).find(([name]) => name === of.id);
  return foundBy(of, of.id, sent[saving.by ?? of.id] ?? own?.[1], world);
}

export function updates(of: Entity, reply: Reply, saving: Saving = {}): Answers {
  return {
    give: (request, world) => {
      const sent = sentOf(request, saving);
      const row = rowMeant(of, sent, saving, world);
      if (!row) return reply.no('No such record', world.variant);
      const { [of.id]: _id, ...rest } = toOwnNames(of, sent, saving.as);
      Object.assign(row, rest);
      keepPicture(of, row, request, saving, world);
      saving.also?.(row, request, world);
      return reply.yes(world.variant);
    },
    refuse: reply.no,
  };
}

export function removes(of: Entity, reply: Reply, saving: Saving = {}): Answers {
  return {
    give: (request, world) => {
      const row = rowMeant(of, request.body, saving, world);
      if (!row) return reply.no('No such record', world.variant);
      removeRow(of, row, world);
      return reply.yes(world.variant);
    },
    refuse: reply.no,
  };
}

export function replies(reply: Reply, more: Row | ((request: Asked, world: World) => Row) = {}): Answers {
  return {
    give: (request, world) => reply.yes(world.variant, typeof more === 'function' ? more(request, world) : more),
    refuse: reply.no,
  };
}

/** A behaviour of its own: gives the reason for a refusal, or what a successful answer has besides. */
export function does(reply: Reply, act: (request: Asked, world: World) => string | Row | undefined): Answers {
  return {
    give: (request, world) => {
      const said = act(request, world);
      return typeof said === 'string' ? reply.no(said, world.variant) : reply.yes(world.variant, said);
    },
    refuse: reply.no,
  };
}

/** The rows that have in a field what was sent in a header. */
export const of =
  (field: string, header = field): IsListed =>
  (row, { headers }) =>
    row[field] === headers[header];

/** The rows that contain in one of the fields what was sent in a header or in the body. */
export const containing =
  (sent: string, ...fields: string[]): IsListed =>
  (row, { headers, body }) => {
    const wanted = String(headers[sent] ?? body[sent] ?? '').toLowerCase();
    return fields.some((field) => `${row[field] ?? ''}`.toLowerCase().includes(wanted));
  };
