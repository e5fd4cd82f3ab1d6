// Finds the changes between two contracts and the side that each one breaks. 'The console' means an old console in
// front of new servers, 'the servers' means old servers behind a new console.
import { NAMED, type SchemaChange, schemaComparison } from './compareSchemas';
import type { Contract, Media, Operation } from './shapes';

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
    ...ofParameters(),
    ...ofBody(),
    ...missing(old.answers, now.answers).map((status) => own(`no longer answers ${status}`, ['servers'])),
    ...missing(now.answers, old.answers).map((status) => own(`may answer ${status}`, ['console'])),
    ...common(old.answers, now.answers).flatMap((status) =>
      content(old.answers[status] ?? {}, now.answers[status] ?? {}, `answer ${status}`, 'answer'),
    ),
    ...[...new Set([...Object.keys(old.rules), ...Object.keys(now.rules)])]
      .filter((rule) => effectOf(rule, old.rules[rule]) !== effectOf(rule, now.rules[rule]))
      .map((rule) => own(`${rule} was ${inWords(old.rules[rule])}, is ${inWords(now.rules[rule])}`, [])),
  ];

  function ofParameters(): OwnChange[] {
    const broken = BROKEN.request;
    const [from, to] = [old.parameters, now.parameters];
    return [
      ...missing(from, to).map((name) =>
        own(`${name} is no longer there`, from[name]?.required ? broken.removedRequired : broken.removed),
      ),
      ...missing(to, from).map((name) =>
        own(`${name} is new`, to[name]?.required ? broken.addedRequired : broken.added),
      ),
      ...common(from, to).flatMap((name) => [
        ...(from[name]?.required === to[name]?.required
          ? []
          : [
              own(
                `${name} is ${to[name]?.required ? 'required now' : 'no longer required'}`,
                to[name]?.required ? broken.nowRequired : broken.nowOptional,
              ),
            ]),
        ...media({ schema: from[name]?.schema ?? {} }, { schema: to[name]?.schema ?? {} }, name, 'request'),
      ]),
    ];
  }

  function ofBody(): OwnChange[] {
    const [from, to] = [old.body, now.body];
    if (!from && !to) return [];
    if (!from) return [own('takes a body', to?.required ? BOTH : ['servers'])];
    if (!to) return [own('takes no body any more', from.required ? BOTH : ['console'])];
    return [
      ...(from.required === to.required
        ? []
        : [
            own(
              `its body is ${to.required ? 'required now' : 'no longer required'}`,
              to.required ? ['console'] : ['servers'],
            ),
          ]),
      ...content(from.content, to.content, 'body', 'request'),
    ];
  }
}

const missing = (some: object, others: object) => Object.keys(some).filter((name) => !(name in others));
const common = (some: object, others: object) => Object.keys(some).filter((name) => name in others);
const schemes = ({ security }: Operation) => security.map((scheme) => scheme || 'nothing').join(' or ') || 'nothing';
/** Rules whose text is a reason, written for readers. */
const REASONS = ['x-asks', 'x-audit', 'x-unwrapped'];

/** A rule without the wording of its reason: like a description, another wording changes nothing. */
function effectOf(rule: string, value: unknown): string | undefined {
  if (typeof value === 'string' && REASONS.includes(rule)) return 'a reason';
  return JSON.stringify(value, (name, each) => (name === 'none' && typeof each === 'string' ? 'a reason' : each));
}

const inWords = (rule: unknown) => (rule === undefined ? 'not there' : JSON.stringify(rule));
