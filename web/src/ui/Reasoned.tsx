import { type JSX, type SyntheticEvent, useId } from 'react';
import './reasoned.css';

/** What makes a button one that cannot work yet. */
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

/**
 * A button that cannot work yet says why, to whoever points at it, comes to it by keyboard or has it read aloud. So it is not
 * `disabled`, which neither takes nor keeps the focus: a click does nothing.
 */
export function Reasoned({ whyNot, children }: Props) {
  const id = useId();
  return (
    <span className="reasoned">
      {children(
        whyNot
          ? { className: 'bp6-disabled', 'aria-disabled': true, 'aria-describedby': id, onClickCapture: stop }
          : NOTHING,
      )}
      {whyNot && (
        <span id={id} role="tooltip" className="why-not">
          {whyNot}
        </span>
      )}
    </span>
  );
}
