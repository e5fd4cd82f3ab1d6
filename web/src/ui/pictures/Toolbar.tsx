import { Switch } from '@blueprintjs/core';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '@/ui/buttons/IconButton';
import { ImageRotateLeft, ImageRotateRight, Maximize, ZoomIn, ZoomOut, ZoomToFit } from '@/ui/buttons/icons';
import { type PictureCommand, VIEW_KEYS, type ViewCommand } from './commands';

interface Props {
  /** The name and zoom level of the picture that the buttons act on. */
  name: string;
  level: string;
  /** Null when there is only one picture. */
  linked: boolean | null;
  isLarge: boolean;
  /**
   * True while no picture is shown. The buttons stay focusable then, because the next picture may appear in a moment.
   */
  isIdle: boolean;
  onCommand: (command: PictureCommand) => void;
  onEnlarge: () => void;
}

const ZOOM = [
  { command: 'zoomOut', icon: <ZoomOut /> },
  { command: 'zoomIn', icon: <ZoomIn /> },
] as const;

const VIEW = [
  { command: 'rotateLeft', icon: <ImageRotateLeft /> },
  { command: 'rotateRight', icon: <ImageRotateRight /> },
  { command: 'fit', icon: <ZoomToFit /> },
  { command: 'actualSize', icon: <span className="pictures-one-to-one" /> },
] as const;

function titleOf(command: ViewCommand): string {
  const { label, key } = VIEW_KEYS[command];
  return `${label} (${key.length === 1 ? key.toUpperCase() : key})`;
}

/** The index of the control that an arrow key moves to; the list wraps around. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** One tab stop; arrow keys move between the controls. */
export function Toolbar({ name, level, linked, isLarge, isIdle, onCommand, onEnlarge }: Props) {
  const [stop, setStop] = useState<string>('zoomOut');
  const tabStop = (name: string) => ({ tabIndex: name === stop ? 0 : -1, onFocus: () => setStop(name) });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input')];
    const next = target(event.key, controls.indexOf(event.target as HTMLElement), controls.length);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    controls[next]?.focus();
  };

  const button = ({ command, icon }: (typeof ZOOM | typeof VIEW)[number]) => (
    <IconButton
      key={command}
      label={VIEW_KEYS[command].label}
      title={titleOf(command)}
      icon={icon}
      aria-disabled={isIdle}
      onClick={() => onCommand(command)}
      {...tabStop(command)}
    />
  );

  return (
    <div className="pictures-toolbar" role="toolbar" aria-label="View of the pictures" onKeyDown={onKeyDown}>
      {button(ZOOM[0])}
      <output className="pictures-level" aria-label={`Zoom of ${name}`}>
        {level}
      </output>
      {button(ZOOM[1])}
      {VIEW.map(button)}
      {linked !== null && (
        <Switch
          label="Move together"
          role="switch"
          inline
          checked={linked}
          onChange={() => onCommand('toggleLinked')}
          {...tabStop('toggleLinked')}
        />
      )}
      {!isLarge && (
        <IconButton
          label="Enlarge"
          className="pictures-enlarge"
          icon={<Maximize />}
          onClick={onEnlarge}
          {...tabStop('toggleLarge')}
        />
      )}
    </div>
  );
}
