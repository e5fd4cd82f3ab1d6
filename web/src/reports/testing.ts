// Shared by the tests of the writers.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontFiles } from './pdf/typefaces';
import type { Table } from './report';

const { resolve } = createRequire(import.meta.url);
const fontFile = (path: string) => () => readFile(resolve(`@expo-google-fonts/${path}`));

export const fonts: FontFiles = {
  regular: fontFile('noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: fontFile('noto-sans/700Bold/NotoSans_700Bold.ttf'),
  emoji: fontFile('noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
};

export function tableOf(rows: string[][], titles = ['Record', 'Name']): Table {
  return {
    title: 'KYC Report',
    sheet: 'kyc_report',
    stamp: (count) => ['Filter: Approved', `${count} rows`],
    columns: titles.map((title) => ({ title, width: 20 })),
    rows: (async function* () {
      for (let from = 0; from < rows.length; from += 3) yield rows.slice(from, from + 3);
    })(),
  };
}

export async function written(write: (sink: (bytes: Uint8Array<ArrayBuffer>) => void) => Promise<void>) {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  await write((bytes) => pieces.push(bytes));
  return Buffer.concat(pieces);
}
