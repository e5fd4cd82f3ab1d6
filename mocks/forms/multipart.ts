// Multipart calls bypass Prism, so the mocks read and refuse them themselves.
import { createHash } from 'node:crypto';
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

const malformed = () => Object.assign(new Error('The multipart body is malformed.'), { statusCode: 400 });

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Refused below, like JSON that is not an object.
  }
  throw malformed();
}

export function readMultipart(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit },
    ({ headers }: FastifyRequest, body: Buffer) => formIn(new Uint8Array(body), String(headers['content-type'])),
  );
}

async function formIn(body: Uint8Array<ArrayBuffer>, type: string): Promise<MultipartForm> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw malformed();
  });
  const fields = new Map<string, string>();
  const files = new Map<string, UploadedFile>();
  for (const [name, value] of form) {
    // No field of the contract holds several values, and only one could be kept.
    if (fields.has(name) || files.has(name)) throw malformed();
    if (typeof value === 'string') fields.set(name, value);
    else files.set(name, { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) });
  }
  return new MultipartForm(Object.fromEntries(fields), Object.fromEntries(files));
}
