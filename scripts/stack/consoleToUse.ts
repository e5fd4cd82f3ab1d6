// Provides a console for a command that opens a browser: the running one, or one that is started and stopped with the
// command.
import { startOwnStack } from './ownStack';
import { basePath, portOf } from './ports';
import { answers } from './start';

interface UsableConsole {
  /** Ends with a slash; undefined if the console could not be started, which was printed. */
  base: string | undefined;
  /** Whether the console was started for this command. */
  isOwn: boolean;
  stop: () => Promise<void>;
}

export async function consoleToUse(): Promise<UsableConsole> {
  const address = process.env.E2E_BASE_URL?.replace(/\/*$/, '/');
  const base = address ?? `http://127.0.0.1:${portOf('the console', 'PORT', 4000).number}${basePath()}`;
  const isUp = await answers(`${base}control/scenarios`).catch(() => false);
  if (isUp) return { base, isOwn: false, stop: async () => {} };
  if (address) {
    console.error(`Nothing answers at ${address}, or it is not a console with the mocks.`);
    return { base: undefined, isOwn: false, stop: async () => {} };
  }
  console.log('Starting the console …');
  // Detached, so that a Ctrl-C that ends the work in the browser does not stop the console at once.
  const stack = await startOwnStack({ isDetached: true });
  return { base: stack && base, isOwn: stack !== undefined, stop: stack?.stop ?? (async () => {}) };
}
