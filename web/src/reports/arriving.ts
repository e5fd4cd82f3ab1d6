// Batches of rows on their way into a report.

/** Told of how many rows have come so far. */
export type OnRead = (rows: number) => void;

export async function* telling<Row>(onRead: OnRead, batches: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
  let read = 0;
  for await (const rows of batches) {
    read += rows.length;
    onRead(read);
    yield rows;
  }
}

export async function* mapped<Row, Other>(
  batches: AsyncIterable<Row[]>,
  map: (rows: Row[]) => Other[],
): AsyncGenerator<Other[]> {
  for await (const rows of batches) yield map(rows);
}
