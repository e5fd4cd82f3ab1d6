import { Button, type ButtonProps } from '@blueprintjs/core';
import type { JSX } from 'react';

/** A button with an icon only; its label is its accessible name and its tooltip. */
export function IconButton({
  label,
  ...props
}: Omit<ButtonProps, 'icon' | 'text'> & { label: string; icon: JSX.Element }) {
  return <Button variant="minimal" aria-label={label} title={label} {...props} />;
}
