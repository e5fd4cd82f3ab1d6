import { Button } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '@/api/answer';
import { useReleasedPictures } from '@/app/picture';
import { useInView } from '@/ui/browser/useMedia';
import './content.css';
import { contentImageQuery } from './form';

/** Loaded a little before it scrolls into view. */
const AHEAD = '600px';
const NONE = 'No picture';
const MISSING = 'The picture is missing.';
const UNREADABLE = 'The picture could not be loaded.';

interface Props {
  path: string;
  alt: string;
}

/** The picture of a content item, loaded only near the visible area to save memory and calls. */
export function ContentImage({ path, alt }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useInView(frame, AHEAD);
  return (
    <div ref={frame} className="content-image">
      {path === '' && <p>{NONE}</p>}
      {path !== '' && isNear && <Loaded key={path} path={path} alt={alt} />}
    </div>
  );
}

function Loaded({ path, alt }: Props) {
  useReleasedPictures();
  const { data, error, refetch } = useQuery(contentImageQuery(path));
  const [isBroken, setBroken] = useState(false);
  if (data && !isBroken) return <img src={data.url} alt={alt} decoding="async" onError={() => setBroken(true)} />;
  if (!error && !isBroken) return <div className="bp6-skeleton" role="status" aria-label={`${alt} is loading`} />;
  const isMissing = error instanceof ApiError && error.failure === 'refused';
  return (
    <p>
      {isMissing ? MISSING : UNREADABLE}
      {!isMissing && !isBroken && (
        <Button size="small" text="Try again" aria-label={`Try again: ${alt}`} onClick={() => void refetch()} />
      )}
    </p>
  );
}
