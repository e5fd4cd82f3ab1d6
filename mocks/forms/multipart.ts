// Multipart calls bypass Prism, so the mocks read and refuse them themselves.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FormShape } from './formShapes';

export interface UploadedFile {
  /** The name that the sender gave. Neither name nor type proves what the bytes are: see `pictureTypeOf`. */
  name: string;
  type: string;
  bytes: Buffer;
}

/** A parsed multipart body: fields and files, by name. */
export class MultipartForm {
  constructor(
    readonly fields: Record<string, unknown>,
    readonly files: Record<string, UploadedFile>,
  ) {}

  /** Parses the JSON parts. The form is malformed when a part is missing or does not match the contract. */
  readAs({ required, json, fits }: FormShape): MultipartForm {
    const files = { ...this.files };
    const fields = { ...this.fields };
    for (const name of json) {
      // A browser sends a part that has its own media type as a file.
      const text = fields[name] ?? files[name]?.bytes.toString();
      delete files[name];
      if (text === undefined) continue;
      fields[name] = parsed(String(text));
      if (!fits(name, fields[name])) throw malformed();
    }
    if (required.some((name) => fields[name] === undefined && files[name] === undefined)) throw malformed();
    return new MultipartForm(fields, files);
  }

  /**
   * For the journal: each file's name, type, size and digest, which shows whether a byte was lost, but not its bytes.
   */
  get description(): Record<string, unknown> {
    const files = Object.entries(this.files).map(([field, { name, type, bytes }]) => [
      field,
      { name, type, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    ]);
    return { ...this.fields, ...Object.fromEntries(files) };
  }
}

const LIMITS = { fieldSize: 1024 * 1024, fields: 100, files: 20 };

const malformed = () => Object.assign(new Error('The multipart body is malformed.'), { statusCode: 400 });
const tooLarge = () => Object.assign(new Error('The multipart body is too large.'), { statusCode: 413 });

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Refused below, like JSON that is not an object.
  }
  throw malformed();
}

export function readMultipart(app: FastifyInstance, sizeLimit: number): void {
  app.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: Readable) =>
    formIn(payload, request.headers as BusboyHeaders, sizeLimit),
  );
}

function formIn(payload: Readable, headers: BusboyHeaders, sizeLimit: number): Promise<MultipartForm> {
  return new Promise((resolve, reject) => {
    const reader = readerOf(headers);
    if (!reader) return reject(malformed());

    const fields = new Map<string, string>();
    const files = new Map<string, UploadedFile>();
    // The rest of a refused body is read and dropped, because the refusal is sent on the same connection.
    const refuse = (error: Error) => {
      payload.unpipe(reader);
      payload.resume();
      reject(error);
    };

    reader.on('field', (field, value, _nameTruncated, isTruncated) => {
      if (field === undefined || fields.has(field)) return refuse(malformed());
      if (isTruncated) return refuse(tooLarge());
      fields.set(field, value);
    });
    reader.on('file', (field, stream, name, _encoding, type) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', () => refuse(malformed()));
      stream.on('end', () => {
        // No field of the contract holds several files, and only one could be kept.
        if (field === undefined || files.has(field)) return refuse(malformed());
        files.set(field, { name, type, bytes: Buffer.concat(chunks) });
      });
    });
    reader.on('fieldsLimit', () => refuse(tooLarge()));
    reader.on('filesLimit', () => refuse(tooLarge()));
    reader.on('error', () => refuse(malformed()));
    reader.on('finish', () => resolve(new MultipartForm(Object.fromEntries(fields), Object.fromEntries(files))));

    let size = 0;
    payload.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > sizeLimit) refuse(tooLarge());
    });
    payload.pipe(reader);
  });
}

/** Undefined when the header has no boundary. */
function readerOf(headers: BusboyHeaders) {
  try {
    return new Busboy({ headers, limits: LIMITS });
  } catch {
    return undefined;
  }
}
