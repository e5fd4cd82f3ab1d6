// Pictures that staff upload for newsletters, announcements and offers: a scene with the item's title.
import { type Drawing, line } from '../../seeding/drawing';
import { pick, randomFrom } from '../../seeding/random';
import { healthScenes } from './healthScenes';
import type { Kind, Palette, PictureContent, Scene } from './model';
import { placeScenes } from './placeScenes';

const PALETTES: [Palette, ...Palette[]] = [
  { sky: '#e3f4ef', far: '#b5dfd3', middle: '#5fae9b', near: '#1f5f54', bright: '#ffffff', warm: '#f2a65a' },
  { sky: '#e6f0fa', far: '#b9d3ec', middle: '#5f93c4', near: '#1f4568', bright: '#ffffff', warm: '#f6c453' },
  { sky: '#fdf1e3', far: '#f6d5ae', middle: '#dd9355', near: '#7a3f1d', bright: '#fffdf8', warm: '#d9534f' },
  { sky: '#f3ecfa', far: '#d6c3ec', middle: '#9673c2', near: '#45286b', bright: '#ffffff', warm: '#f08a9b' },
  { sky: '#eef5e1', far: '#cfe0a6', middle: '#8fae4b', near: '#3f5718', bright: '#fffef6', warm: '#e2725b' },
  { sky: '#fdecee', far: '#f7c8cf', middle: '#db7a8b', near: '#71283a', bright: '#ffffff', warm: '#f3b562' },
];

const scenes: Record<Kind, readonly [Scene, ...Scene[]]> = { health: healthScenes, ...placeScenes };

/** The same number always gives the same picture; neighbouring numbers give different ones. */
export function drawingOf({ kind, title, subtitle }: PictureContent, number: number): Drawing {
  const random = randomFrom(number + 11);
  const scene = pick(random, scenes[kind]);
  const palette = pick(random, PALETTES);
  const caption = `<rect y="416" width="960" height="124" fill="#101a24" fill-opacity=".82"/>
    ${line(title, { x: 40, y: 472, width: 880, size: 38, bold: true, fill: '#fff' })}
    ${line(subtitle, { x: 40, y: 514, width: 880, size: 24, fill: '#cfd9e2' })}`;
  return {
    width: 960,
    height: 540,
    content: `<rect width="960" height="540" fill="${palette.sky}"/>${scene(palette, random)}${caption}`,
  };
}
