import { H1 } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOpened } from '@/app/useOpened';
import { useCompany } from '@/shared/content/company';
import { listedFor } from '@/shared/content/listed';
import { PostList, usePostState } from '@/shared/content/PostList';
import { AnnouncementDialog } from './AnnouncementDialog';
import { announcementsQuery } from './lists';
import { NewAnnouncementDialog } from './NewAnnouncementDialog';
import { idOf, postOf } from './rules';

export default function AnnouncementsPage() {
  const state = usePostState();
  const { isFirstBrand, company } = useCompany();
  const { data, ...query } = useQuery(announcementsQuery);
  const listed = useMemo(() => data && listedFor(data, isFirstBrand), [data, isFirstBrand]);
  const close = () => state.onOpen('');
  const opened = useOpened(listed, idOf, state.open, close);
  return (
    <section className="screen">
      <H1>Announcement</H1>
      <PostList
        label="Announcements"
        state={state}
        query={{ ...query, data: listed }}
        postOf={postOf}
        company={company}
        addLabel="ADD"
        openLabel="View Details"
        empty={{ title: 'No announcements', description: 'What is posted here is read by the doctors.' }}
      />
      {state.open === 'new' && <NewAnnouncementDialog onClose={close} />}
      {opened && <AnnouncementDialog key={state.open} announcement={opened} onClose={close} />}
    </section>
  );
}
