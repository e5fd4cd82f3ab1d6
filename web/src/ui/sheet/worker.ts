// Reads a sheet in a worker.
import { decodedText, parseDelimited } from './delimited';
import { type Grid, NOT_READ, SheetProblem } from './grid';
import { readXlsx } from './xlsx';

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

/** Reads a sheet file by its content, not by its name. */
const OLD_EXCEL = 'This file is from an older Excel or has a password. Save it as XLSX without a password.';

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

function readBytes(bytes: Uint8Array): Grid {
  if (startsWith(bytes, ZIP)) return readXlsx(bytes);
  if (startsWith(bytes, OLE)) throw new SheetProblem(OLD_EXCEL);
  const text = decodedText(bytes);
  // Text has no NUL characters, while nearly every binary file does.
  if (text.includes('\0') || text.startsWith('%PDF')) throw new SheetProblem(NOT_READ);
  return parseDelimited(text);
}
