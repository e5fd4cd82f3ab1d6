import { InputGroup, type InputGroupProps } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import './actionInput.css';

/** An input with a button in it. Blueprint's `rightElement` would measure it, and so lay out the page, at every drawing. */
export function ActionInput({ action, ...input }: InputGroupProps & { action: ReactNode }) {
  return (
    <div className="action-input">
      <InputGroup {...input} />
      <span>{action}</span>
    </div>
  );
}
