// Formats changes of the contract for people: a summary in one sentence, and a table.
import type { Change, Party } from './compareContracts';

/** Words for the sides that a change breaks. */
export const WHOM: Record<string, string> = {
  '': '',
  console: 'the console',
  servers: 'the servers',
  'console servers': 'both',
};
const WIDTH = 110;

export function summary(changes: Change[], since: string): string {
  if (changes.length === 0) return `Nothing has changed since ${since}.`;
  const breaking = (party: Party) => changes.filter(({ breaks }) => breaks.includes(party)).length;
  const [breaksConsole, breaksServers] = [breaking('console'), breaking('servers')];
  const breaks =
    breaksConsole + breaksServers === 0
      ? 'none is breaking'
      : `${breaksConsole} ${breaksConsole === 1 ? 'breaks' : 'break'} the released console, ${breaksServers} the current servers`;
  return `${changes.length} ${changes.length === 1 ? 'change' : 'changes'} since ${since}: ${breaks}.`;
}

export function table(changes: Change[]): string {
  const lines = changes.flatMap(({ name, breaks, operations }) => {
    const first = `${(WHOM[breaks.join(' ')] ?? '').padEnd(12)} ${name}`;
    // Only operations that the name does not mention already.
    const where = operations.filter((operation) => !name.startsWith(operation));
    return where.length > 0 ? [first, ...wrapped(`in ${where.join(', ')}`)] : [first];
  });
  return [`${'breaks'.padEnd(12)} change`, ...lines].join('\n');
}

function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.map((line) => `${' '.repeat(15)}${line}`);
}

/** A line for `changes.md`, to be completed with the reason. */
export const lineToWrite = ({ name, breaks }: Change) => `- \`${name}\` – breaks ${WHOM[breaks.join(' ')]}: …`;
