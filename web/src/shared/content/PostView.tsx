import { H3 } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { longDay } from '@/ui/texts/days';
import '@/ui/cards/cards.css';
import { ContentImage } from './ContentImage';
import type { Post } from './PostList';

/** A whole post, for reading. */
export function PostView({ post, children }: { post: Post; children: ReactNode }) {
  const { title, content, path, moment } = post;
  return (
    <article className="content-view">
      <ContentImage path={path} alt={`Picture of ${title}`} />
      <H3 dir="auto">{title}</H3>
      <span className="card-facts">{longDay(moment)}</span>
      <p className="content-body">{content}</p>
      {children}
    </article>
  );
}
