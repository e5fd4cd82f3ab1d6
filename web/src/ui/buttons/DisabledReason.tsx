import { type JSX, type SyntheticEvent, useId, useRef } from 'react';
import './buttons.css';

/** The attributes of a button that cannot work yet. */
interface Off {
  className?: string;
  'aria-disabled'?: true;
  'aria-describedby'?: string;
  onClickCapture?: (event: SyntheticEvent) => void;
}

interface Props {
  /** Why the button cannot work yet; undefined when it can. */
  whyNot: string | undefined;
  children: (off: Off) => JSX.Element;
}

const NOTHING: Off = {};

const stop = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

const GAP = 6;

/** Places the reason below its button, or above it where there is no room, and within the window. */
function show(button: Element, reason: HTMLElement): void {
  reason.showPopover();
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = reason;
  const middle = (left + right - width) / 2;
  const below = bottom + GAP;
  reason.style.left = `${Math.max(GAP, Math.min(middle, window.innerWidth - width - GAP))}px`;
  reason.style.top = `${below + height > window.innerHeight ? top - GAP - height : below}px`;
}

/**
 * A button that cannot work yet shows the reason on hover and focus, and gives it to screen readers. It is not
 * `disabled`, because a disabled button cannot take or keep the focus; its clicks are stopped instead.
 */
export function DisabledReason({ whyNot, children }: Props) {
  const id = useId();
  const reason = useRef<HTMLSpanElement>(null);
  if (!whyNot) return <span className="reasoned">{children(NOTHING)}</span>;
  const open = ({ currentTarget }: SyntheticEvent) => reason.current && show(currentTarget, reason.current);
  const close = () => reason.current?.hidePopover();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the interactive element.
    <span className="reasoned" onMouseEnter={open} onFocus={open} onMouseLeave={close} onBlur={close}>
      {children({ className: 'bp6-disabled', 'aria-disabled': true, 'aria-describedby': id, onClickCapture: stop })}
      <span ref={reason} id={id} role="tooltip" className="why-not" popover="manual">
        {whyNot}
      </span>
    </span>
  );
}
