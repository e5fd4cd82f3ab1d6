import type { Random } from '../../seeding/random';
import type { World } from '../../worlds/world';

export type Kind = 'health' | 'hotel' | 'dining' | 'gym' | 'spa' | 'optical' | 'retail' | 'leisure' | 'other';

/** What is on a picture. */
export interface Drawn {
  kind: Kind;
  title: string;
  subtitle: string;
}

/** What an area says is on the picture at a path of its own; undefined when the path is none of its, or nothing has it. */
export type Provider = (world: World, path: string) => Drawn | undefined;

/** From far to near, and two colours to stand out. */
export interface Palette {
  sky: string;
  far: string;
  middle: string;
  near: string;
  bright: string;
  warm: string;
}

export type Scene = (palette: Palette, random: Random) => string;
