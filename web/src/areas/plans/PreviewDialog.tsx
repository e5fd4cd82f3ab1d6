import type { LoadedPicture } from '@/app/picture';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { PicturePair } from '@/ui/pictures/PicturePair';

interface Props {
  name: string;
  picture: LoadedPicture;
  onClose: () => void;
}

/** A document in the full window, with zoom and rotation. */
export default function PreviewDialog({ name, picture, onClose }: Props) {
  useRestoreFocus();
  return <PicturePair pictures={[{ name, state: 'ready', ...picture }]} onClose={onClose} />;
}
