import { paths } from '@/app/routing/paths';
import { findCases } from '@/shared/review/findCases';
import type { Registration } from './registration';

/** Finds members by their registrations. */
export default findCases<Registration>(
  paths.dashboard,
  async () => {
    const [{ registrations }, { search }] = await Promise.all([import('./kind'), import('./calls')]);
    return { kind: registrations, search };
  },
  ({ accountno }) => accountno,
);
