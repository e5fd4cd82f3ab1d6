// The part of the address that only this desk has: a filter of the history for missing bank details.
import { useDesk } from '@/shared/review/desk';
import { applications } from './kind';

const usual = { bank: '' };
export const BANK_MISSING = 'missing';

export type DoctorDesk = ReturnType<typeof useDoctorDesk>;

export function useDoctorDesk() {
  const desk = useDesk(applications, usual);
  return { ...desk, onlyBankMissing: desk.query.bank === BANK_MISSING };
}
