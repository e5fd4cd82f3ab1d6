import { Button } from '@blueprintjs/core';
import { ApiError, messageOf } from '@/api/answer';
import type { LoadedPicture } from '@/app/picture';

const UNREADABLE = 'The picture could not be loaded.';

interface Props {
  alt: string;
  picture: LoadedPicture | undefined;
  error: Error | null;
  isBroken: boolean;
  onBroken: (url: string) => void;
  onRetry: () => void;
  onOpen: () => void;
}

/** A small preview of the document, or the reason why there is none. */
export function DocumentPicture({ alt, picture, error, isBroken, onBroken, onRetry, onOpen }: Props) {
  if (picture && !isBroken) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same.
      <img src={picture.url} alt={alt} onClick={onOpen} onError={() => onBroken(picture.url)} />
    );
  }
  if (!error && !isBroken) return <div className="bp6-skeleton" role="status" aria-label={`${alt} is loading`} />;
  const isMissing = error instanceof ApiError && error.failure === 'refused';
  return (
    <div className="plan-note" role="alert">
      <p>{isMissing ? messageOf(error) : UNREADABLE}</p>
      {!isMissing && <Button text="Try again" aria-label={`Try again: ${alt}`} onClick={onRetry} />}
    </div>
  );
}
