import { ProgressBar } from '@blueprintjs/core';
import './uploadProgress.css';

interface Props {
  /** What has gone so far, as a share of 1; null where nothing takes long. */
  share: number | null;
}

/** While something is saved that may take a while. */
export function UploadProgress({ share }: Props) {
  return (
    <div className="upload-progress" role="status">
      <span>Saving Changes...</span>
      <ProgressBar value={share === null || share === 1 ? undefined : share} />
    </div>
  );
}
