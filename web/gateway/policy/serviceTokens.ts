// The tokens of service accounts. The gateway alone gets them, keeps them while they are good, and renews them.
import type { OperationId } from '#contract';

const MOST = 1_000;

interface Kept {
  token: Promise<string>;
  until: number;
}

export type ServiceTokens = ReturnType<typeof createServiceTokens>;

export function createServiceTokens(keptForMs: number) {
  const kept = new Map<string, Kept>();

  return {
    /** The kept one, or a new one; whoever asks meanwhile waits for the same. `scope` separates the worlds of the mocks. */
    get(issuedBy: OperationId, scope: string, issue: () => Promise<string>): Promise<string> {
      const key = `${issuedBy} ${scope}`;
      const known = kept.get(key);
      if (known && known.until > Date.now()) return known.token;
      const token = issue();
      kept.delete(key);
      if (kept.size >= MOST) kept.delete(kept.keys().next().value ?? '');
      const entry = { token, until: Date.now() + keptForMs };
      kept.set(key, entry);
      token.catch(() => kept.get(key) === entry && kept.delete(key));
      return token;
    },
    /** The server refused this one. Another may have been got meanwhile, and stays. */
    async drop(issuedBy: OperationId, scope: string, refused: string): Promise<void> {
      const key = `${issuedBy} ${scope}`;
      const entry = kept.get(key);
      if (entry && (await entry.token.catch(() => refused)) === refused && kept.get(key) === entry) kept.delete(key);
    },
  };
}
