import { useQuery } from '@tanstack/react-query';
import type { AccountOfScreen, AccountPart } from '@/app/routing/routes';
import { PartFacts } from '@/shared/accounts/PartFacts';
import { StatusTag } from '@/ui/facts/StatusTag';
import { yesOrNo } from '@/ui/facts/statuses';
import { type Label, labelsQuery, NO_CARD, type Style, styleQuery } from './calls';

/** On the page of an account: whether it has a card of its own, and what is on it. */
function CardPart({ account: { acct } }: { account: AccountOfScreen }) {
  const styles = useQuery(styleQuery(acct));
  const labels = useQuery(labelsQuery(acct));
  return (
    <PartFacts queries={[styles, labels]} facts={styles.data && labels.data && factsOf(styles.data[0], labels.data)} />
  );
}

function factsOf(style: Style | undefined, labels: readonly Label[]) {
  const active = labels.filter(({ isactive }) => isactive).length;
  const onCard = ['Active labels', `${active} of ${labels.length}`] as const;
  if (!style) return [['Card', NO_CARD], onCard] as const;
  return [
    ['Card', style.filename || 'Uploaded'],
    onCard,
    ['Visible selfie', <StatusTag key="selfie" status={yesOrNo(style.isVisibleSelfie)} />],
  ] as const;
}

export const part: AccountPart = { path: '/digicard', title: 'Digicard', Facts: CardPart };
