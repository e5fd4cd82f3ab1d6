// The console for what somebody does in a browser: the one that is up, or one that is started for it and stopped with it.
import { startOwnStack } from './ownStack';
import { basePath, portOf } from './ports';
import { answers } from './start';

interface Used {
  /** Ends with a slash; undefined where it could not be started, and it has been said why. */
  base: string | undefined;
  /** Whether it is up for this alone. */
  isOwn: boolean;
  stop: () => Promise<void>;
}

export async function consoleToUse(): Promise<Used> {
  const given = process.env.E2E_BASE_URL?.replace(/\/*$/, '/');
  const base = given ?? `http://127.0.0.1:${portOf('the console', 'PORT', 4000).number}${basePath()}`;
  const isUp = await answers(`${base}control/scenarios`).catch(() => false);
  if (isUp) return { base, isOwn: false, stop: async () => {} };
  if (given) {
    console.error(`Nothing answers at ${given}, or it is no console before the mocks.`);
    return { base: undefined, isOwn: false, stop: async () => {} };
  }
  console.log('Starting the console …');
  // A Ctrl-C that ends what is done in it is not meant for it yet.
  const stack = await startOwnStack({ isDetached: true });
  return { base: stack && base, isOwn: stack !== undefined, stop: stack?.stop ?? (async () => {}) };
}
