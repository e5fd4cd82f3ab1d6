import { Button } from '@blueprintjs/core';
import { IconButton } from '@/ui/buttons/IconButton';
import { Duplicate } from '@/ui/buttons/icons';
import { toast } from '@/ui/messages/toasts';
import type { Mail } from '../calls';
import { copyToClipboard } from '../clipboard';

const SHOWN = 20;

/** Fills the code in as if it were typed, so that the form notices. */
function fillIn(code: string): void {
  const field = document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
  if (!field) {
    toast.warning('No one-time password is asked for here.');
    return;
  }
  // React overrides the element's `value` property, so the prototype's setter is needed to trigger its change event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

export function Outbox({ mails }: { mails: Mail[] }) {
  return (
    <>
      {mails.length === 0 && <p>No mail has been sent yet.</p>}
      <ul className="tester-mails">
        {mails.slice(0, SHOWN).map(({ subject, to, code, at }) => (
          <li key={code + at}>
            <span>
              {subject}
              <br />
              {to}
            </span>
            <code>{code}</code>
            <Button text="Fill in" size="small" aria-label={`Fill in ${code}`} onClick={() => fillIn(code)} />
            <IconButton label={`Copy ${code}`} icon={<Duplicate />} onClick={() => void copyToClipboard(code)} />
          </li>
        ))}
      </ul>
    </>
  );
}
