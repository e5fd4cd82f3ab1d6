import { InputGroup, type InputGroupProps } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import './actionInput.css';

/**
 * An input with a button in it. Blueprint's `rightElement` measures its element and forces a layout at every render.
 */
export function ActionInput({ action, ...input }: InputGroupProps & { action: ReactNode }) {
  return (
    <div className="action-input">
      <InputGroup {...input} />
      <span>{action}</span>
    </div>
  );
}
