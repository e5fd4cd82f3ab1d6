// The case that the address names: taken from the list if it is there, otherwise fetched.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageOf } from '@/api/answer';
import { useSignedIn } from '@/app/session/store';
import { lazyDialog } from '@/ui/lazyDialog';
import { toast } from '@/ui/toasts';
import type { Desk } from './desk';
import { registrationQuery } from './queries';
import type { Registration } from './registration';
import type { Queue } from './review/queue';
import { onlyVisibleTo } from './transitions';

const ReviewDialog = lazyDialog(() => import('./review/ReviewDialog'));

interface Props {
  desk: Desk;
  /** The rows of the list, which usually contain the case. */
  rows: Registration[];
  queue: Omit<Queue, 'tab' | 'registration'>;
}

export function OpenCase({ desk, rows, queue }: Props) {
  const queries = useQueryClient();
  const user = useSignedIn().user_info.data;
  const listed = rows.find(({ incremental_id }) => incremental_id === desk.open);
  const query = registrationQuery(desk.open);
  const { data, error, isSuccess } = useQuery({
    ...query,
    enabled: desk.open !== '' && !listed,
    select: onlyVisibleTo(user),
  });
  const registration = listed ?? data ?? null;

  const isNotFound = desk.open !== '' && !listed && isSuccess && !registration;
  useEffect(() => {
    if (!isNotFound && !error) return;
    toast.error(error ? messageOf(error) : 'There is no application at this address.');
    desk.openCase('');
  });

  if (desk.open === '' || !registration) return null;
  // Cached, because the reloaded list may no longer contain the case that is opened next.
  const remember = (to: Registration | null) => {
    if (to) queries.setQueryData(registrationQuery(to.incremental_id).queryKey, to);
  };
  const go = (to: Registration | null) => {
    remember(to);
    queue.go(to);
  };
  const onDecided = () => {
    remember(queue.next);
    queue.onDecided();
  };
  return (
    <ReviewDialog queue={{ ...queue, tab: desk.tab, registration, go, onDecided }} onClose={() => desk.openCase('')} />
  );
}
