// What only this desk has: its tabs, and a filter of the history for missing bank details.
import { useDesk } from '@/shared/review/desk';
import { applications } from './caseType';
import { filters } from './rules';

export const SEARCH_HINT = 'Name, PRC number or counter';

const tabs = { pending: 'Pending Requests', history: 'Approval History' };

export const BANK_MISSING = 'missing';

const parts = { tabs, filters, further: { bank: '' } };

export type DoctorDesk = ReturnType<typeof useDoctorDesk>;

export function useDoctorDesk() {
  const desk = useDesk(applications, parts);
  return { ...desk, onlyBankMissing: desk.query.bank === BANK_MISSING };
}
