// The store that several gateways behind a balancer share, in Valkey or Redis.
import { createClient } from '@redis/client';
import { type Store, StoreAway } from './store';

const PREFIX = 'console:';
/** Short, so that callers get an error at once while the store is unavailable. */
const LIMITS = { connectMs: 2_000, answerMs: 2_000, againMs: 500 };

/** One script, so that no count can be left without an expiry time. */
const INCREASE = `
  local count = redis.call('INCRBY', KEYS[1], ARGV[1])
  if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return { count, redis.call('PTTL', KEYS[1]) }
`;

const DECREASE = `
  if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then return redis.call('DECR', KEYS[1]) end
  return 0
`;

/** Answers with a number, because another program at this address might answer `OK` to any command. */
const ADD = `
  if redis.call('SET', KEYS[1], '', 'NX', 'PX', ARGV[1]) then return 1 end
  return 0
`;

/** A missing value is sent as an empty one. */
const CHANGE = `
  if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
  if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
  return 1
`;

/**
 * Connects in the background and reconnects whenever the connection breaks. Calls `complain` once each time it breaks.
 */
export function sharedStore(url: string, complain: (message: string) => void): Store {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: LIMITS.connectMs, reconnectStrategy: () => LIMITS.againMs },
  });
  let isAway = false;
  client.on('ready', () => {
    isAway = false;
  });
  client.on('error', () => {
    if (!isAway) complain('the store cannot be reached');
    isAway = true;
  });
  const connecting = client.connect().catch(() => undefined);

  /**
   * The client's own timeout ends when a command has been sent, so a connected server that never answers needs this
   * one.
   */
  async function run<Answer>(command: () => Promise<Answer>): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StoreAway()), LIMITS.answerMs);
    });
    try {
      return await Promise.race([command(), late]);
    } catch {
      throw new StoreAway();
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    get: (key) => run(async () => textIn(await client.get(PREFIX + key))),
    set: (key, value, forMs) =>
      run(async () => {
        hold((await client.set(PREFIX + key, value, { expiration: { type: 'PX', value: forMs } })) === 'OK');
      }),
    replace: (key, value, forMs) =>
      run(async () => {
        const reply = await client.set(PREFIX + key, value, {
          expiration: { type: 'PX', value: forMs },
          condition: 'XX',
        });
        hold(reply === 'OK' || reply === null);
      }),
    delete: (key) => run(async () => void wholeNumberIn(await client.del(PREFIX + key))),
    change: (key, from = '', to = '', forMs) =>
      run(async () => {
        const sent = { keys: [PREFIX + key], arguments: [from, to, String(forMs)] };
        return yesOrNoIn(await client.eval(CHANGE, sent));
      }),
    add: (key, forMs) =>
      run(async () => yesOrNoIn(await client.eval(ADD, { keys: [PREFIX + key], arguments: [String(forMs)] }))),
    increase: (key, by, forMs) =>
      run(async () => {
        const reply = await client.eval(INCREASE, { keys: [PREFIX + key], arguments: [String(by), String(forMs)] });
        const [count, leftMs] = Array.isArray(reply) ? reply : [];
        return { count: wholeNumberIn(count), leftMs: wholeNumberIn(leftMs) };
      }),
    decrease: (key) => run(async () => void wholeNumberIn(await client.eval(DECREASE, { keys: [PREFIX + key] }))),
    countOf: (key) =>
      run(async () => {
        const [reply, leftMs] = await Promise.all([client.get(PREFIX + key), client.pTTL(PREFIX + key)]);
        const count = textIn(reply) ?? '0';
        return { count: wholeNumberIn(Number(count)), leftMs: Math.max(0, wholeNumberIn(leftMs)) };
      }),
    ready: async () => client.isReady && (await run(() => client.ping()).catch(() => '')) === 'PONG',
    close: async () => {
      client.destroy();
      await connecting;
    },
  };
}

/** An unexpected answer counts as an unavailable store, so that no call is let through on it. */
function hold(isAnswerOfStore: boolean): asserts isAnswerOfStore {
  if (!isAnswerOfStore) throw new StoreAway();
}

function wholeNumberIn(reply: unknown): number {
  hold(Number.isSafeInteger(reply));
  return reply as number;
}

function yesOrNoIn(reply: unknown): boolean {
  hold(reply === 0 || reply === 1);
  return reply === 1;
}

function textIn(reply: unknown): string | undefined {
  hold(typeof reply === 'string' || reply === null);
  return (reply as string | null) ?? undefined;
}
