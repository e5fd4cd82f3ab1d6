// Finds the changes between two contracts and the side that each one breaks. 'The console' means an old console in
// front of new servers, 'the servers' means old servers behind a new console.
import { NAMED, type SchemaChange, schemaComparison } from './compareSchemas';
import type { Contract, Media, Operation, Schema } from './shapes';

export type Party = 'console' | 'servers';

export interface Change {
  /** The name in `changes.md`: the operation or schema, the place in it, and what has changed. */
  name: string;
  /** The affected operations. */
  operations: string[];
  breaks: Party[];
}

/** Whether a schema is used in requests or in answers. */
type Way = 'request' | 'answer';

const BOTH: Party[] = ['console', 'servers'];

/** The side that a change of a schema breaks: it sends what the other does not accept, or expects what is not sent. */
const BROKEN: Record<Way, Record<SchemaChange['effect'], Party[]>> = {
  request: {
    narrowed: ['console'],
    widened: ['servers'],
    // A server that has a limit of its own says so itself.
    lifted: [],
    other: BOTH,
    // An old server ignores or refuses a field that it does not know.
    added: ['servers'],
    addedRequired: BOTH,
    removed: ['console'],
    removedRequired: BOTH,
    nowRequired: ['console'],
    nowOptional: ['servers'],
  },
  answer: {
    narrowed: ['servers'],
    widened: ['console'],
    // The gateway passes a text of an answer on, however long it is.
    lifted: [],
    other: BOTH,
    added: [],
    addedRequired: ['servers'],
    removed: ['console'],
    removedRequired: ['console'],
    nowRequired: ['servers'],
    nowOptional: ['console'],
  },
};

export function compareContracts(before: Contract, after: Contract): Change[] {
  const changes = new Map<string, Change>();
  const add = (operation: string, name: string, breaks: Party[]) => {
    const known = changes.get(name);
    if (!known) changes.set(name, { name, operations: [operation], breaks });
    else if (!known.operations.includes(operation)) known.operations.push(operation);
  };

  for (const operation of Object.keys(before.operations))
    if (!after.operations[operation]) add(operation, `${operation} is no longer there`, ['console']);

  for (const [operation, now] of Object.entries(after.operations)) {
    const old = before.operations[operation];
    if (!old) add(operation, `${operation} is new`, ['servers']);
    else for (const { name, breaks } of ofOperation(old, now, before, after)) add(operation, name(operation), breaks);
  }
  return [...changes.values()].sort((a, b) => b.breaks.length - a.breaks.length || (a.name < b.name ? -1 : 1));
}

interface OwnChange {
  /** A change in a named schema has the schema's name, any other the operation's. */
  name: (operation: string) => string;
  breaks: Party[];
}

function ofOperation(old: Operation, now: Operation, before: Contract, after: Contract): OwnChange[] {
  const compare = schemaComparison(before.schemas, after.schemas);
  const own = (words: string, breaks: Party[]): OwnChange => ({
    name: (operation) => `${operation}: ${words}`,
    breaks,
  });

  const media = (from: Media, to: Media, place: string, way: Way): OwnChange[] =>
    compare(from.schema ?? {}, to.schema ?? {}, '').map(({ at, effect, words }) => {
      const isNamed = at.startsWith(NAMED);
      return {
        name: (operation) =>
          [isNamed ? `${at.slice(NAMED.length)} (${way})` : `${operation} ${place}${at && ` ${at}`}`, words].join(': '),
        breaks: BROKEN[way][effect],
      };
    });

  const content = (from: Record<string, Media>, to: Record<string, Media>, place: string, way: Way): OwnChange[] => [
    ...missing(from, to).map((type) =>
      own(`${place} is no longer ${type}`, way === 'request' ? ['console'] : ['servers']),
    ),
    ...missing(to, from).map((type) => own(`${place} may be ${type}`, way === 'request' ? ['servers'] : ['console'])),
    ...common(from, to).flatMap((type) => media(from[type] ?? {}, to[type] ?? {}, place, way)),
  ];

  return [
    ...(old.method === now.method && old.path === now.path
      ? []
      : [own(`was ${old.method} ${old.path}, is ${now.method} ${now.path}`, BOTH)]),
    ...(String(old.security) === String(now.security)
      ? []
      : [own(`security was ${schemes(old)}, is ${schemes(now)}`, BOTH)]),
    ...media({ schema: asFields(old) }, { schema: asFields(now) }, 'parameters', 'request'),
    ...ofBody(),
    ...missing(old.answers, now.answers).map((status) => own(`no longer answers ${status}`, ['servers'])),
    ...missing(now.answers, old.answers).map((status) => own(`may answer ${status}`, ['console'])),
    ...common(old.answers, now.answers).flatMap((status) =>
      content(old.answers[status] ?? {}, now.answers[status] ?? {}, `answer ${status}`, 'answer'),
    ),
  ];

  function ofBody(): OwnChange[] {
    const [from, to] = [old.body, now.body];
    if (!from || !to) {
      const some = from ?? to;
      const words = to ? 'takes a body' : 'takes no body any more';
      return some ? [own(words, some.required ? BOTH : to ? ['servers'] : ['console'])] : [];
    }
    const required = to.required ? 'required now' : 'no longer required';
    return [
      ...(from.required === to.required
        ? []
        : [own(`its body is ${required}`, to.required ? ['console'] : ['servers'])]),
      ...content(from.content, to.content, 'body', 'request'),
    ];
  }
}

/** Parameters as the fields of an object, which are compared alike. */
const asFields = ({ parameters }: Operation): Schema => ({
  properties: Object.fromEntries(Object.entries(parameters).map(([name, { schema }]) => [name, schema])),
  required: Object.keys(parameters).filter((name) => parameters[name]?.required),
});

const missing = (some: object, others: object) => Object.keys(some).filter((name) => !(name in others));
const common = (some: object, others: object) => Object.keys(some).filter((name) => name in others);
const schemes = ({ security }: Operation) => security.map((scheme) => scheme || 'nothing').join(' or ') || 'nothing';
