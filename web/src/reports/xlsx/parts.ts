// Browser replacements for what exceljs's streaming writer needs from Node (archiver, its own stream and string
// buffers), reduced to what it uses.
import { type FlateError, Zip, ZipPassThrough } from 'fflate';

type Listener = (error?: unknown) => void;

class Emitter {
  private readonly listeners = new Map<string, Listener[]>();

  on(event: string, listener: Listener): this {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    return this;
  }

  emit(event: string, error?: unknown): void {
    for (const listener of this.listeners.get(event) ?? []) listener(error);
  }
}

/** A growing text. */
export class StringBuf {
  private text = '';

  reset(): void {
    this.text = '';
  }

  addText(text: string): void {
    this.text += text;
  }

  toString(): string {
    return this.text;
  }
}

const CHUNK_CHARACTERS = 1 << 16;
const encoder = new TextEncoder();

/** Collects a file's text and passes it on in chunks. */
export class StreamBuf extends Emitter {
  private parts: string[] = [];
  private length = 0;
  target: ((chunk: Uint8Array<ArrayBuffer>, final: boolean) => void) | undefined;

  write(data: string | StringBuf): void {
    const text = String(data);
    this.parts.push(text);
    this.length += text.length;
    if (this.length >= CHUNK_CHARACTERS) this.flush(false);
  }

  end(): void {
    this.flush(true);
    this.emit('finish');
  }

  pause(): void {
    // Nothing to do: full chunks are passed on anyway.
  }

  private flush(final: boolean): void {
    this.target?.(encoder.encode(this.parts.join('')), final);
    this.parts = [];
    this.length = 0;
  }
}

/** A file of the archive, compressed by the browser itself, which is several times as fast as in JavaScript. */
class DeflatedFile extends ZipPassThrough {
  override compression = 8;
  private readonly stream = new CompressionStream('deflate-raw');
  private readonly writer = this.stream.writable.getWriter();
  private written: Promise<void> = Promise.resolve();

  start(): void {
    this.read().catch((error: unknown) => this.ondata(error as FlateError, new Uint8Array(), true));
  }

  get ready(): Promise<void> {
    return this.written;
  }

  protected override process(chunk: Uint8Array<ArrayBuffer>, final: boolean): void {
    this.written = this.writer.write(chunk);
    // Errors are reported by the reading side.
    this.written.catch(() => undefined);
    if (final) this.writer.close().catch(() => undefined);
  }

  private async read(): Promise<void> {
    const reader = this.stream.readable.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      // The end of a file is written with its size and checksum, so after all of it was read.
      this.ondata(null, value ?? new Uint8Array(), done);
      if (done) return;
    }
  }
}

interface Output {
  write: (chunk: Uint8Array<ArrayBuffer>) => void;
  end: () => void;
}

class Archive extends Emitter {
  private output: Output | undefined;
  private latest: DeflatedFile | undefined;
  private readonly zip = new Zip((error, chunk, final) => {
    if (error) {
      this.emit('error', error);
      return;
    }
    this.output?.write(chunk);
    if (final) this.output?.end();
  });

  pipe(output: Output): void {
    this.output = output;
  }

  append(content: string | StreamBuf, { name }: { name: string }): void {
    const file = new DeflatedFile(name.replace(/^\//, ''));
    this.zip.add(file);
    file.start();
    this.latest = file;
    if (content instanceof StreamBuf) content.target = (chunk, final) => file.push(chunk, final);
    else file.push(encoder.encode(content), true);
  }

  finalize(): void {
    this.zip.end();
  }

  /** Resolves when everything written to the latest file so far is compressed. */
  get ready(): Promise<void> {
    return this.latest?.ready ?? Promise.resolve();
  }
}

/** A function, because archiver is called without `new`. */
export const archiver = (): Archive => new Archive();
