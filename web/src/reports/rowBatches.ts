// Passes batches of rows on to a report.

/** Called with the number of rows read so far. */
export type OnRead = (rows: number) => void;

export async function* countingRows<Row>(onRead: OnRead, batches: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
  let read = 0;
  for await (const rows of batches) {
    read += rows.length;
    onRead(read);
    yield rows;
  }
}

export async function* mapBatches<Row, Other>(
  batches: AsyncIterable<Row[]>,
  map: (rows: Row[]) => Other[],
): AsyncGenerator<Other[]> {
  for await (const rows of batches) yield map(rows);
}
