// Splits the JSON of an object with one long list at the ends of its rows, so that rows can be read while the rest is
// still arriving.
const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = new TextEncoder().encode('"\\,[]{}');

/** The nesting depth of a list that is a field of the object itself. */
const DEPTH = 2;

export type RowCutter = ReturnType<typeof rowCutter>;

export function rowCutter() {
  let place: 'before' | 'in' | 'after' = 'before';
  let depth = 0;
  let isQuoted = false;
  let isEscaped = false;
  /** The bytes before and after the list. */
  const around: Uint8Array[] = [];
  /** The bytes of the unfinished row. */
  let begun: Uint8Array[] = [];

  return {
    /** The rows that `chunk` completes, with the commas between them; empty when it completes none. */
    push(chunk: Uint8Array): Uint8Array<ArrayBuffer> {
      const ended: Uint8Array[] = [];
      let from = 0;
      let lastComma = -1;
      for (let at = 0; at < chunk.length; at += 1) {
        const byte = chunk[at];
        if (isEscaped) isEscaped = false;
        else if (isQuoted) {
          if (byte === BACKSLASH) isEscaped = true;
          else if (byte === QUOTE) isQuoted = false;
        } else if (byte === QUOTE) isQuoted = true;
        else if (byte === COMMA) {
          if (place === 'in' && depth === DEPTH) lastComma = at;
        } else if (byte === OPEN || byte === OPEN_LIST) {
          depth += 1;
          if (place === 'before' && byte === OPEN_LIST && depth === DEPTH) {
            place = 'in';
            around.push(chunk.subarray(from, at + 1));
            from = at + 1;
          }
        } else if (byte === CLOSE || byte === CLOSE_LIST) {
          depth -= 1;
          if (place === 'in' && depth < DEPTH) {
            place = 'after';
            ended.push(...begun, chunk.subarray(from, at));
            begun = [];
            from = at;
          }
        }
      }
      if (place === 'in' && lastComma >= 0) {
        ended.push(...begun, chunk.subarray(from, lastComma));
        begun = [];
        from = lastComma + 1;
      }
      (place === 'in' ? begun : around).push(chunk.subarray(from));
      return joined(ended);
    },
    get hasBegun() {
      return place !== 'before';
    },
    /** The object without its rows. Complete only once all chunks were pushed. */
    get others(): Uint8Array<ArrayBuffer> {
      return joined(around);
    },
    /** The number of bytes kept here: the unfinished row and the object around the list. */
    get held() {
      return sizeOf(begun) + sizeOf(around);
    },
  };
}

const sizeOf = (pieces: Uint8Array[]) => pieces.reduce((sum, { length }) => sum + length, 0);

function joined(pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(sizeOf(pieces));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
