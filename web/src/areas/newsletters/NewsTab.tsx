import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOpened } from '@/app/useOpened';
import { useCompany } from '@/shared/content/company';
import { listedFor } from '@/shared/content/listed';
import { PostList, usePostState } from '@/shared/content/PostList';
import { newslettersQuery } from './lists';
import { NewNewsletterDialog } from './NewNewsletterDialog';
import { NewsletterDialog } from './NewsletterDialog';
import { idOf, postOf } from './rules';

export function NewsTab() {
  const state = usePostState();
  const { isFirstBrand, company } = useCompany();
  const { data, ...query } = useQuery(newslettersQuery);
  const listed = useMemo(() => data && listedFor(data, isFirstBrand), [data, isFirstBrand]);
  const close = () => state.onOpen('');
  const opened = useOpened(listed, idOf, state.open, close);
  return (
    <>
      <PostList
        label="Newsletters"
        hasSearch={false}
        state={state}
        query={{ ...query, data: listed }}
        postOf={postOf}
        company={company}
        addLabel="ADD"
        openLabel="View Details"
        moreLabel="Read more"
        empty={{ title: 'No newsletters', description: 'What is posted here is read by the members.' }}
      />
      {state.open === 'new' && <NewNewsletterDialog onClose={close} />}
      {opened && <NewsletterDialog key={state.open} newsletter={opened} onClose={close} />}
    </>
  );
}
