import { EyeOpen } from '@/ui/buttons/icons';
import type { RowAction } from '@/ui/table/columns/actionsColumn';
import { type PhoneContent, seenBy } from './content';

/** Of a row, or of a card: opens the telephone with what stands there. */
export const lookAction = (app: PhoneContent['app'], title: string, onClick: () => void): RowAction => ({
  label: `${seenBy(app)}: ${title}`,
  icon: <EyeOpen />,
  onClick,
});
