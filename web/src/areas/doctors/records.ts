import { paths } from '@/app/routing/paths';
import { findCases } from '@/shared/review/findCases';
import type { Application } from './application';

/** Finds doctors by their applications. */
export const records = findCases<Application>(
  paths.doctors,
  async () => {
    const [{ applications }, { search }] = await Promise.all([import('./caseType'), import('./calls')]);
    return { caseType: applications, search };
  },
  ({ PRCnumber }) => PRCnumber,
);
