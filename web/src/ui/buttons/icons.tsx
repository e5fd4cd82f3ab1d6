// The icons in use, as paths of Blueprint's smaller drawings. Its own components of icons have a second drawing for large ones.

import { Button, type ButtonProps, Classes } from '@blueprintjs/core';
import application from '@blueprintjs/icons/lib/esm/generated/16px/paths/application';
import bookmark from '@blueprintjs/icons/lib/esm/generated/16px/paths/bookmark';
import calendar from '@blueprintjs/icons/lib/esm/generated/16px/paths/calendar';
import caretDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-down';
import caretUp from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-up';
import chevronLeft from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-left';
import chevronRight from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-right';
import circle from '@blueprintjs/icons/lib/esm/generated/16px/paths/circle';
import cog from '@blueprintjs/icons/lib/esm/generated/16px/paths/cog';
import comment from '@blueprintjs/icons/lib/esm/generated/16px/paths/comment';
import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross';
import dashboard from '@blueprintjs/icons/lib/esm/generated/16px/paths/dashboard';
import diagramTree from '@blueprintjs/icons/lib/esm/generated/16px/paths/diagram-tree';
import disable from '@blueprintjs/icons/lib/esm/generated/16px/paths/disable';
import doubleCaretVertical from '@blueprintjs/icons/lib/esm/generated/16px/paths/double-caret-vertical';
import doubleChevronLeft from '@blueprintjs/icons/lib/esm/generated/16px/paths/double-chevron-left';
import doubleChevronRight from '@blueprintjs/icons/lib/esm/generated/16px/paths/double-chevron-right';
import dragHandleVertical from '@blueprintjs/icons/lib/esm/generated/16px/paths/drag-handle-vertical';
import duplicate from '@blueprintjs/icons/lib/esm/generated/16px/paths/duplicate';
import edit from '@blueprintjs/icons/lib/esm/generated/16px/paths/edit';
import exportPath from '@blueprintjs/icons/lib/esm/generated/16px/paths/export';
import eyeOff from '@blueprintjs/icons/lib/esm/generated/16px/paths/eye-off';
import eyeOpen from '@blueprintjs/icons/lib/esm/generated/16px/paths/eye-open';
import filter from '@blueprintjs/icons/lib/esm/generated/16px/paths/filter';
import floppyDisk from '@blueprintjs/icons/lib/esm/generated/16px/paths/floppy-disk';
import folderClose from '@blueprintjs/icons/lib/esm/generated/16px/paths/folder-close';
import glass from '@blueprintjs/icons/lib/esm/generated/16px/paths/glass';
import heart from '@blueprintjs/icons/lib/esm/generated/16px/paths/heart';
import help from '@blueprintjs/icons/lib/esm/generated/16px/paths/help';
import history from '@blueprintjs/icons/lib/esm/generated/16px/paths/history';
import home from '@blueprintjs/icons/lib/esm/generated/16px/paths/home';
import imageRotateLeft from '@blueprintjs/icons/lib/esm/generated/16px/paths/image-rotate-left';
import imageRotateRight from '@blueprintjs/icons/lib/esm/generated/16px/paths/image-rotate-right';
import infoSign from '@blueprintjs/icons/lib/esm/generated/16px/paths/info-sign';
import key from '@blueprintjs/icons/lib/esm/generated/16px/paths/key';
import logOut from '@blueprintjs/icons/lib/esm/generated/16px/paths/log-out';
import maximize from '@blueprintjs/icons/lib/esm/generated/16px/paths/maximize';
import media from '@blueprintjs/icons/lib/esm/generated/16px/paths/media';
import menu from '@blueprintjs/icons/lib/esm/generated/16px/paths/menu';
import menuClosed from '@blueprintjs/icons/lib/esm/generated/16px/paths/menu-closed';
import menuOpen from '@blueprintjs/icons/lib/esm/generated/16px/paths/menu-open';
import moon from '@blueprintjs/icons/lib/esm/generated/16px/paths/moon';
import mountain from '@blueprintjs/icons/lib/esm/generated/16px/paths/mountain';
import people from '@blueprintjs/icons/lib/esm/generated/16px/paths/people';
import pulse from '@blueprintjs/icons/lib/esm/generated/16px/paths/pulse';
import redo from '@blueprintjs/icons/lib/esm/generated/16px/paths/redo';
import search from '@blueprintjs/icons/lib/esm/generated/16px/paths/search';
import shield from '@blueprintjs/icons/lib/esm/generated/16px/paths/shield';
import shoppingCart from '@blueprintjs/icons/lib/esm/generated/16px/paths/shopping-cart';
import tag from '@blueprintjs/icons/lib/esm/generated/16px/paths/tag';
import th from '@blueprintjs/icons/lib/esm/generated/16px/paths/th';
import tick from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick';
import time from '@blueprintjs/icons/lib/esm/generated/16px/paths/time';
import trash from '@blueprintjs/icons/lib/esm/generated/16px/paths/trash';
import unlock from '@blueprintjs/icons/lib/esm/generated/16px/paths/unlock';
import user from '@blueprintjs/icons/lib/esm/generated/16px/paths/user';
import warningSign from '@blueprintjs/icons/lib/esm/generated/16px/paths/warning-sign';
import wrench from '@blueprintjs/icons/lib/esm/generated/16px/paths/wrench';
import zoomIn from '@blueprintjs/icons/lib/esm/generated/16px/paths/zoom-in';
import zoomOut from '@blueprintjs/icons/lib/esm/generated/16px/paths/zoom-out';
import zoomToFit from '@blueprintjs/icons/lib/esm/generated/16px/paths/zoom-to-fit';
import type { JSX } from 'react';

/** The grid of the paths. */
const GRID = 16;

interface IconProps {
  size?: number;
  className?: string;
}

/** An icon with the styles of Blueprint's, in fewer elements; its text is that of the element around it. */
const drawn = (name: string, paths: string[]) =>
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

export const Application = drawn('application', application);
export const Bookmark = drawn('bookmark', bookmark);
export const Calendar = drawn('calendar', calendar);
export const CaretDown = drawn('caret-down', caretDown);
export const CaretUp = drawn('caret-up', caretUp);
export const ChevronLeft = drawn('chevron-left', chevronLeft);
export const ChevronRight = drawn('chevron-right', chevronRight);
export const Circle = drawn('circle', circle);
export const Cog = drawn('cog', cog);
export const Comment = drawn('comment', comment);
export const Cross = drawn('cross', cross);
export const Dashboard = drawn('dashboard', dashboard);
export const DiagramTree = drawn('diagram-tree', diagramTree);
export const Disable = drawn('disable', disable);
export const DoubleCaretVertical = drawn('double-caret-vertical', doubleCaretVertical);
export const DoubleChevronLeft = drawn('double-chevron-left', doubleChevronLeft);
export const DoubleChevronRight = drawn('double-chevron-right', doubleChevronRight);
export const DragHandleVertical = drawn('drag-handle-vertical', dragHandleVertical);
export const Duplicate = drawn('duplicate', duplicate);
export const Edit = drawn('edit', edit);
export const Export = drawn('export', exportPath);
export const EyeOff = drawn('eye-off', eyeOff);
export const EyeOpen = drawn('eye-open', eyeOpen);
export const Filter = drawn('filter', filter);
export const FloppyDisk = drawn('floppy-disk', floppyDisk);
export const FolderClose = drawn('folder-close', folderClose);
export const Glass = drawn('glass', glass);
export const Heart = drawn('heart', heart);
export const Help = drawn('help', help);
export const History = drawn('history', history);
export const Home = drawn('home', home);
export const ImageRotateLeft = drawn('image-rotate-left', imageRotateLeft);
export const ImageRotateRight = drawn('image-rotate-right', imageRotateRight);
export const InfoSign = drawn('info-sign', infoSign);
export const Key = drawn('key', key);
export const LogOut = drawn('log-out', logOut);
export const Maximize = drawn('maximize', maximize);
export const Media = drawn('media', media);
export const Menu = drawn('menu', menu);
export const MenuClosed = drawn('menu-closed', menuClosed);
export const MenuOpen = drawn('menu-open', menuOpen);
export const Moon = drawn('moon', moon);
export const Mountain = drawn('mountain', mountain);
export const People = drawn('people', people);
export const Pulse = drawn('pulse', pulse);
export const Redo = drawn('redo', redo);
export const Search = drawn('search', search);
export const Shield = drawn('shield', shield);
export const ShoppingCart = drawn('shopping-cart', shoppingCart);
export const Tag = drawn('tag', tag);
export const Th = drawn('th', th);
export const Tick = drawn('tick', tick);
export const Time = drawn('time', time);
export const Trash = drawn('trash', trash);
export const Unlock = drawn('unlock', unlock);
export const User = drawn('user', user);
export const WarningSign = drawn('warning-sign', warningSign);
export const Wrench = drawn('wrench', wrench);
export const ZoomIn = drawn('zoom-in', zoomIn);
export const ZoomOut = drawn('zoom-out', zoomOut);
export const ZoomToFit = drawn('zoom-to-fit', zoomToFit);

/** A button with an icon only; its label is its accessible name and its tooltip. */
export function IconButton({
  label,
  ...props
}: Omit<ButtonProps, 'icon' | 'text'> & { label: string; icon: JSX.Element }) {
  return <Button variant="minimal" aria-label={label} title={label} {...props} />;
}
