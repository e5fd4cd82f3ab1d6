// The ports of the stack: read from the environment, and checked before anything is started.
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Port {
  number: number;
  /** The environment variable that changes it. */
  setting: string;
  what: string;
}

export function portOf(what: string, setting: string, usual: number): Port {
  return { number: Number(process.env[setting] || usual), setting, what };
}

/** The tests have their own stack, so that it can run beside one of `npm start`. */
export function e2ePorts() {
  const page = portOf('the console of the tests', 'E2E_PORT', 4100);
  const prism = { ...page, what: 'Prism of the tests', number: page.number + 10 };
  const mocks = { ...page, what: 'the mocks of the tests', number: page.number + 20 };
  const rehearsal = { ...page, what: 'the console in production mode of the tests', number: page.number + 30 };
  const shim = { ...page, what: 'the shim of the tests', number: page.number + 40 };
  const literalConsole = {
    ...page,
    what: 'the console with the literal upstream of the tests',
    number: page.number + 50,
  };
  const literal = { ...page, what: 'the literal upstream of the tests', number: page.number + 60 };
  return { page, prism, mocks, rehearsal, shim, literalConsole, literal };
}

/** The port of the variant at this index. Each variant has the next port, so that several can run at once. */
export const nthPort = (port: Port, at: number): Port => ({ ...port, number: port.number + at });

/** Begins and ends with a slash. */
export const basePath = () => `/${process.env.BASE_PATH ?? ''}/`.replace(/\/{2,}/g, '/');

export const consolePort = () => portOf('the console', 'PORT', 4000);

/** The address of the console of `npm start` with the current environment. Ends with a slash. */
export const consoleAddress = () => `http://127.0.0.1:${consolePort().number}${basePath()}`;

/** Ports that browsers and Node refuse to connect to: https://fetch.spec.whatwg.org/#port-blocking */
const BLOCKED = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

/** One line for each port that cannot be used. */
export async function complaintsAbout(ports: Port[]): Promise<string[]> {
  const complaints = await Promise.all(
    ports.map(async ({ number, setting, what }, index) => {
      if (!Number.isInteger(number) || number < 1 || number > 65_535) return `${setting} must be a port, 1 to 65535.`;
      const twin = ports.slice(0, index).find((other) => other.number === number);
      const why = twin
        ? `already given to ${twin.what} (${twin.setting})`
        : BLOCKED.includes(number)
          ? 'one that browsers refuse to open'
          : await obstacle(number);
      return why && `Port ${number}, for ${what}, is ${why}. Set ${setting} to another one.`;
    }),
  );
  return complaints.filter((complaint) => complaint !== undefined);
}

/** A process that was just killed frees its ports a moment later. */
const FREE_WITHIN_MS = 3000;

async function obstacle(port: number): Promise<string | undefined> {
  const until = Date.now() + FREE_WITHIN_MS;
  for (;;) {
    // Another process may listen on a single address only, so both the loopback and the wildcard address are tried.
    const found = (await tryToListen(port, '127.0.0.1')) ?? (await tryToListen(port, '::'));
    if (found !== TAKEN || Date.now() > until) return found;
    await pause(100);
  }
}

const TAKEN = 'taken';

function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE') resolve(TAKEN);
      else if (code === 'EACCES') resolve('not allowed for this user');
      else resolve(undefined);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
