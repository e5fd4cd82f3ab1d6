// A proxy at the port of a service, which forwards every call to the service's current process. Calls wait while a new
// process replaces the current one.
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A call that takes longer, such as one that a tester holds back, is cut off when its process is replaced. */
const QUIET_WITHIN_MS = 400;
const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

export interface Forwarding {
  server: Server;
  /** Sends all further calls, and those that wait, to this address. */
  to: (address: string) => void;
  /** Makes all further calls wait. Resolves when no call is under way, or after a short while at the latest. */
  hold: () => Promise<void>;
}

export function forwarding(): Forwarding {
  const agent = new Agent({ keepAlive: false });
  const underWay = new Set<ServerResponse>();
  let current: string | undefined;
  let waiting: ((address: string) => void)[] = [];
  const open = async () => current ?? new Promise<string>((resolve) => waiting.push(resolve));

  const server = createServer(async (request, reply) => {
    const address = await open();
    underWay.add(reply);
    reply.once('close', () => underWay.delete(reply));
    handOn(request, reply, address, agent);
  });

  return {
    server,
    to: (address) => {
      current = address;
      for (const resolve of waiting) resolve(address);
      waiting = [];
    },
    hold: async () => {
      current = undefined;
      const until = Date.now() + QUIET_WITHIN_MS;
      while (underWay.size > 0 && Date.now() < until) await pause(5);
    },
  };
}

function handOn(incoming: IncomingMessage, reply: ServerResponse, address: string, agent: Agent): void {
  const { method, url, rawHeaders } = incoming;
  const passed = request(`${address}${url}`, { agent, method, headers: passedOn(rawHeaders), setHost: false });
  // When either side breaks off, the other side is broken off, too.
  const breakOff = () => {
    reply.destroy();
    passed.destroy();
  };
  passed.once('error', breakOff);
  reply.once('close', () => passed.destroy());
  passed.once('response', (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.statusMessage, passedOn(answer.rawHeaders));
    answer.once('error', breakOff);
    answer.pipe(reply);
  });
  incoming.once('error', breakOff);
  incoming.pipe(passed);
}

/** Removes headers that concern one connection only; in `rawHeaders`, names and values alternate. */
const passedOn = (headers: string[]) =>
  headers.filter((_, at) => !OF_ONE_CONNECTION.includes(headers[at - (at % 2)]?.toLowerCase() ?? ''));
