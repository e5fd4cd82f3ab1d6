// What several gateways behind a balancer remember together: in Valkey or Redis.
import { createClient } from 'redis';
import { type Store, StoreAway } from './store';

const PREFIX = 'console:';
/** One that is away is not waited for: whoever calls is told so at once. */
const LIMITS = { connectMs: 2_000, answerMs: 2_000, againMs: 500 };

/** In one step, so that no count is left without an end. */
const INCREASE = `
  local count = redis.call('INCRBY', KEYS[1], ARGV[1])
  if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return { count, redis.call('PTTL', KEYS[1]) }
`;

/** Connects in the background, and again whenever the connection breaks. `complain` is told once each time it does. */
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

  /** The client's own limit ends when a command is sent: a server that is connected and says nothing would be waited for without end. */
  async function asked<Answer>(command: () => Promise<Answer>): Promise<Answer> {
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
    get: (key) => asked(async () => (await client.get(PREFIX + key)) ?? undefined),
    set: (key, value, forMs) =>
      asked(async () => void (await client.set(PREFIX + key, value, { expiration: { type: 'PX', value: forMs } }))),
    replace: (key, value, forMs) =>
      asked(async () => {
        await client.set(PREFIX + key, value, { expiration: { type: 'PX', value: forMs }, condition: 'XX' });
      }),
    delete: (key) => asked(async () => void (await client.del(PREFIX + key))),
    add: (key, forMs) =>
      asked(async () => {
        const set = await client.set(PREFIX + key, '', {
          expiration: { type: 'PX', value: forMs },
          condition: 'NX',
        });
        return set === 'OK';
      }),
    increase: (key, by, forMs) =>
      asked(async () => {
        const said = await client.eval(INCREASE, { keys: [PREFIX + key], arguments: [String(by), String(forMs)] });
        const [count, leftMs] = said as [number, number];
        return { count, leftMs };
      }),
    countOf: (key) =>
      asked(async () => {
        const [count, leftMs] = await Promise.all([client.get(PREFIX + key), client.pTTL(PREFIX + key)]);
        return count === null ? { count: 0, leftMs: 0 } : { count: Number(count), leftMs: Math.max(0, leftMs) };
      }),
    ready: async () => client.isReady && (await asked(() => client.ping()).catch(() => '')) === 'PONG',
    close: async () => {
      client.destroy();
      await connecting;
    },
  };
}
