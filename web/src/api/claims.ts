// Tells the gateway which case is open here, and asks which ones colleagues have open. No server knows of it.
import type { Claims, DeskName, WantedCases } from '#wire/claims';

export const NOBODY: Claims = { own: null, others: [] };

const tab = Math.random().toString(36).slice(2);

export async function claim(
  desk: DeskName,
  cases: string[],
  idleSeconds: number,
  { signal, decided }: { signal?: AbortSignal; decided?: string | undefined } = {},
): Promise<Claims> {
  const wanted: WantedCases = { desk, tab, cases, ...(decided !== undefined && { decided }) };
  const headers = { 'content-type': 'application/json', 'idle-seconds': String(idleSeconds) };
  const body = JSON.stringify(wanted);
  // Kept alive, because the last one is sent when the page is left.
  const answer = await fetch('claims', { method: 'POST', keepalive: true, headers, body, signal: signal ?? null });
  return answer.ok ? answer.json() : NOBODY;
}
