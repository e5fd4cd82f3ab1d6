// Reads a sheet in a worker.
import { parseDelimited } from './delimited';
import { type Grid, NOT_READ, SheetProblem } from './grid';
import { readBytes } from './readBytes';

export type ToRead = { bytes: ArrayBuffer } | { text: string };
export type FromReader = { grid: Grid } | { problem: string };

const tell = (message: FromReader) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToRead>) => {
  try {
    tell({ grid: 'text' in data ? parseDelimited(data.text) : readBytes(new Uint8Array(data.bytes)) });
  } catch (error) {
    tell({ problem: error instanceof SheetProblem ? error.message : NOT_READ });
  }
};
