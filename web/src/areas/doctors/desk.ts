// What the address says of this desk alone: the history can be narrowed to those that lack their bank details.
import { useDesk } from '@/shared/review/desk';
import { applications } from './kind';

const usual = { bank: '' };
export const BANK_MISSING = 'missing';

export type DoctorDesk = ReturnType<typeof useDoctorDesk>;

export function useDoctorDesk() {
  const desk = useDesk(applications, usual);
  return { ...desk, onlyBankMissing: desk.query.bank === BANK_MISSING };
}
