// Finds the changes between two contracts and the side that each one breaks. 'The console' means an old console in
// front of new servers, 'the servers' means old servers behind a new console.
import { missingIn, NAMED, type SchemaChange, schemaComparison } from './compareSchemas';
import type { Content, Contract, Operation, Schema } from './shapes';

export type Party = 'console' | 'servers';

export interface Change {
  /** The name in `changes.md`: the operation or schema, the place in it, and what has changed. */
  name: string;
  breaks: Party[];
}

/** Whether a schema is used in requests or in answers. */
type Way = 'request' | 'answer';

const CONSOLE: Party[] = ['console'];
const SERVERS: Party[] = ['servers'];
const BOTH: Party[] = ['console', 'servers'];

/** The side that a change of a schema breaks: it sends what the other does not accept, or expects what is not sent. */
const BROKEN: Record<SchemaChange['effect'], Record<Way, Party[]>> = {
  narrowed: { request: CONSOLE, answer: SERVERS },
  widened: { request: SERVERS, answer: CONSOLE },
  // A server that has a limit of its own says so itself; the gateway passes a text of an answer on, however long it is.
  lifted: { request: [], answer: [] },
  other: { request: BOTH, answer: BOTH },
  // An old server ignores or refuses a field that it does not know.
  added: { request: SERVERS, answer: [] },
  addedRequired: { request: BOTH, answer: SERVERS },
  removed: { request: CONSOLE, answer: CONSOLE },
  removedRequired: { request: BOTH, answer: CONSOLE },
};

export function compareContracts(before: Contract, after: Contract): Change[] {
  const gone = missingIn(after.operations, before.operations);
  const changes = [
    ...gone.map((operation): Change => ({ name: `${operation} is no longer there`, breaks: CONSOLE })),
    ...Object.entries(after.operations).flatMap(([operation, now]): Change[] => {
      const old = before.operations[operation];
      return old ? ofOperation(operation, old, now, before, after) : [{ name: `${operation} is new`, breaks: SERVERS }];
    }),
  ];
  // A change of a named schema is the same for each operation that uses it.
  const byName = new Map(changes.map((change) => [change.name, change]));
  return [...byName.values()].sort((a, b) => b.breaks.length - a.breaks.length || (a.name < b.name ? -1 : 1));
}

function ofOperation(operation: string, old: Operation, now: Operation, before: Contract, after: Contract): Change[] {
  const compare = schemaComparison(before.schemas, after.schemas);
  const own = (words: string, breaks: Party[]): Change => ({ name: `${operation}: ${words}`, breaks });

  /** A change in a named schema has the schema's name, any other the operation's. */
  const schema = (from: Schema, to: Schema, place: string, way: Way): Change[] =>
    compare(from, to, '').map(({ at, effect, words }) => ({
      name: `${at.startsWith(NAMED) ? `${at.slice(NAMED.length)} (${way})` : `${operation} ${place}${at && ` ${at}`}`}: ${words}`,
      breaks: BROKEN[effect][way],
    }));

  const content = (from: Content, to: Content, place: string, way: Way): Change[] => [
    ...missingIn(to, from).map((type) => own(`${place} is no longer ${type}`, BROKEN.narrowed[way])),
    ...missingIn(from, to).map((type) => own(`${place} may be ${type}`, BROKEN.widened[way])),
    ...common(from, to).flatMap((type) => schema(from[type] ?? {}, to[type] ?? {}, place, way)),
  ];

  return [
    ...(old.method === now.method && old.path === now.path
      ? []
      : [own(`was ${old.method} ${old.path}, is ${now.method} ${now.path}`, BOTH)]),
    ...(String(old.security) === String(now.security)
      ? []
      : [own(`security was ${schemes(old)}, is ${schemes(now)}`, BOTH)]),
    ...schema(old.parameters, now.parameters, 'parameters', 'request'),
    ...ofBody(old.body, now.body),
    ...missingIn(now.answers, old.answers).map((status) => own(`no longer answers ${status}`, SERVERS)),
    ...missingIn(old.answers, now.answers).map((status) => own(`may answer ${status}`, CONSOLE)),
    ...common(old.answers, now.answers).flatMap((status) =>
      content(old.answers[status] ?? {}, now.answers[status] ?? {}, `answer ${status}`, 'answer'),
    ),
  ];

  function ofBody(from: Operation['body'], to: Operation['body']): Change[] {
    if (!from && !to) return [];
    if (!from) return [own('takes a body', to?.required ? BOTH : SERVERS)];
    if (!to) return [own('no longer takes a body', from.required ? BOTH : CONSOLE)];
    const required = to.required
      ? own('its body is required now', CONSOLE)
      : own('its body is no longer required', SERVERS);
    return [
      ...(from.required === to.required ? [] : [required]),
      ...content(from.content, to.content, 'body', 'request'),
    ];
  }
}

const common = (some: object, others: object) => Object.keys(some).filter((name) => name in others);
const schemes = ({ security }: Operation) => security.map((scheme) => scheme || 'nothing').join(' or ') || 'nothing';
