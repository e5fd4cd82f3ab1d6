import { Button, type ButtonProps, Spinner } from '@blueprintjs/core';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useIsUnanswered } from '@/ui/dialogs/unanswered';
import { isFocusNear } from '@/ui/focus/focusPlace';

interface Props extends Omit<ButtonProps, 'loading'> {
  isBusy: boolean;
}

const SPINNER = <Spinner className="bp6-button-spinner" size={18} />;

/**
 * A button that shows a spinner and ignores clicks while its action is running. It is not `disabled` meanwhile, as
 * Blueprint's own `loading` would make it: a disabled button loses the focus, and keyboard users lose their place. While
 * its action waits for the answer to a question, it ignores clicks without a spinner.
 */
export function BusyButton({ isBusy, className = '', onClick, icon, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const isUnanswered = useIsUnanswered();
  const spins = isBusy && !isUnanswered;
  useEffect(() => {
    if (!isBusy) return;
    // The second click of a double click may have moved the focus to an element around the button.
    return () => {
      if (isFocusNear(button.current)) button.current?.focus();
    };
  }, [isBusy]);

  const click = (event: MouseEvent<HTMLElement>) => {
    // A click on a form's submit button would send the form again.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...props}
      ref={button}
      className={spins ? `${className} bp6-loading` : className}
      icon={spins ? SPINNER : icon}
      aria-disabled={isBusy || props['aria-disabled']}
      onClick={click}
    />
  );
}

/** The one button of a page that is a form: signing in, recovering an account. */
export function SubmitButton({ text, isBusy }: { text: string; isBusy: boolean }) {
  return <BusyButton type="submit" intent="primary" size="large" fill text={text} isBusy={isBusy} />;
}
