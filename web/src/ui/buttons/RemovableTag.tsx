import { Button } from '@blueprintjs/core';
import { Cross } from './icons';
import './buttons.css';

interface Props {
  text: string;
  onRemove: () => void;
}

/** Not Blueprint's own: its tag takes the keys of its remove button, so that only the mouse can remove it. */
export const RemovableTag = ({ text, onRemove }: Props) => (
  <Button
    className="removable-tag"
    size="small"
    text={text}
    endIcon={<Cross size={12} />}
    aria-label={`Remove: ${text}`}
    // The second click of a double click would be on the next tag.
    onClick={({ detail }) => detail < 2 && onRemove()}
  />
);
