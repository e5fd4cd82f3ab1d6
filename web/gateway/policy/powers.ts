// Enforces the powers that the contract declares (`x-powers`). The console's guards take them from the same table.

import { powers } from '#contract';
import { isGivenTo, screenThatGives } from '#wire/powers';
import { isUnread } from '#wire/unread';
import { notAllowed } from '../requests/refusals';
import type { Identity } from '../upstreamCall';
import { type CallContent, textAt, valueAt } from './fields';
import type { OperationPolicy } from './policyTypes';
import { mailboxOf } from './rates';

/** Whether AGORA's system access names one of the screens for the person's role. */
type OpensScreen = (identity: Identity, screens: string[]) => Promise<boolean>;

/** Denies by default: an operation that names no power is allowed to no caller. */
export async function requirePower({ powers: names }: OperationPolicy, identity: Identity, opensScreen: OpensScreen) {
  if (names.some((name) => isGivenTo(powers[name], identity))) return;
  const screens = names.flatMap((name) => screenThatGives(powers[name], identity) ?? []);
  const isOpened = identity.application === 'AGORA' && screens.length > 0 && (await opensScreen(identity, screens));
  if (!isOpened) throw notAllowed();
}

/**
 * Some values need a power of their own, such as the role Administrator. The schema has ensured one spelling for each
 * value.
 */
export function requirePowerOfValues({ powerOf }: OperationPolicy, identity: Identity, carried: CallContent): void {
  for (const { place, value, power } of powerOf) {
    const sent = textAt(place, carried);
    const isOther = sent !== undefined && sent !== value;
    const isMissing = valueAt(place, carried) === undefined;
    if (!isOther && !isMissing && !isGivenTo(powers[power], identity)) throw notAllowed();
  }
}

/** All rows of one of the server's lists. */
export type FindRows = (list: string) => Promise<Record<string, unknown>[]>;
/** The server's record; undefined when there is none, or more than one. */
export type FindRecord = (list: string, record: string) => Promise<Record<string, unknown> | undefined>;

/**
 * Some records need a power of their own, such as those of administrators. For a caller who has the power the record is
 * looked up only if the call repeats further fields of it, which must then match the record.
 */
export async function requirePowerOfRecord(
  { powerOfRecord }: OperationPolicy,
  identity: Identity,
  carried: CallContent,
  find: FindRecord,
): Promise<void> {
  if (!powerOfRecord) return;
  const { record: place, list, field, value, power, same, own } = powerOfRecord;
  const hasPower = isGivenTo(powers[power], identity);
  if (hasPower && same.length === 0) return;
  const recordId = textAt(place, carried);
  const record = recordId === undefined ? undefined : await find(list, recordId);
  const isSame = same.every((field) => String(record?.[field.field] ?? '') === (textAt(field.place, carried) ?? ''));
  if (!record || !isSame) throw notAllowed();
  // Callers without the power must not change their own role or department.
  const isOwn = !hasPower && recordId === String(identity.recordid);
  if (isOwn && own.some(({ place: at, claim }) => textAt(at, carried) !== identity[claim])) throw notAllowed();
  if (!hasPower && (isUnknown(record[field]) || String(record[field]) === value)) throw notAllowed();
}

/** A record whose field is unknown counts as one that needs the power. */
const isUnknown = (value: unknown) => value === undefined || value === null || isUnread(value);

/** The same for a record that has the address already. */
export async function requirePowerOfAddress(
  { powerOfAddress }: OperationPolicy,
  identity: Identity,
  carried: CallContent,
  findRows: FindRows,
): Promise<void> {
  if (!powerOfAddress || isGivenTo(powers[powerOfAddress.power], identity)) return;
  const { address, list, field, value, record } = powerOfAddress;
  const own = record && textAt(record, carried);
  const mailbox = mailboxOf(textAt(address.place, carried) ?? '');
  const rows = await findRows(list);
  const isTaken = rows.some(
    (row) =>
      mailboxOf(String(row[address.field] ?? '')) === mailbox &&
      String(row.recordid) !== own &&
      (isUnknown(row[field]) || String(row[field]) === value),
  );
  if (isTaken) throw notAllowed();
}
