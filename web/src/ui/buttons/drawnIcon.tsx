import { Classes } from '@blueprintjs/core';

/** The grid of the paths. */
const GRID = 16;

interface IconProps {
  size?: number;
  className?: string;
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
