// The newsletters, and tabs that other areas add to this screen.
import { Tab, Tabs } from '@blueprintjs/core';
import { Suspense } from 'react';
import { paths } from '@/app/routing/paths';
import { useQueryState } from '@/app/routing/query';
import { useAreas } from '@/app/routing/routes';
import { ScreenTitle } from '@/app/routing/screenName';
import { useSignedIn } from '@/app/session/store';
import { ListHead } from '@/app/views/ListHead';
import { PostList } from '@/shared/content/PostList';
import { useCompany, usePosts } from '@/shared/content/usePosts';
import { NARROW, useMedia } from '@/ui/browser/useMedia';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { type KeyAction, ScreenKeys } from '@/ui/keys/useKeys';
import { Loading } from '@/ui/messages/MessagePage';
import { TableSearch } from '@/ui/table/TableSearch';
import { idOf, newslettersQuery } from './calls';
import { byDate, postOf } from './rules';
import './newsletters.css';

const NEWS = 'news';
const defaults = { tab: NEWS, text: '', open: '', sort: '', category: '', show: '' };

export default function NewsletterPage() {
  const user = useSignedIn().user_info.data;
  const { company } = useCompany();
  const isNarrow = useMedia(NARROW);
  const [query, setQuery] = useQueryState(defaults);
  const others = useAreas().tabs.filter(({ path }) => path === paths.newsletter);
  const tabs = [
    { id: NEWS, title: 'Newsletter', Panel: NewsTab },
    ...others.map((tab) => ({ ...tab, title: tab.title(user) })),
  ];
  const selected = tabs.some(({ id }) => id === query.tab) ? query.tab : NEWS;
  const showTab = (tab: string) => setQuery({ ...defaults, tab, text: query.text });
  const keys = tabs.map(({ id, title: label }, at): KeyAction => {
    return { key: String(at + 1), group: 'Tabs', label, run: () => showTab(id) };
  });
  return (
    <section className="screen newsletters">
      <header className="screen-header">
        <ListHead>
          <ScreenTitle literal={`${company} Newsletter`} />
        </ListHead>
        <TableSearch
          label="Search by title or store"
          text={query.text}
          onText={(text) => setQuery({ text }, { replace: true })}
        />
      </header>
      <ScreenKeys value={keys}>
        <Tabs
          id="newsletter"
          vertical={!isNarrow}
          selectedTabId={selected}
          onChange={(tab) => showTab(String(tab))}
          renderActiveTabPanelOnly
          animate={false}
        >
          {tabs.map(({ id, title: label, Panel }) => (
            <Tab
              key={id}
              id={id}
              title={label}
              // Given explicitly, because the arrow keys skip tabs without it.
              disabled={false}
              panel={
                <Suspense fallback={<Loading />}>
                  <Panel />
                </Suspense>
              }
            />
          ))}
        </Tabs>
      </ScreenKeys>
    </section>
  );
}

const NewNewsletterDialog = lazyDialog(async () => ({
  default: (await import('./NewsletterDialog')).NewNewsletterDialog,
}));
const NewsletterPhoneDialog = lazyDialog(async () => ({ default: (await import('./phone')).NewsletterPhoneDialog }));
const NewsletterDialog = lazyDialog(() => import('./NewsletterDialog'));

function NewsTab() {
  const posts = usePosts(newslettersQuery, idOf, byDate);
  const { opened, close, isNew } = posts;
  return (
    <>
      <PostList
        label="Newsletters"
        hasSearch={false}
        posts={posts}
        postOf={postOf}
        addLabel="ADD"
        openLabel="View Details"
        moreLabel="Read more"
        app="AGORA"
        Phone={NewsletterPhoneDialog}
        empty={{ title: 'No newsletters', description: 'Members will see your posts here.' }}
      />
      {isNew && <NewNewsletterDialog onClose={close} />}
      {opened && <NewsletterDialog key={idOf(opened)} newsletter={opened} onClose={close} />}
    </>
  );
}
