import { paths } from '@/app/routing/paths';
import { findCases } from '@/shared/review/findCases';
import type { Registration } from './registration';

/** Finds members by their registrations. */
export const records = findCases<Registration>(
  paths.dashboard,
  async () => {
    const [{ registrations }, { search }] = await Promise.all([import('./caseType'), import('./calls')]);
    return { caseType: registrations, search };
  },
  ({ accountno }) => accountno,
);
