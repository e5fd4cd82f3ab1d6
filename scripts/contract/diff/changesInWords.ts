// Formats changes of the contract for people: a summary in one sentence, and a table.
import type { Change, Party } from './compareContracts';

/** Words for the sides that a change breaks. */
const WHOM: Record<string, string> = {
  '': '',
  console: 'the console',
  servers: 'the servers',
  'console servers': 'both',
};

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

/** A line for each change, with the operations that its name does not mention already. */
export const table = (changes: Change[]): string =>
  changes
    .map(({ name, breaks, operations }) => {
      const where = operations.filter((operation) => !name.startsWith(operation)).join(', ');
      return `${(WHOM[breaks.join(' ')] || 'nobody').padEnd(12)} ${name}${where && ` (in ${where})`}`;
    })
    .join('\n');

/** A line for `changes.md`, to be completed with the reason. */
export const lineToWrite = ({ name, breaks }: Change) => `- \`${name}\` – breaks ${WHOM[breaks.join(' ')]}: …`;
