import { ProgressBar } from '@blueprintjs/core';
import './uploadProgress.css';

interface Props {
  text?: string;
  /** The share sent so far, from 0 to 1; null when the progress is unknown. */
  share: number | null;
}

/** Shown while something is being saved that may take a while. */
export function UploadProgress({ text = 'Saving Changes...', share }: Props) {
  return (
    <div className="upload-progress" role="status">
      <span>{text}</span>
      <ProgressBar aria-label={text} value={share === null || share === 1 ? undefined : share} />
    </div>
  );
}
