// Scenes for newsletters and announcements.
import { between } from '../../seeding/random';
import type { Scene } from './model';
import { cloud, HEART, hills, leaf, tree } from './shapes';

const heartLine: Scene = ({ far, middle, near, bright, warm }, random) => {
  const x = between(random, 560, 740);
  const beat = (at: number) => `H${at - 70} l22 -26 l22 26 l20 -118 l34 190 l26 -104 l18 32`;
  return `<circle cx="${x}" cy="214" r="330" fill="${far}" fill-opacity=".5"/><circle cx="${x}" cy="214" r="230" fill="${far}"/>
    <path d="${HEART}" transform="translate(${x} 250) scale(2)" fill="${warm}"/>
    <path d="${HEART}" transform="translate(${x - 8} 238) scale(1.6)" fill="${bright}" fill-opacity=".16"/>
    <path d="M0 268 ${beat(250)} ${beat(x)} H960" fill="none" stroke="${near}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>
    <circle cx="120" cy="110" r="46" fill="${middle}" fill-opacity=".35"/><path d="M120 86 V134 M96 110 H144" stroke="${bright}" stroke-width="14" stroke-linecap="round"/>`;
};

const runner: Scene = ({ far, middle, near, bright, warm }, random) => {
  const [sun, at] = [between(random, 160, 760), between(random, 300, 560)];
  return `<circle cx="${sun}" cy="130" r="72" fill="${warm}"/>${cloud(between(random, 40, 240), 110, 1)}${cloud(between(random, 560, 800), 80, 0.8)}
    ${hills(random, 280, far)}${hills(random, 340, middle)}
    <path d="M0 400 C200 330 420 430 620 372 S860 350 960 380 V540 H0Z" fill="${near}"/>
    <path d="M960 372 C760 352 680 396 540 400 S220 376 40 420" fill="none" stroke="${bright}" stroke-width="20" stroke-opacity=".7"/>
    <g transform="translate(${at} 386) scale(1.25)" stroke="${bright}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" fill="none"><path d="M10 -84 L-4 -46 L22 -24 L14 4 M-4 -46 L-22 -18 L-50 -20 M10 -84 L36 -62 L56 -74 M10 -84 L-20 -74 L-30 -50"/><circle cx="20" cy="-108" r="9" fill="${bright}"/></g>`;
};

const leaves: Scene = ({ far, middle, near, bright, warm }, random) => {
  const tints = [far, middle, near, middle];
  const fan = (x: number, turn: number, size: number) =>
    [-62, -31, 0, 31, 62]
      .map((angle, at) =>
        leaf(x, 430, angle + turn, size * (1 - Math.abs(angle) / 220), tints[at % tints.length] ?? near, bright),
      )
      .join('');
  const x = between(random, 220, 330);
  return `<circle cx="${between(random, 460, 560)}" cy="190" r="120" fill="${warm}" fill-opacity=".55"/>${fan(x, -6, 1.5)}${fan(x + 430, 8, 1.25)}${fan(x + 210, 0, 0.85)}`;
};

const clinic: Scene = ({ far, middle, near, bright, warm }, random) => {
  const x = between(random, 210, 400);
  const panes = [0, 1, 2, 3].flatMap((column) =>
    [0, 1].map((row) => ({ x: 40 + column * 104 + (column > 1 ? 16 : 0), y: 44 + row * 78 })),
  );
  return `${cloud(110, 90, 1.1)}${cloud(720, 120, 0.9)}${hills(random, 350, far)}
    <rect y="396" width="960" height="144" fill="${middle}"/>
    <g transform="translate(${x} 176)"><rect width="450" height="232" rx="6" fill="${bright}"/><rect y="-14" width="450" height="26" rx="6" fill="${near}"/>
    ${panes.map((pane) => `<rect x="${pane.x}" y="${pane.y}" width="60" height="50" rx="4" fill="${far}" stroke="${middle}" stroke-width="4"/>`).join('')}
    <rect x="183" y="150" width="84" height="82" fill="${middle}"/><path d="M225 150 V232" stroke="${bright}" stroke-width="4"/>
    <rect x="160" y="136" width="130" height="16" rx="4" fill="${near}"/>
    <circle cx="225" cy="-50" r="50" fill="${warm}"/><path d="M225 -78 V-22 M197 -50 H253" stroke="${bright}" stroke-width="18" stroke-linecap="round"/></g>
    ${tree(x - 90, 410, 1.2, near, '#6b4a2f')}${tree(x + 540, 410, 1, near, '#6b4a2f')}`;
};

const fruits: Scene = ({ sky, far, middle, near, bright, warm }, random) => {
  const turn = between(random, -8, 8);
  const wedges = [0, 60, 120, 180, 240, 300].map(
    (angle) => `<path transform="rotate(${angle + turn})" d="M0 -10 L34 -72 A80 80 0 0 0 -34 -72Z" fill="#f6a93b"/>`,
  );
  return `<rect width="960" height="300" fill="${sky}"/><rect y="300" width="960" height="240" fill="${far}"/><ellipse cx="480" cy="392" rx="400" ry="44" fill="${middle}" fill-opacity=".55"/>
    <g transform="translate(${between(random, 250, 300)} 270)"><path d="M0 -70 C-120 -118 -146 60 -48 116 C-24 128 -14 116 0 116 C14 116 24 128 48 116 C146 60 120 -118 0 -70Z" fill="${warm}"/><path d="M0 -68 Q4 -112 26 -128" stroke="${near}" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M10 -98 Q58 -146 94 -108 Q54 -80 10 -98Z" fill="#6da544"/><path d="M-72 -34 Q-92 10 -70 54" stroke="${bright}" stroke-opacity=".6" stroke-width="12" fill="none" stroke-linecap="round"/></g>
    <g transform="translate(520 284)"><circle r="104" fill="#ef8a17"/><circle r="92" fill="#fff4dc"/>${wedges.join('')}</g>
    <g transform="translate(740 300)"><path d="M-80 40 C-70 110 60 130 130 20 C150 -14 140 -60 132 -84 C110 -20 40 40 -56 18 C-80 14 -86 24 -80 40Z" fill="#f5d547"/><path d="M132 -84 l-6 -20 l16 -2 l4 20Z" fill="${near}"/><path d="M-60 50 C-20 84 70 80 116 4" stroke="#d4ac1e" stroke-width="6" fill="none"/></g>`;
};

export const healthScenes: readonly [Scene, ...Scene[]] = [heartLine, runner, leaves, clinic, fruits];
