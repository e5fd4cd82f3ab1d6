import { paths } from '@/app/routing/paths';
import { findCases } from '@/shared/review/findCases';
import type { Application } from './application';

/** Doctors, by their application. */
export default findCases<Application>(
  paths.doctors,
  async () => {
    const [{ applications }, { search }] = await Promise.all([import('./kind'), import('./calls')]);
    return { kind: applications, search };
  },
  ({ PRCnumber }) => PRCnumber,
);
