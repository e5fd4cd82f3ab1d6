// What most handlers do with a list of records, and the answers that most of them give: names of the contract's examples.

/** The fields of a record that hold a value of this type. */
type KeysOf<Row, Value> = { [Key in keyof Row]-?: Row[Key] extends Value ? Key : never }[keyof Row];

/** A record of the mocks has every field that the contract has a name for. */
export type Filled<Row> = { [Key in keyof Row]-?: NonNullable<Row[Key]> };

export const DONE = { example: 'default' } as const;
export const UNKNOWN = { example: 'unknown' } as const;
export const ALREADY_THERE = { example: 'alreadyThere' } as const;

/** Answers with a list, or with the example `empty` when nothing is in it. */
export const listed = <Row>(rows: readonly Row[]) =>
  rows.length > 0 ? ({ status: 200, body: { data: rows.slice() } } as const) : ({ example: 'empty' } as const);

/**
 * Finds the record with this value in this field and answers with what the function makes of it. Without such a record the
 * answer is the example `unknown`.
 */
export function findOrUnknown<Row, Key extends keyof Row, Answer>(
  rows: readonly Row[],
  key: Key,
  value: Row[Key],
  answer: (row: Row) => Answer,
): Answer | typeof UNKNOWN {
  const row = rows.find((candidate) => candidate[key] === value);
  return row === undefined ? UNKNOWN : answer(row);
}

/** Names, addresses and remarks are the same to people however they are spaced and capitalised. */
export const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether another record than the one being changed has this text already. */
export const isTaken = <Row>(rows: readonly Row[], key: KeysOf<Row, string>, text: string, except?: Row) =>
  rows.some((row) => row !== except && sameText(String(row[key]), text));

/** The number of a record that is added: one above the highest there is. */
export const nextId = <Row>(rows: readonly Row[], key: KeysOf<Row, number | string>) =>
  rows.reduce((highest, row) => Math.max(highest, Number(row[key])), 0) + 1;

/** Takes a record out of its list. */
export function remove<Row>(rows: Row[], row: Row): void {
  const index = rows.indexOf(row);
  if (index >= 0) rows.splice(index, 1);
}

/** A refusal of a call that answers quoted text, where the message holds what no example can. */
export const quotedRefusal = (message: string) => JSON.stringify(JSON.stringify({ success: false, message }));
