// Asks for secrets at the terminal. On the command line they would be visible in the shell's history and to other
// processes.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Reads a secret from the environment or from the terminal, without echo. Undefined if the input has ended. */
export type Ask = (variable: string, question: string) => Promise<string | undefined>;

/** Uses one reader for all questions, so that input that was typed or piped ahead goes to the next question. */
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
