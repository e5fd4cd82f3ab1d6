// Registrations recorded from real servers, as the state of this area, pending or decided as they were there.
import { type RowOf, stateFromRecordings } from '../../worlds/recordedState';
import type { Registration } from './model';
import { none, Register } from './register';

type Row = RowOf<'listPendingRegistrations' | 'listRegistrationHistory' | 'searchRegistrations'>;

/**
 * Combines the rows of all lists, because each list omits some fields. Later rows for a registration override earlier
 * ones.
 */
function registrationsIn(rows: Row[]): Registration[] {
  const found = new Map<number, Registration>();
  for (const row of rows) {
    const { incremental_id, increment_id = incremental_id, ...rest }: Row & Partial<RowOf<'searchRegistrations'>> = row;
    const unsaid = { reapproved_date: null, reapproved_by: null };
    found.set(row.recordid, { ...unsaid, ...found.get(row.recordid), ...rest, increment_id: increment_id ?? '' });
  }
  return [...found.values()];
}

export const recorded = [
  stateFromRecordings(
    ['listPendingRegistrations', 'listRegistrationHistory', 'searchRegistrations'],
    ({ rows, now }) => ({
      register: new Register(none, now, registrationsIn(rows)),
    }),
  ),
];
