import { Facts } from '@/shared/review/case/Facts';
import type { Registration } from '../registration';
import { profileFacts, type Records } from './profile';

/** All data of the company's systems that have answered. */
export function CompanyProfile({ registration, ...records }: Records & { registration: Registration }) {
  return <Facts title="Member profile of the company" facts={profileFacts(registration, records)} />;
}
