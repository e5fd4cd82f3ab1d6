type Text = string | Promise<string>;

/**
 * How an upstream encodes the contents of calls. Contents without a function here stay unchanged; `plain` has none at
 * all.
 */
export interface Codec {
  /** Encodes the JSON inside the body's wrapping field. The result is put there as a string. */
  encodeValue?(json: string): Text;
  /** Encodes the decoded value of a header. The result must be plain ASCII. */
  encodeHeader?(value: string): Text;
  /** Decodes a whole answer, without the quotes around it, to JSON. Throws if it cannot read it. */
  decodeAnswer?(text: string): Text;
}

/** Gets the secrets from the settings. Throws an `Error` whose message contains no value, because it may be shown. */
export type CodecMaker = (secrets: Record<string, string>) => Codec | Promise<Codec>;
