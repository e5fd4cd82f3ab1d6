// The tokens of service accounts, which only the gateway has. It keeps them while they are valid and renews them.
import type { OperationId } from '#contract';

const MOST = 1_000;

interface Kept {
  token: Promise<string>;
  until: number;
}

export type ServiceTokens = ReturnType<typeof createServiceTokens>;

export function createServiceTokens(keptForMs: number) {
  const tokens = new Map<string, Kept>();

  return {
    /** The kept token, or a new one; concurrent callers wait for the same one. `scope` separates the mocks' worlds. */
    get(issuedBy: OperationId, scope: string, issue: () => Promise<string>): Promise<string> {
      const key = `${issuedBy} ${scope}`;
      const known = tokens.get(key);
      if (known && known.until > Date.now()) return known.token;
      const token = issue();
      tokens.delete(key);
      if (tokens.size >= MOST) tokens.delete(tokens.keys().next().value ?? '');
      const entry = { token, until: Date.now() + keptForMs };
      tokens.set(key, entry);
      token.catch(() => tokens.get(key) === entry && tokens.delete(key));
      return token;
    },
    /** Drops the token that the server refused; a newer one that was issued meanwhile stays. */
    async drop(issuedBy: OperationId, scope: string, refused: string): Promise<void> {
      const key = `${issuedBy} ${scope}`;
      const entry = tokens.get(key);
      if (entry && (await entry.token.catch(() => refused)) === refused && tokens.get(key) === entry)
        tokens.delete(key);
    },
  };
}
