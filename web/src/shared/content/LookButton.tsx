import { IconButton } from '@/ui/buttons/icons';
import type { PhoneContent } from '@/ui/phone/content';
import { lookAction } from '@/ui/phone/lookAction';

interface Props {
  app: PhoneContent['app'];
  title: string;
  onLook: () => void;
}

/** Opens the phone preview; stands beside the button that opens the card. */
export const LookButton = ({ app, title, onLook }: Props) => (
  <IconButton className="card-look" {...lookAction(app, title, onLook)} />
);
