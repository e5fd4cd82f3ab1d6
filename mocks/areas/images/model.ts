import type { Random } from '../../seeding/random';
import type { World } from '../../worlds/world';

export type Kind = 'health' | 'hotel' | 'dining' | 'gym' | 'spa' | 'optical' | 'retail' | 'leisure' | 'other';

/** The content of a drawn picture. */
export interface PictureContent {
  kind: Kind;
  title: string;
  subtitle: string;
}

/**
 * Describes the picture at a path of the provider's area; undefined when the path is not one of the area's or has no
 * picture.
 */
export type PictureProvider = (world: World, path: string) => PictureContent | undefined;

/** Colours from far to near, and two accent colours. */
export interface Palette {
  sky: string;
  far: string;
  middle: string;
  near: string;
  bright: string;
  warm: string;
}

export type Scene = (palette: Palette, random: Random) => string;
