import { recordsIn, STILL_FRESH_MS } from '@/app/palette/records';
import { paths } from '@/app/routing/paths';
import type { RecordFinder } from '@/app/routing/routes';
import type { AdminUser } from './calls';

const nameOf = ({ firstname, lastname }: AdminUser) => `${firstname} ${lastname}`;

const how = {
  searchedText: (user: AdminUser) => `${nameOf(user)} ${user.emailaddress} ${user.employee_id}`,
  recordOf: (user: AdminUser) => ({
    id: String(user.recordid),
    label: nameOf(user),
    hint: user.emailaddress,
    to: `${paths.users}?open=${user.recordid}`,
  }),
};

/** The server sends the whole list of users, so the search runs in the browser. */
const finder: RecordFinder = {
  ask: async (text, { session, queries, signal }) => {
    const { usersQuery } = await import('./lists');
    const query = usersQuery(session.user_info.data.emailaddress);
    return recordsIn(await queries.fetchQuery({ ...query, staleTime: STILL_FRESH_MS }), text, how, signal);
  },
};
export default finder;
