// The registrations of real servers, as the state of this area: they wait, or were decided, as they did there.
import { keeping, type RowOf } from '../../worlds/recorded';
import type { Registration } from './model';
import { none, Register } from './register';

type Row = RowOf<'listPendingRegistrations' | 'listRegistrationHistory' | 'searchRegistrations'>;

/** A list says what the others leave out; of two that tell of one the later one counts. */
function registrationsIn(rows: Row[]): Registration[] {
  const found = new Map<number, Registration>();
  for (const row of rows) {
    const { incremental_id, increment_id = incremental_id, ...said }: Row & Partial<RowOf<'searchRegistrations'>> = row;
    const unsaid = { reapproved_date: null, reapproved_by: null };
    found.set(row.recordid, { ...unsaid, ...found.get(row.recordid), ...said, increment_id: increment_id ?? '' });
  }
  return [...found.values()];
}

export const recorded = [
  keeping(['listPendingRegistrations', 'listRegistrationHistory', 'searchRegistrations'], ({ rows, now }) => ({
    register: new Register(none, now, registrationsIn(rows)),
  })),
];
