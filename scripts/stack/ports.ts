// The ports of the stack: read from the environment, and asked for before anything is started on them.
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Port {
  number: number;
  /** The variable that moves it. */
  setting: string;
  what: string;
}

export function portOf(what: string, setting: string, usual: number): Port {
  return { number: Number(process.env[setting] || usual), setting, what };
}

/** The tests have a stack of their own, beside one that somebody looks at. */
export function e2ePorts() {
  const page = portOf('the console of the tests', 'E2E_PORT', 4100);
  const prism = { ...page, what: 'Prism of the tests', number: page.number + 10 };
  const mocks = { ...page, what: 'the mocks of the tests', number: page.number + 20 };
  const rehearsal = { ...page, what: 'the console in production mode of the tests', number: page.number + 30 };
  const shim = { ...page, what: 'the shim of the tests', number: page.number + 40 };
  const literalConsole = {
    ...page,
    what: 'the console before the literal upstream of the tests',
    number: page.number + 50,
  };
  const literal = { ...page, what: 'the literal upstream of the tests', number: page.number + 60 };
  return { page, prism, mocks, rehearsal, shim, literalConsole, literal };
}

/** Of the variant that is at this place: each has the next one, so that several can be up at once. */
export const nthPort = (port: Port, at: number): Port => ({ ...port, number: port.number + at });

/** Begins and ends with a slash. */
export const basePath = () => `/${process.env.BASE_PATH ?? ''}/`.replace(/\/{2,}/g, '/');

export const consolePort = () => portOf('the console', 'PORT', 4000);

/** Where `npm start` has the console, in this very environment. It ends with a slash. */
export const consoleAddress = () => `http://127.0.0.1:${consolePort().number}${basePath()}`;

/** Neither a browser nor Node asks anything of these, because other services have them: https://fetch.spec.whatwg.org/#port-blocking */
const BLOCKED = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

/** One line for each port that cannot be had. */
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
      return why && `Port ${number}, wanted for ${what}, is ${why}. Set ${setting} to another one.`;
    }),
  );
  return complaints.filter((complaint) => complaint !== undefined);
}

/** What was killed outright a moment ago leaves its ports a moment later. */
const FREE_WITHIN_MS = 3000;

async function obstacle(port: number): Promise<string | undefined> {
  const until = Date.now() + FREE_WITHIN_MS;
  for (;;) {
    // Somebody may listen on one address only, so both the stack's own and the one that stands for all are tried.
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
