// Scenes for offers, by the kind of place.
import { between } from '../../seeding/random';
import type { Kind, Scene } from './model';
import { cloud, palm } from './shapes';

const grid = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, at) => ({ column: at % columns, row: Math.floor(at / columns) }));

const hotel: Scene = ({ far, middle, near, bright, warm }, random) => {
  const windows = grid(6, 6)
    .map(
      ({ column, row }) =>
        `<rect x="${34 + column * 58}" y="${34 + row * 44}" width="34" height="26" rx="3" fill="${random() < 0.45 ? warm : far}"/>`,
    )
    .join('');
  return `<circle cx="${between(random, 640, 820)}" cy="120" r="62" fill="${warm}"/>${cloud(90, 110, 1)}
    <g transform="translate(290 86)"><rect width="380" height="330" fill="${middle}"/><rect x="-10" y="-14" width="400" height="18" rx="4" fill="${near}"/>${windows}
    <rect x="150" y="286" width="80" height="44" fill="${near}"/><path d="M130 286 H250 L236 264 H144Z" fill="${bright}"/></g>
    ${palm(210, 420, 1.05, near, '#8a6340')}${palm(760, 420, 1.25, near, '#8a6340')}`;
};

const dining: Scene = ({ far, middle, near, bright, warm }, random) => {
  const x = between(random, 250, 330);
  return `<rect y="320" width="960" height="220" fill="${middle}"/><rect y="312" width="960" height="14" fill="${near}"/>
    <g transform="translate(${x} 300)"><ellipse cy="64" rx="150" ry="26" fill="${bright}"/><path d="M-96 -70 H96 C96 10 70 62 0 62 S-96 10 -96 -70Z" fill="${warm}"/><path d="M92 -50 C156 -58 156 22 78 20" fill="none" stroke="${warm}" stroke-width="18"/><ellipse cy="-70" rx="96" ry="20" fill="${near}"/>
    ${[-40, 0, 40].map((at) => `<path d="M${at} -110 q-20 -28 0 -52 t0 -52" fill="none" stroke="${far}" stroke-width="11" stroke-linecap="round"/>`).join('')}</g>
    <g transform="translate(${x + 380} 268)"><circle r="128" fill="${bright}"/><circle r="92" fill="none" stroke="${far}" stroke-width="7"/><circle cx="-22" cy="10" r="36" fill="${warm}"/><circle cx="30" cy="-22" r="28" fill="#7fae4a"/><circle cx="32" cy="36" r="24" fill="${near}"/>
    <path d="M-170 -110 V110 M-188 -110 V-60 Q-170 -36 -152 -60 V-110 M170 110 V-110 Q202 -60 170 -10" fill="none" stroke="${near}" stroke-width="10" stroke-linecap="round"/></g>`;
};

const gym: Scene = ({ far, middle, near, bright, warm }, random) => {
  const plate = (x: number, height: number, fill: string) =>
    `<rect x="${x}" y="${-height / 2}" width="40" height="${height}" rx="12" fill="${fill}"/>`;
  return `<rect width="960" height="416" fill="${far}"/>${grid(4, 1)
    .map(
      ({ column }) =>
        `<rect x="${60 + column * 220}" y="40" width="180" height="200" rx="6" fill="${bright}" fill-opacity=".5"/>`,
    )
    .join('')}
    <rect y="340" width="960" height="200" fill="${middle}"/>
    <g transform="translate(${between(random, 350, 420)} 292) rotate(${between(random, -14, -6)})"><rect x="-260" y="-13" width="520" height="26" rx="13" fill="${near}"/>${plate(-210, 190, warm)}${plate(-164, 140, near)}${plate(170, 190, warm)}${plate(124, 140, near)}</g>
    <g transform="translate(790 346)"><path d="M-40 -70 C-52 -160 52 -160 40 -70" fill="none" stroke="${near}" stroke-width="24"/><circle r="76" fill="${near}"/><circle r="34" fill="${warm}"/></g>`;
};

const spa: Scene = ({ far, middle, near, bright, warm }, random) => {
  const x = between(random, 300, 400);
  const petals = [-70, -36, 0, 36, 70].map(
    (turn) =>
      `<path transform="rotate(${turn})" d="M0 0 C-40 -42 -30 -100 0 -128 C30 -100 40 -42 0 0Z" fill="${turn === 0 ? bright : warm}" fill-opacity="${turn === 0 ? 1 : 0.85}"/>`,
  );
  return `<circle cx="${x}" cy="210" r="240" fill="${far}" fill-opacity=".55"/><rect y="350" width="960" height="190" fill="${middle}"/>
    ${[0, 1, 2].map((ring) => `<ellipse cx="${x + 120}" cy="384" rx="${220 + ring * 110}" ry="${18 + ring * 9}" fill="none" stroke="${bright}" stroke-opacity=".5" stroke-width="5"/>`).join('')}
    <g transform="translate(${x} 0)"><ellipse cy="352" rx="140" ry="44" fill="${near}"/><ellipse cx="10" cy="282" rx="106" ry="36" fill="#7d8791"/><ellipse cx="-6" cy="224" rx="74" ry="28" fill="${near}"/><ellipse cx="6" cy="178" rx="46" ry="20" fill="#a3acb5"/></g>
    <g transform="translate(${x + 300} 374) scale(1.3)">${petals.join('')}</g>`;
};

const optical: Scene = ({ far, middle, near, bright, warm }, random) => {
  const chart = ['E', 'F P', 'T O Z', 'L P E D'];
  const x = between(random, 300, 350);
  return `<rect x="660" y="40" width="230" height="340" rx="10" fill="${bright}"/>${chart.map((text, row) => `<text x="775" y="${116 + row * 76}" font-size="${76 - row * 16}" font-weight="700" text-anchor="middle" fill="${near}">${text}</text>`).join('')}
    <circle cx="${x}" cy="220" r="270" fill="${far}" fill-opacity=".6"/>
    <g transform="translate(${x} 230)"><g fill="${bright}" fill-opacity=".75" stroke="${near}" stroke-width="20"><rect x="-232" y="-74" width="196" height="150" rx="66"/><rect x="36" y="-74" width="196" height="150" rx="66"/></g><path d="M-38 -22 Q0 -56 38 -22 M-232 -30 L-292 -62 M232 -30 L292 -62" fill="none" stroke="${near}" stroke-width="20" stroke-linecap="round"/><path d="M-190 -10 L-150 -46 M78 -10 L118 -46" stroke="${warm}" stroke-width="12" stroke-linecap="round"/></g>
    <rect y="402" width="960" height="138" fill="${middle}"/>`;
};

const retail: Scene = ({ far, middle, near, bright, warm }, random) => {
  const stripes = Array.from(
    { length: 10 },
    (_, at) => `<path d="M${at * 62} 0 h62 v58 a31 31 0 0 1 -62 0Z" fill="${at % 2 === 0 ? warm : bright}"/>`,
  );
  const bag = (x: number, size: number, fill: string) =>
    `<g transform="translate(${x} 416) scale(${size})"><path d="M-56 -120 H56 L66 0 H-66Z" fill="${fill}"/><path d="M-26 -100 V-136 Q0 -172 26 -136 V-100" fill="none" stroke="${bright}" stroke-width="9"/></g>`;
  return `<rect x="150" y="60" width="660" height="356" fill="${far}"/><rect x="150" y="44" width="660" height="50" fill="${near}"/>
    <rect x="200" y="196" width="240" height="170" fill="${bright}"/><rect x="520" y="196" width="120" height="220" fill="${middle}"/><circle cx="622" cy="310" r="7" fill="${bright}"/><rect x="668" y="196" width="110" height="170" fill="${bright}"/>
    <g transform="translate(170 94)">${stripes.join('')}</g>${bag(between(random, 250, 300), 1, near)}${bag(between(random, 350, 390), 0.75, warm)}${bag(724, 0.8, middle)}`;
};

const leisure: Scene = ({ middle, near, bright, warm }, random) => {
  const x = between(random, 360, 520);
  return `<circle cx="${between(random, 120, 300)}" cy="120" r="70" fill="${warm}"/>${cloud(640, 90, 1.1)}
    <rect y="240" width="960" height="120" fill="${middle}"/>${[262, 290, 320].map((y, at) => `<path d="M${60 + at * 140} ${y} q30 -16 60 0 t60 0 t60 0" fill="none" stroke="${bright}" stroke-opacity=".7" stroke-width="6"/>`).join('')}
    <path d="M520 240 l60 -90 v90Z M590 240 v-110 l70 110Z" fill="${bright}"/><path d="M500 246 H680 L652 276 H530Z" fill="${near}"/>
    <path d="M0 350 Q300 312 560 352 T960 340 V540 H0Z" fill="#f1dcae"/>
    <g transform="translate(${x - 160} 410) rotate(-12)"><path d="M0 0 V-180" stroke="${near}" stroke-width="9"/><path d="M-120 -150 A126 126 0 0 1 120 -150Z" fill="${warm}"/><path d="M-40 -150 A126 126 0 0 1 0 -276 A126 126 0 0 1 40 -150Z" fill="${bright}"/></g>
    ${palm(830, 430, 1.35, near, '#8a6340')}`;
};

const other: Scene = ({ far, middle, near, bright, warm }, random) => {
  const dots = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${between(random, 20, 940)}" cy="${between(random, 16, 400)}" r="${between(random, 5, 16)}" fill="${random() < 0.5 ? far : warm}" fill-opacity=".8"/>`,
  );
  return `${dots.join('')}<g transform="translate(${between(random, 400, 560)} 250)"><rect x="-130" y="-60" width="260" height="210" rx="8" fill="${middle}"/><rect x="-150" y="-96" width="300" height="66" rx="8" fill="${near}"/><rect x="-24" y="-96" width="48" height="246" fill="${warm}"/>
    <path d="M0 -96 C-30 -190 -150 -180 -116 -120 C-100 -94 -40 -96 0 -96 C40 -96 100 -94 116 -120 C150 -180 30 -190 0 -96Z" fill="none" stroke="${warm}" stroke-width="22"/><circle cy="-98" r="20" fill="${bright}"/></g>`;
};

export const placeScenes: Record<Exclude<Kind, 'health'>, readonly [Scene, ...Scene[]]> = {
  hotel: [hotel],
  dining: [dining],
  gym: [gym],
  spa: [spa],
  optical: [optical],
  retail: [retail],
  leisure: [leisure],
  other: [other],
};
