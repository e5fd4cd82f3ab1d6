// The card of the chosen account: its labels, style, background image and sample member.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/answer';
import { useReleasedPictures } from '@/app/picture';
import { type CardAccount, imageQuery, labelsQuery, memberQuery, styleQuery } from './calls';
import { codeOf } from './rules';

const NOWHERE = { filename: '', filepath: '', filetype: 'image/png' } as const;
/** An uploaded image: when it was uploaded, and the `upload` number of the image before it. */
interface Upload {
  at: number;
  before: number;
}

const NONE: Upload = { at: 0, before: 0 };
const NOBODY: CardAccount = { label: '', membacct: '', contract: '', avega: false };

export type Card = ReturnType<typeof useCard>;

export function useCard(account: CardAccount | undefined) {
  useReleasedPictures();
  const code = account ? codeOf(account) : '';
  const [uploads, setUploads] = useState<Record<string, Upload>>({});
  const isChosen = account !== undefined;
  const labels = useQuery({ ...labelsQuery(code), enabled: isChosen });
  const styles = useQuery({ ...styleQuery(code), enabled: isChosen });
  const style = styles.data?.[0];
  const { at, before } = uploads[code] ?? NONE;
  // Until the style has been fetched again, the old image stays in the cache and is shown, because its path may be
  // gone.
  const upload = styles.dataUpdatedAt > at ? at : before;
  const image = useQuery({ ...imageQuery(style ?? NOWHERE, upload), enabled: Boolean(style) });
  const member = useQuery({ ...memberQuery(code, account ?? NOBODY), enabled: isChosen });
  const isImageRefused = image.error instanceof ApiError && image.error.failure === 'refused';
  const failed = [styles, image].find(({ data, error }) => error && !data);
  return {
    labels,
    style,
    member,
    /** The URL of the background image. */
    image: style && image.data?.url,
    isLoading: isChosen && (styles.isPending || (style !== undefined && image.isPending)),
    /** The account has no card of its own, or its image is missing. */
    isMissing: (styles.data !== undefined && !style) || (style !== undefined && isImageRefused),
    /** Retries the query that failed. */
    onRetry: failed && !isImageRefused ? () => void failed.refetch() : undefined,
    noteUpload: () => setUploads((all) => ({ ...all, [code]: { at: Date.now(), before: upload } })),
  };
}
