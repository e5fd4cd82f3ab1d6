import { EyeOpen } from '@/ui/buttons/icons';
import type { RowAction } from '@/ui/table/columns/usualColumns';
import { type PhoneContent, previewTitle } from './content';

/** An action of a row or a card that opens the phone preview. */
export const lookAction = (app: PhoneContent['app'], title: string, onClick: () => void): RowAction => ({
  label: `${previewTitle(app)}: ${title}`,
  icon: <EyeOpen />,
  onClick,
});
