import { Button } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '@/api/answer';
import { useReleasedPictures } from '@/app/picture';
import { useInView } from '@/ui/useInView';
import './content.css';
import { contentImageQuery } from './image';

/** Loaded a little before it is in sight. */
const AHEAD = '600px';
const NONE = 'No picture';
const MISSING = 'The picture is missing.';
const UNREADABLE = 'The picture could not be loaded.';

interface Props {
  path: string;
  alt: string;
}

/** The picture of an item of content, from when it comes into view; what is far away takes no memory. */
export function ContentImage({ path, alt }: Props) {
  useReleasedPictures();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useInView(frame, AHEAD);
  const { data, error, refetch } = useQuery({ ...contentImageQuery(path), enabled: isNear && path !== '' });
  const isMissing = error instanceof ApiError && error.failure === 'refused';
  return (
    <div ref={frame} className="content-image">
      {path === '' && <p>{NONE}</p>}
      {data && isNear && <img src={data.url} alt={alt} />}
      {!data && error && (
        <p role="alert">
          {isMissing ? MISSING : UNREADABLE}
          {!isMissing && (
            <Button size="small" text="Try again" aria-label={`Try again: ${alt}`} onClick={() => void refetch()} />
          )}
        </p>
      )}
      {!data && !error && path !== '' && (
        <div className="bp6-skeleton" role="status" aria-label={`${alt} is loading`} />
      )}
    </div>
  );
}
