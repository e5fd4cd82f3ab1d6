type Text = string | Promise<string>;

/**
 * How the upstream wants what a call says written. What a codec has no function for is left as it is, so that `plain`
 * has none at all.
 */
export interface Codec {
  /** Of the JSON that a body wraps; what it returns stands in the wrapping as a text. */
  encodeValue?(json: string): Text;
  /** Of a header's value, as a person reads it; what it returns must be plain ASCII. */
  encodeHeader?(value: string): Text;
  /** Of a whole answer, text or JSON, without the quotes around it; what it returns is JSON. Throws for what it cannot read. */
  decodeAnswer?(text: string): Text;
}

/** Gets the secrets that the settings give it. Throws an `Error` whose message may be shown: without a value. */
export type CodecMaker = (secrets: Record<string, string>) => Codec | Promise<Codec>;
