// What most handlers do with a list of records, and the answers they share, which are names of the contract's examples.

/** The fields of a record that hold a value of this type. */
type KeysOf<Row, Value> = { [Key in keyof Row]-?: Row[Key] extends Value ? Key : never }[keyof Row];

/** The mocks fill every field that the contract has. */
export type Filled<Row> = { [Key in keyof Row]-?: NonNullable<Row[Key]> };

export const DONE = { example: 'default' } as const;
export const UNKNOWN = { example: 'unknown' } as const;
export const ALREADY_THERE = { example: 'alreadyThere' } as const;

/** Answers with a list, or with the example `empty` when the list has no rows. */
export const listed = <Row>(rows: readonly Row[]) =>
  rows.length > 0 ? ({ status: 200, body: { data: rows.slice() } } as const) : ({ example: 'empty' } as const);

/**
 * Finds the record with this value in this field and answers with the result of `answer`. Without such a record the
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

/** Compares names, addresses and remarks as people do: without regard to case and surrounding spaces. */
export const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether a record other than `except` has this text already. */
export const isTaken = <Row>(rows: readonly Row[], key: KeysOf<Row, string>, text: string, except?: Row) =>
  rows.some((row) => row !== except && sameText(String(row[key]), text));

/** The id for a new record: one above the highest. */
export const nextId = <Row>(rows: readonly Row[], key: KeysOf<Row, number | string>) =>
  rows.reduce((highest, row) => Math.max(highest, Number(row[key])), 0) + 1;

/** Removes a record from its list. */
export function remove<Row>(rows: Row[], row: Row): void {
  const index = rows.indexOf(row);
  if (index >= 0) rows.splice(index, 1);
}

/** A refusal of a call that answers quoted text, for a message with a part that no example can have. */
export const quotedRefusal = (message: string) => JSON.stringify(JSON.stringify({ success: false, message }));
