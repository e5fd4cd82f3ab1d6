// Commands, and which of them a text finds.
import { type Letters, lettersOf, matchAll, typedWords } from './score';

export interface Command {
  /** The same from day to day: what was used last is known by it. */
  id: string;
  group: string;
  label: string;
  /** It is found by these as well, and they are shown beside it. */
  hint?: string;
  /** It is found by these as well. */
  words?: string;
  /** It stays where it is: nobody is asked about what was typed there. */
  stays?: boolean;
  /** It may name somebody: that it was used is not remembered. */
  isPassing?: boolean;
  run: () => unknown;
}

/** As it was found: which letters of its label are meant. */
export interface Found extends Command {
  at?: readonly number[];
}

export interface More {
  commands: Command[];
  /** Said below them, such as that these are not all. */
  note: string;
}

/** What can be asked for besides, at least what the text finds; what cannot be had is left out. */
export type MoreCommands = (text: string) => Promise<More>;

export const RECENT = 'Recent';

/** Of those that are meant about as well, the one that was used last is meant. */
const USED_LAST = 6;

const prepared = new WeakMap<Command, Letters[]>();

function fieldsOf(command: Command): Letters[] {
  const known = prepared.get(command) ?? [command.label, command.hint ?? '', command.words ?? ''].map(lettersOf);
  prepared.set(command, known);
  return known;
}

/** Those that a text means, the best first. Without a text all, those that were used last as a group of their own. */
export function found(commands: readonly Command[], text: string, recent: readonly string[]): Found[] {
  const words = typedWords(text);
  if (words.length === 0) {
    const used = recent.flatMap((id) => commands.find((command) => command.id === id) ?? []);
    const others = commands.filter((command) => !used.includes(command));
    return [...used.map((command) => ({ ...command, group: RECENT })), ...others];
  }
  const meant = commands.flatMap((command) => {
    const match = matchAll(words, fieldsOf(command));
    if (!match) return [];
    const usedAt = recent.indexOf(command.id);
    const score = match.score + (usedAt < 0 ? 0 : Math.max(0, USED_LAST - usedAt));
    return [{ score, command: { ...command, at: match.at } }];
  });
  // What is meant alike stays in its order.
  return meant.sort((one, other) => other.score - one.score).map(({ command }) => command);
}

/** So many are remembered. */
const RECENT_AT_MOST = 5;

export const withRecent = (id: string, recent: readonly string[]): string[] =>
  [id, ...recent.filter((other) => other !== id)].slice(0, RECENT_AT_MOST);

/** The commands of a group stand under its name, in the order in which the groups first come. */
export function grouped<C extends Command>(commands: readonly C[]): { name: string; commands: C[] }[] {
  const groups = new Map<string, C[]>();
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups].map(([name, members]) => ({ name, commands: members }));
}
