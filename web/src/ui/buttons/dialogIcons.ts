// Icons that are only in what opens above a page.
import duplicate from '@blueprintjs/icons/lib/esm/generated/16px/paths/duplicate';
import floppyDisk from '@blueprintjs/icons/lib/esm/generated/16px/paths/floppy-disk';
import help from '@blueprintjs/icons/lib/esm/generated/16px/paths/help';
import imageRotateLeft from '@blueprintjs/icons/lib/esm/generated/16px/paths/image-rotate-left';
import imageRotateRight from '@blueprintjs/icons/lib/esm/generated/16px/paths/image-rotate-right';
import maximize from '@blueprintjs/icons/lib/esm/generated/16px/paths/maximize';
import moon from '@blueprintjs/icons/lib/esm/generated/16px/paths/moon';
import redo from '@blueprintjs/icons/lib/esm/generated/16px/paths/redo';
import zoomIn from '@blueprintjs/icons/lib/esm/generated/16px/paths/zoom-in';
import zoomOut from '@blueprintjs/icons/lib/esm/generated/16px/paths/zoom-out';
import zoomToFit from '@blueprintjs/icons/lib/esm/generated/16px/paths/zoom-to-fit';
import { drawn } from './icons';

export const Duplicate = drawn('duplicate', duplicate);
export const FloppyDisk = drawn('floppy-disk', floppyDisk);
export const Help = drawn('help', help);
export const ImageRotateLeft = drawn('image-rotate-left', imageRotateLeft);
export const ImageRotateRight = drawn('image-rotate-right', imageRotateRight);
export const Maximize = drawn('maximize', maximize);
export const Moon = drawn('moon', moon);
export const Redo = drawn('redo', redo);
export const ZoomIn = drawn('zoom-in', zoomIn);
export const ZoomOut = drawn('zoom-out', zoomOut);
export const ZoomToFit = drawn('zoom-to-fit', zoomToFit);
