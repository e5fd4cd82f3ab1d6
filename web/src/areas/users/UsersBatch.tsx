import { useMemo } from 'react';
import { BatchBar } from '@/app/batch/BatchBar';
import { statusActions } from '@/app/batch/statusActions';
import type { SelectionProps } from '@/app/list/ListTable';
import { useSignedIn } from '@/app/session/store';
import { proveHuman } from '@/ui/proofs/HumanCheck';
import { type AdminUser, updateUser, usersQuery } from './calls';
import { formOf, updateOf } from './form';
import { NOT_HUMAN, whyNotWithOthers } from './rules';

const WORDS = {
  on: { label: 'Make active', doneWord: 'Active' },
  off: { label: 'Disapprove', doneWord: 'Disapproved' },
};

export default function UsersBatch(chosen: SelectionProps<AdminUser>) {
  const me = useSignedIn().user_info.data;
  const actions = useMemo(
    () =>
      statusActions({
        human: { operation: 'updateUser', complaint: NOT_HUMAN },
        idOf: ({ recordid }: AdminUser) => String(recordid),
        list: usersQuery(me.emailaddress),
        valuesOf: formOf,
        field: 'status',
        on: 'A',
        off: 'D',
        words: WORDS,
        means: (_, isOn) =>
          isOn
            ? 'They will be able to sign in again.'
            : 'They will be signed out and cannot sign in until reactivated.',
        whyNot: (user) => whyNotWithOthers(user, me),
        // The user ticks the box once, in the question; each call computes a proof of its own.
        write: async (user, form, checked) =>
          updateUser(checked, updateOf(user, form, me.emailaddress), await proveHuman('updateUser')),
      }),
    [me],
  );
  return (
    <BatchBar
      {...chosen}
      things={{ one: 'user', many: 'users' }}
      nameOf={({ emailaddress }) => emailaddress}
      refresh={['users']}
      actions={actions}
    />
  );
}
