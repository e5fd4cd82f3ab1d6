// Icons as paths of Blueprint's smaller drawings; its own components of icons have a second drawing for large ones. Here
// are those that the sign-in needs, too: the others are in files that load with what shows them.

import { Button, type ButtonProps, Classes } from '@blueprintjs/core';
import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross';
import eyeOff from '@blueprintjs/icons/lib/esm/generated/16px/paths/eye-off';
import eyeOpen from '@blueprintjs/icons/lib/esm/generated/16px/paths/eye-open';
import key from '@blueprintjs/icons/lib/esm/generated/16px/paths/key';
import shield from '@blueprintjs/icons/lib/esm/generated/16px/paths/shield';
import type { JSX } from 'react';

/** The grid of the paths. */
const GRID = 16;

export interface IconProps {
  size?: number;
  className?: string | undefined;
}

/** An icon with the styles of Blueprint's, in fewer elements; its text is that of the element around it. */
export const drawn = (name: string, paths: string[]) =>
  function Icon({ size = GRID, className }: IconProps) {
    return (
      <svg
        aria-hidden
        data-icon={name}
        className={className ? `${Classes.ICON} ${className}` : Classes.ICON}
        viewBox={`0 0 ${GRID} ${GRID}`}
        width={size}
        height={size}
        fill="currentcolor"
      >
        {paths.map((path) => (
          <path key={path} d={path} fillRule="evenodd" />
        ))}
      </svg>
    );
  };

export const Cross = drawn('cross', cross);
export const EyeOff = drawn('eye-off', eyeOff);
export const EyeOpen = drawn('eye-open', eyeOpen);
export const Key = drawn('key', key);
export const Shield = drawn('shield', shield);

/** A button with an icon only; its label is its accessible name and its tooltip. */
export function IconButton({
  label,
  ...props
}: Omit<ButtonProps, 'icon' | 'text'> & { label: string; icon: JSX.Element }) {
  return <Button variant="minimal" aria-label={label} title={label} {...props} />;
}
