import { ProgressBar } from '@blueprintjs/core';
import './uploadProgress.css';

interface Props {
  text?: string;
  /** What has gone so far, as a share of 1; null where nothing takes long. */
  share: number | null;
}

/** While something is saved that may take a while. */
export function UploadProgress({ text = 'Saving Changes...', share }: Props) {
  return (
    <div className="upload-progress" role="status">
      <span>{text}</span>
      <ProgressBar aria-label={text} value={share === null || share === 1 ? undefined : share} />
    </div>
  );
}
