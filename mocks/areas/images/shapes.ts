// Shapes that several scenes share. The ground of a scene is at 416, where the caption begins.
import { between, type Random } from '../../seeding/random';

export const cloud = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#fff" fill-opacity=".85"><circle r="26"/><circle cx="34" cy="-14" r="34"/><circle cx="72" r="28"/><rect x="-2" y="2" width="78" height="26" rx="13"/></g>`;

export const tree = (x: number, y: number, size: number, leaves: string, trunk: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><rect x="-7" y="-60" width="14" height="60" fill="${trunk}"/><circle cy="-92" r="46" fill="${leaves}"/><circle cx="-26" cy="-66" r="30" fill="${leaves}"/><circle cx="26" cy="-66" r="30" fill="${leaves}"/></g>`;

export const palm = (x: number, y: number, size: number, leaves: string, trunk: string) => {
  const leaf = (turn: number) =>
    `<path transform="rotate(${turn})" d="M0 0 Q50 -46 112 -8 Q54 -20 0 0Z" fill="${leaves}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-8 0 Q10 -90 -6 -180 L6 -180 Q28 -90 12 0Z" fill="${trunk}"/><g transform="translate(0 -180)">${[-150, -110, -64, -20, 24, 62].map(leaf).join('')}</g></g>`;
};

export const leaf = (x: number, y: number, turn: number, size: number, fill: string, vein: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0 C-52 -60 -46 -150 0 -210 C46 -150 52 -60 0 0Z" fill="${fill}"/><path d="M0 30 V-176 M0 -50 L24 -84 M0 -50 L-24 -84 M0 -100 L22 -132 M0 -100 L-22 -132" stroke="${vein}" stroke-width="4" fill="none" stroke-linecap="round"/></g>`;

export const HEART = 'M0 44 C-110 -34 -74 -128 0 -76 C74 -128 110 -34 0 44Z';

/** A range of hills across the whole width. */
export function hills(random: Random, height: number, fill: string): string {
  const [left, right] = [between(random, -60, 60), between(random, -60, 60)];
  return `<path d="M0 ${height} C180 ${height - 120 + left} 320 ${height + 60} 500 ${height - 30} S800 ${height - 110 + right} 960 ${height - 10} V540 H0Z" fill="${fill}"/>`;
}
