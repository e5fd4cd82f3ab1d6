// The card of the account that is chosen: its labels, its style, the image behind it and the member who is its sample.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/answer';
import { useReleasedPictures } from '@/app/picture';
import { type CardAccount, imageQuery, labelsQuery, memberQuery, styleQuery } from './calls';
import { codeOf, noSample } from './rules';

const NOWHERE = { filename: '', filepath: '', filetype: 'image/png' } as const;
/** An image that was uploaded: when, and by what the one before it was told from others. */
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
  // Until the style says where the new image lies, that of before is shown: at its old place there may be nothing.
  const upload = styles.dataUpdatedAt > at ? at : before;
  const image = useQuery({ ...imageQuery(style ?? NOWHERE, upload), enabled: Boolean(style) });
  const member = useQuery({
    ...memberQuery(code, account ?? NOBODY),
    enabled: account !== undefined && !noSample(account),
  });
  const isImageRefused = image.error instanceof ApiError && image.error.failure === 'refused';
  const failed = [styles, image].find(({ data, error }) => error && !data);
  return {
    labels,
    style,
    member,
    /** The address of the image behind it. */
    image: style && image.data?.url,
    isLoading: isChosen && (styles.isPending || (style !== undefined && image.isPending)),
    /** The account has none of its own, or its image lies nowhere. */
    isMissing: (styles.data !== undefined && !style) || (style !== undefined && isImageRefused),
    /** How to try again what could not be fetched. */
    onRetry: failed && !isImageRefused ? () => void failed.refetch() : undefined,
    noteUpload: () => setUploads((all) => ({ ...all, [code]: { at: Date.now(), before: upload } })),
  };
}
