// Stands at the port of a service and hands every call on to the process that answers now. While one follows another, calls wait.
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What has not been answered by then, such as a call that a tester keeps back, ends with the process that has it. */
const QUIET_WITHIN_MS = 400;
const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

export interface Forwarding {
  server: Server;
  /** From now on calls go to this address; those that waited, too. */
  to: (address: string) => void;
  /** From now on calls wait. It is there when none is under way any more, or none that comes to an end soon. */
  hold: () => Promise<void>;
}

export function forwarding(): Forwarding {
  const agent = new Agent({ keepAlive: false });
  const underWay = new Set<ServerResponse>();
  let current: string | undefined;
  let waiting: ((address: string) => void)[] = [];
  const open = async () => current ?? new Promise<string>((resolve) => waiting.push(resolve));

  const server = createServer(async (asked, reply) => {
    const address = await open();
    underWay.add(reply);
    reply.once('close', () => underWay.delete(reply));
    handOn(asked, reply, address, agent);
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

function handOn(asked: IncomingMessage, reply: ServerResponse, address: string, agent: Agent): void {
  const { method, url, rawHeaders } = asked;
  const passed = request(`${address}${url}`, { agent, method, headers: passedOn(rawHeaders), setHost: false });
  // Whoever breaks off an answer breaks it off for whoever asked, and the other way round.
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
  asked.once('error', breakOff);
  asked.pipe(passed);
}

/** Names and values take turns. */
const passedOn = (headers: string[]) =>
  headers.filter((_, at) => !OF_ONE_CONNECTION.includes(headers[at - (at % 2)]?.toLowerCase() ?? ''));
