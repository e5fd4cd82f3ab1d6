import { useQuery } from '@tanstack/react-query';
import type { AccountOfScreen, AccountPart } from '@/app/routing/routes';
import { PartFacts } from '@/shared/accounts/PartFacts';
import { EmailText } from '@/ui/facts/PostedEdited';
import { StatusTag } from '@/ui/facts/StatusTag';
import { shownMoment } from '@/ui/texts/days';
import type { SuspendedAccount } from './calls';
import { suspendedQuery } from './lists';
import { lastChange, suspensionOf } from './rules';

/** On the page of an account: whether it is suspended, and since when. */
function SuspensionPart({ account: { acct } }: { account: AccountOfScreen }) {
  const list = useQuery(suspendedQuery);
  return (
    <PartFacts queries={[list]} facts={list.data && factsOf(list.data.find(({ corpacct }) => corpacct === acct))} />
  );
}

function factsOf(listed: SuspendedAccount | undefined) {
  if (!listed) return [['Status', 'Never suspended']] as const;
  const { at, by } = lastChange(listed);
  return [
    ['Status', <StatusTag key="status" status={suspensionOf(listed.is_suspended)} />],
    ['Since', shownMoment(at) || 'Unknown'],
    ['Changed by', by ? <EmailText key="by" address={by} /> : 'Unknown'],
  ] as const;
}

export const part: AccountPart = { path: '/corp-suspend', title: 'Suspension', Facts: SuspensionPart };
