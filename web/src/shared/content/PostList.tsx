// A list of posts as cards: posts can be added, sorted and searched by title.
import { Button, HTMLSelect } from '@blueprintjs/core';
import { type ComponentType, useCallback, useMemo } from 'react';
import { useJustSaved } from '@/app/list/justSaved';
import { listFailure } from '@/app/list/ListTable';
import { useNoteOpened } from '@/app/palette/recentlyOpened';
import { useScreenName } from '@/app/routing/screenName';
import { useScreenAction } from '@/ui/browser/screenActions';
import { CardGrid } from '@/ui/cards/CardGrid';
import { StatusTag } from '@/ui/facts/StatusTag';
import type { PhoneContent } from '@/ui/phone/content';
import { TableSearch } from '@/ui/table/TableSearch';
import { longDay } from '@/ui/texts/days';
import { containsWords, cutForCard } from '@/ui/texts/words';
import { ContentImage } from './ContentImage';
import { type ContentItem, nothingShown } from './contentFilters';
import { LookButton } from './LookButton';
import { ShowingSelect } from './ShowingSelect';
import { type Posts, usePreviewedItem } from './usePosts';

const ORDERS = [
  { value: '', label: 'Newest' },
  { value: 'older', label: 'Older Post' },
];

/** What a card shows of an item. */
export interface Post {
  id: string;
  title: string;
  content: string;
  /** Sorted by this: 'YYYY-MM-DDThh:mm:ss'. */
  moment: string;
  path: string;
  author: string;
}

/** A post with its state in this list. */
interface Listed extends Post {
  state: string | undefined;
}

interface Props<Item extends ContentItem> {
  label: string;
  posts: Posts<Item>;
  postOf: (item: Item) => Post;
  addLabel: string;
  /** The label of the button on each card. */
  openLabel: string;
  /** The label where the card shows only a part of the text. */
  moreLabel?: string;
  /** Whether this list has the search by title, rather than another part of the screen. */
  hasSearch?: boolean;
  empty: { title: string; description: string };
  /** The app that shows the posts. */
  app: PhoneContent['app'];
  /** The phone preview of an item. */
  Phone: ComponentType<{ item: Item; onClose: () => void }>;
}

export function PostList<Item extends ContentItem>(props: Props<Item>) {
  const { label, posts, postOf, addLabel, empty, hasSearch = true, app, Phone } = props;
  const { openLabel, moreLabel = openLabel } = props;
  const { company, query, sort, text, show, shown: narrowed } = posts;
  const { stateOf, opened } = posts;
  const openedPost = opened && postOf(opened);
  useNoteOpened(openedPost?.id ?? '', openedPost?.title, useScreenName());
  const ordered = useMemo(() => {
    // All moments have the same format, so they can be compared as text.
    const older = (one: Post, other: Post) => Number(one.moment < other.moment) - Number(one.moment > other.moment);
    const listed = (item: Item): Listed => ({ ...postOf(item), state: stateOf(item) });
    const newestFirst = (query.data ?? []).map(listed).sort(older);
    return sort === 'older' ? newestFirst.reverse() : newestFirst;
  }, [query.data, postOf, stateOf, sort]);
  const shown = useMemo(() => ordered.filter(({ title }) => containsWords(title, text)), [ordered, text]);
  const marked = useJustSaved(
    query.data,
    (item) => postOf(item).id,
    () => undefined,
  );
  const { previewed, preview, endPreview } = usePreviewedItem(query.data, (item) => postOf(item).id);
  // The cards render again whenever this function changes.
  const card = useCallback(
    (post: Listed) => <PostCard {...{ post, company, openLabel, moreLabel, app, onOpen: show, onLook: preview }} />,
    [company, openLabel, moreLabel, app, show, preview],
  );
  useScreenAction(`Add to ${label}`, () => show('new'));
  return (
    <>
      <div className="filters">
        <Button intent="primary" text={addLabel} onClick={() => show('new')} />
        <span className="filters-rest">
          <ShowingSelect {...narrowed} />
          <HTMLSelect
            aria-label="Sort"
            options={ORDERS}
            value={sort === 'older' ? sort : ''}
            onChange={({ target }) => posts.onSort(target.value)}
          />
          {hasSearch && <TableSearch label="Search by title" text={text} onText={posts.onText} />}
        </span>
      </div>
      <CardGrid
        label={label}
        items={shown}
        idOf={({ id }) => id}
        card={card}
        isLoading={query.isPending}
        failure={listFailure(query)}
        empty={text ? { title: 'No matches' } : nothingShown(narrowed.showing, empty)}
        marked={marked}
        about={`${sort} ${narrowed.showing} ${text}`}
      />
      {previewed && <Phone item={previewed} onClose={endPreview} />}
    </>
  );
}

interface CardProps {
  post: Listed;
  company: string;
  openLabel: string;
  moreLabel: string;
  app: PhoneContent['app'];
  onOpen: (id: string) => void;
  onLook: (id: string) => void;
}

function PostCard({ post, company, openLabel, moreLabel, app, onOpen, onLook }: CardProps) {
  const { id, title, content, moment, path, author, state } = post;
  const beginning = cutForCard(content);
  const label = beginning === content.trim() ? openLabel : moreLabel;
  return (
    <>
      <ContentImage path={path} alt={`Picture of ${title}`} />
      <div className="card-text">
        <span className="card-over-title">
          {company}
          <StatusTag status={state ?? ''} />
        </span>
        <h2 dir="auto">{title}</h2>
        <p dir="auto">{beginning}</p>
        <span className="card-facts">{[author, longDay(moment)].filter(Boolean).join(' · ')}</span>
        <div className="card-buttons">
          <Button className="card-open" text={label} aria-label={`${label}: ${title}`} onClick={() => onOpen(id)} />
          <LookButton app={app} title={title} onLook={() => onLook(id)} />
        </div>
      </div>
    </>
  );
}
