// Commands, and the search for them.
import { type Letters, lettersOf, matchAll, typedWords } from './score';

export interface Command {
  /** Must stay the same from day to day, because recent commands are stored by it. */
  id: string;
  group: string;
  label: string;
  /** Shown beside the label and searched as well. */
  hint?: string;
  /** Searched, but not shown. */
  words?: string;
  /** The command does not leave the screen, so unsaved input needs no question. */
  stays?: boolean;
  /** The label may name a person, so the use of this command is not stored. */
  isPassing?: boolean;
  run: () => unknown;
}

/** A command with the matched letters of its label. */
export interface Found extends Command {
  at?: readonly number[];
}

export interface More {
  commands: Command[];
  /** A remark below the commands, such as that these are not all. */
  note: string;
}

/** Loads further commands: at least those that the text finds. Any that cannot be loaded are left out. */
export type MoreCommands = (text: string) => Promise<More>;

export const RECENT = 'Recent';

/** The bonus for the most recently used command, which decides between similar matches. */
const USED_LAST = 6;

const prepared = new WeakMap<Command, Letters[]>();

function fieldsOf(command: Command): Letters[] {
  const known = prepared.get(command) ?? [command.label, command.hint ?? '', command.words ?? ''].map(lettersOf);
  prepared.set(command, known);
  return known;
}

/**
 * The commands that a text finds, best match first. Without a text: all, with the recent ones in a group of their own.
 */
export function findCommands(commands: readonly Command[], text: string, recent: readonly string[]): Found[] {
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
  // Sorting is stable: equal matches keep their order.
  return meant.sort((one, other) => other.score - one.score).map(({ command }) => command);
}

/** The number of recent commands stored. */
const RECENT_AT_MOST = 5;

export const withRecent = (id: string, recent: readonly string[]): string[] =>
  [id, ...recent.filter((other) => other !== id)].slice(0, RECENT_AT_MOST);

/** The commands by group, in the order in which the groups first occur. */
export function groupCommands<C extends Command>(commands: readonly C[]): { name: string; commands: C[] }[] {
  const groups = new Map<string, C[]>();
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups].map(([name, members]) => ({ name, commands: members }));
}
