/**
 * Loads part after part, each while the previous one is being written, so that a long range is never in memory as a
 * whole.
 */
export async function* loadAhead<Part, Row>(
  parts: Iterable<Part>,
  ask: (part: Part) => Promise<Row[]>,
  signal: AbortSignal,
): AsyncGenerator<Row[]> {
  const remaining = parts[Symbol.iterator]();
  const begin = () => {
    const { done, value } = remaining.next();
    if (done) return undefined;
    const rows = ask(value);
    // If the export is stopped meanwhile, a failure of this request must not become an unhandled rejection.
    rows.catch(() => undefined);
    return rows;
  };
  let coming = begin();
  while (coming && !signal.aborted) {
    const rows: Row[] = await coming;
    coming = begin();
    yield rows;
  }
}
