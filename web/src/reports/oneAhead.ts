/** A part at a time, the next one requested while the last is written, so that a long range is never in memory whole. */
export async function* oneAhead<Part, Row>(
  parts: Iterable<Part>,
  ask: (part: Part) => Promise<Row[]>,
  signal: AbortSignal,
): AsyncGenerator<Row[]> {
  const remaining = parts[Symbol.iterator]();
  const begin = () => {
    const { done, value } = remaining.next();
    if (done) return undefined;
    const rows = ask(value);
    // When the export is stopped meanwhile, its failure must not become an unhandled rejection.
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
