// Writes one report, away from the page.

import emoji from '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf?url';
import regular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import bold from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url';
import type { Content, FromWorker, Start } from './messages';
import { ReportProblem } from './problem';
import type { Sink, Table } from './report';

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

const tell = (message: FromWorker) => self.postMessage(message);

const waiting: Content[] = [];
let arrived = () => {};

self.onmessage = ({ data }: MessageEvent<Start | Content>) => {
  if (data.type === 'start') void write(data);
  else waiting.push(data);
  arrived();
};

async function next(): Promise<Content> {
  for (;;) {
    const message = waiting.shift();
    if (message) return message;
    await new Promise<void>((resolve) => {
      arrived = resolve;
    });
  }
}

async function fontFile(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

async function write({ kind, title, sheet, columns, stamp }: Start): Promise<void> {
  let lines = stamp;
  async function* rows() {
    for (;;) {
      const message = await next();
      if (message.type === 'end') {
        lines = message.stamp;
        return;
      }
      yield message.rows;
      tell({ type: 'written' });
    }
  }
  const table: Table = { title, sheet, columns, stamp: () => lines, rows: rows() };
  const pieces: BlobPart[] = [];
  const sink: Sink = (bytes) => pieces.push(bytes);
  try {
    if (kind === 'xlsx') {
      const { writeXlsx } = await import('./xlsx/writeXlsx');
      await writeXlsx(table, sink);
    } else {
      const { writePdf } = await import('./pdf/writePdf');
      const fonts = { regular: () => fontFile(regular), bold: () => fontFile(bold), emoji: () => fontFile(emoji) };
      await writePdf(table, fonts, sink);
    }
    tell({ type: 'done', blob: new Blob(pieces, { type: TYPES[kind] }) });
  } catch (error) {
    tell({ type: 'failed', message: error instanceof ReportProblem ? error.message : undefined, cause: String(error) });
  }
}
