// Commands, and which of them a text finds.
import { finderIn } from '@/ui/words';

export interface Command {
  /** The same from day to day: what was used last is known by it. */
  id: string;
  group: string;
  label: string;
  /** It is found by these as well, and they are shown beside it. */
  hint?: string;
  run: () => unknown;
}

export interface More {
  commands: Command[];
  /** Said below them, such as that these are not all. */
  note: string;
}

/** What can be asked for besides, at least what the text finds; what cannot be had is left out. */
export type MoreCommands = (text: string) => Promise<More>;

export const RECENT = 'Recent';

/** Those that a text finds, those that were used last before the others. Without a text these are a group of their own. */
export function found(commands: readonly Command[], text: string, recent: readonly string[]): Command[] {
  const matching = finderIn(commands.map(({ label, hint = '' }) => `${label} ${hint}`))(text).flatMap(
    (at) => commands[at] ?? [],
  );
  const used = recent.flatMap((id) => matching.find((command) => command.id === id) ?? []);
  const others = matching.filter((command) => !used.includes(command));
  if (text.trim() !== '') return [...used, ...others];
  return [...used.map((command) => ({ ...command, group: RECENT })), ...others];
}

/** So many are remembered. */
const RECENT_AT_MOST = 5;

export const withRecent = (id: string, recent: readonly string[]): string[] =>
  [id, ...recent.filter((other) => other !== id)].slice(0, RECENT_AT_MOST);

/** The commands of a group stand under its name, in the order in which the groups first come. */
export function grouped(commands: readonly Command[]): { name: string; commands: Command[] }[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups].map(([name, members]) => ({ name, commands: members }));
}
