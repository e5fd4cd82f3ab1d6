// Asks at the terminal for what may stand on no command line: a list of commands, and every process beside it, would show it.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** From the environment, or typed unseen. Undefined where nobody can be asked any more. */
export type Ask = (variable: string, question: string) => Promise<string | undefined>;

/** One reader for all questions: what was typed or piped ahead belongs to the next one. */
export function secretsFrom(env: Record<string, string | undefined>, input: NodeJS.ReadStream = process.stdin) {
  let lines: AsyncIterator<string> | undefined;
  let close = () => {};
  const typed = async (question: string) => {
    process.stderr.write(`${question}: `);
    if (!lines) {
      const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
      const reader = createInterface({ input, output: unseen, terminal: input.isTTY === true });
      reader.on('SIGINT', () => process.exit(130));
      lines = reader[Symbol.asyncIterator]();
      close = () => reader.close();
    }
    const { value, done } = await lines.next();
    process.stderr.write('\n');
    return done ? undefined : value.trim();
  };
  const ask: Ask = async (variable, question) => env[variable] || typed(`${question} (or ${variable})`);
  return { ask, close: () => close() };
}
