// Writes one report in a worker.

import emoji from '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf?url';
import regular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import bold from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url';
import type { CaseReport } from '../case/caseReport';
import { type ReportKind, ReportProblem, type Sink, type Table } from '../report';
import type { AnyStart, Content, FromWorker, Start } from './writing';

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

const tell = (message: FromWorker) => self.postMessage(message);

const waiting: Content[] = [];
let arrived = () => {};

self.onmessage = ({ data }: MessageEvent<AnyStart | Content>) => {
  if (data.type === 'start') void finish(data.kind, (sink) => write(data, sink));
  else if (data.type === 'case') void finish('pdf', (sink) => writeCase(data.report, sink));
  else if (data.type === 'sample') void finish('pdf', (sink) => writeSample(data.pdf, sink));
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

const fonts = { regular: () => fontFile(regular), bold: () => fontFile(bold), emoji: () => fontFile(emoji) };

/** Each writer is loaded only when it is needed. */
async function write({ kind, title, sheet, columns, paper, stamp }: Start, sink: Sink): Promise<void> {
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
  const table: Table = { title, sheet, columns, paper, stamp: () => lines, rows: rows() };
  if (kind === 'xlsx') {
    const { writeXlsx } = await import('../xlsx/writeXlsx');
    await writeXlsx(table, sink);
  } else {
    const { writePdf } = await import('../pdf/writePdf');
    await writePdf(table, fonts, sink);
  }
}

async function writeCase(report: CaseReport, sink: Sink): Promise<void> {
  const { smallJpeg, writeCasePdf } = await import('../case/writeCasePdf');
  await writeCasePdf(report, fonts, smallJpeg, sink);
}

async function writeSample(pdf: ArrayBuffer, sink: Sink): Promise<void> {
  const { markSample } = await import('../sample/markSample');
  sink(await markSample(pdf));
}

async function finish(kind: ReportKind, writing: (sink: Sink) => Promise<void>): Promise<void> {
  const pieces: BlobPart[] = [];
  try {
    await writing((bytes) => pieces.push(bytes));
    tell({ type: 'done', blob: new Blob(pieces, { type: TYPES[kind] }) });
  } catch (error) {
    tell({ type: 'failed', message: error instanceof ReportProblem ? error.message : undefined, cause: String(error) });
  }
}
