import { Dialog, Switch } from '@blueprintjs/core';
import {
  type Dispatch,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useReducer,
  useRef,
  useState,
} from 'react';
import { ImageRotateLeft, ImageRotateRight, Maximize, ZoomIn, ZoomOut, ZoomToFit } from '@/ui/buttons/dialogIcons';
import { IconButton } from '@/ui/buttons/icons';
import { actionOf, type PictureCommand, VIEW_KEYS, type ViewCommand } from './commands';
import { rotatedFile } from './rotatedFile';
import { isShown, type Picture, Stage } from './Stage';
import { type Action, newPair, percentOf, reduce, type View, viewOf } from './view';
import './pictures.css';

interface ToolbarProps {
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
function Toolbar({ name, level, linked, isLarge, isIdle, onCommand, onEnlarge }: ToolbarProps) {
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

export type { Picture } from './Stage';

/** For the surrounding screen: its keys control the pictures, and it can export them as shown. */
export interface PicturesHandle {
  /** Applies to the chosen picture, or to both while they are linked. */
  perform: (command: PictureCommand) => void;
  /** Every picture as currently rotated: null for one that is not shown. */
  asTurned: () => Promise<(Blob | null)[]>;
}

interface Props {
  /** One picture, or two. */
  pictures: readonly Picture[];
  /** What the pictures are compared with, shown beside them in the large window. */
  aside?: ReactNode;
  /** Called for `?` in the large window, where the keys of the surrounding screen do not work. */
  onHelp?: () => void;
  /** Set when the pictures are shown in the large window only; closing it calls this. */
  onClose?: () => void;
  ref?: Ref<PicturesHandle>;
}

const NONE_AT_ALL = 'No Uploaded Files Found!';

const CHOSEN_STAGE = '.pictures-stage[data-chosen]';
const ENLARGE_BUTTON = '.pictures-enlarge';

const focusIn = (root: Element, selector: string) => root.querySelector<HTMLElement>(selector)?.focus();

/**
 * The element that opened the large window. Elements inside the viewer are known by their selector, because the
 * pictures and their toolbar are mounted anew when they move; elements outside stay the same.
 */
type Opener = typeof CHOSEN_STAGE | typeof ENLARGE_BUTTON | Element | null;

function openerByKey(root: HTMLElement | null): Opener {
  const { activeElement } = document;
  if (!root?.contains(activeElement)) return activeElement;
  return activeElement?.closest('.pictures-toolbar') ? ENLARGE_BUTTON : CHOSEN_STAGE;
}

/** One or two pictures side by side that can be zoomed, rotated and moved, alone or together. */
export function PicturePair({ pictures, aside, onHelp, onClose, ref }: Props) {
  const [state, dispatch] = useReducer(reduce, pictures.length, newPair);
  const [isLarge, setLarge] = useState(onClose !== undefined);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<Opener>(null);
  const { save, isSaving, failureOf } = useSaveRotated(dispatch);

  const shown = pictures.flatMap((picture, index) => (isShown(picture, viewOf(state, index)) ? [index] : []));
  const chosen = shown.includes(state.chosen) ? state.chosen : (shown[0] ?? 0);

  function perform(command: PictureCommand): void {
    if (command === 'toggleLinked') dispatch({ type: 'linked', linked: !state.linked });
    else if (command === 'toggleLarge') toggleLarge(openerByKey(root.current));
    else if (shown.length === 0) return;
    else if (command === 'nextPicture') {
      dispatch({ type: 'chosen', index: shown[(shown.indexOf(chosen) + 1) % shown.length] ?? chosen });
    } else dispatch(actionOf(command, chosen));
  }

  const allAsTurned = () =>
    Promise.all(
      pictures.map(async (picture, index) => {
        const view = viewOf(state, index);
        return picture.file && isShown(picture, view) ? rotatedFile(picture.file, view.turn) : null;
      }),
    );
  useImperativeHandle(ref, () => ({ perform, asTurned: allAsTurned }));

  function toggleLarge(openedBy: Opener): void {
    if (!isLarge) opener.current = openedBy;
    if (onClose) onClose();
    else setLarge(!isLarge);
  }
  useEffect(() => {
    if (isLarge || !opener.current || !root.current) return;
    if (typeof opener.current === 'string') focusIn(root.current, opener.current);
    else if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [isLarge]);

  const content = pictures.every((picture) => picture.state === 'missing') ? (
    <p className="pictures-note pictures-missing pictures-none">{NONE_AT_ALL}</p>
  ) : (
    <>
      <Toolbar
        name={pictures[chosen]?.name ?? ''}
        level={shown.length === 0 ? '–' : percentOf(viewOf(state, chosen))}
        linked={pictures.length > 1 ? state.linked : null}
        isLarge={isLarge}
        isIdle={shown.length === 0}
        onCommand={perform}
        onEnlarge={() => toggleLarge(ENLARGE_BUTTON)}
      />
      <div className="pictures-stages">
        {pictures.map((picture, index) => (
          <Stage
            key={picture.name}
            picture={picture}
            index={index}
            view={viewOf(state, index)}
            isChosen={index === chosen}
            isSaving={isSaving(picture.url)}
            failure={failureOf(picture.url)}
            onSave={() => void save(picture, viewOf(state, index))}
            onEnlarge={isLarge ? undefined : () => toggleLarge(CHOSEN_STAGE)}
            dispatch={dispatch}
          />
        ))}
      </div>
    </>
  );

  return (
    <div className="pictures" ref={root}>
      {!isLarge && content}
      <Dialog
        className={onClose ? 'pictures-dialog pictures-alone' : 'pictures-dialog'}
        title={pictures.map(({ name }) => name).join(' and ')}
        isOpen={isLarge}
        onClose={() => toggleLarge(null)}
        onOpened={(dialog) => focusIn(dialog, CHOSEN_STAGE)}
        shouldReturnFocusOnClose={false}
        transitionDuration={0}
      >
        {/* The pictures are in one place at a time, so that each has one element only. */}
        {isLarge && (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for everything inside.
          <div className="pictures-large" onKeyDown={({ key }) => key === '?' && onHelp?.()}>
            {aside && <div className="pictures-aside">{aside}</div>}
            <div className="pictures">{content}</div>
          </div>
        )}
      </Dialog>
    </div>
  );
}

function without<Value>(all: ReadonlyMap<string, Value>, url: string): ReadonlyMap<string, Value> {
  return new Map([...all].filter(([key]) => key !== url));
}

const reasonOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'The picture could not be saved.';

/**
 * Saves a rotated picture. Progress and failures are kept by address, because the stage may show another picture by the
 * time a save ends.
 */
function useSaveRotated(dispatch: Dispatch<Action>) {
  const [saving, setSaving] = useState<ReadonlyMap<string, true>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());

  async function save({ url, file, onSave }: Picture, { turn }: View): Promise<void> {
    if (!url || !file || !onSave || saving.has(url)) return;
    setSaving((all) => new Map(all).set(url, true));
    setFailures((all) => without(all, url));
    try {
      const rotated = await rotatedFile(file, turn);
      if (!rotated) throw new Error('The picture could not be rotated.');
      await onSave(rotated);
      dispatch({ type: 'saved', url, turn });
    } catch (error) {
      setFailures((all) => new Map(all).set(url, reasonOf(error)));
    } finally {
      setSaving((all) => without(all, url));
    }
  }

  return {
    save,
    isSaving: (url: string | null) => url !== null && saving.has(url),
    failureOf: (url: string | null) => (url === null ? undefined : failures.get(url)),
  };
}
