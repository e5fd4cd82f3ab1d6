import { Button, type ButtonProps } from '@blueprintjs/core';
import type { JSX } from 'react';

/** A button without text still says what it does. */
export function IconButton({
  label,
  ...props
}: Omit<ButtonProps, 'icon' | 'text'> & { label: string; icon: JSX.Element }) {
  return <Button variant="minimal" aria-label={label} title={label} {...props} />;
}
