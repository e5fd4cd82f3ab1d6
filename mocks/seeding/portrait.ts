// Faces that depend on the record's number, so that the selfie and the ID of a record show the same person.
import { pick, type Random, randomFrom } from './random';

/** The size of the drawing of a portrait. */
export const PORTRAIT = { width: 720, height: 840 };

interface Face {
  skin: [base: string, shade: string];
  hair: string;
  shirt: string;
  /** Half the width and height of the head. */
  width: number;
  height: number;
  eyes: number;
}

const SKINS: [Face['skin'], ...Face['skin'][]] = [
  ['#f0c8a0', '#d9a577'],
  ['#e6b68a', '#c99263'],
  ['#d8a273', '#b98152'],
  ['#c58c5c', '#a36d40'],
  ['#a9744a', '#875731'],
];
const DARK_HAIR: [string, ...string[]] = ['#17120f', '#241812', '#33221a', '#3f2a1d'];
const GREY_HAIR: [string, ...string[]] = ['#8b8985', '#a9a7a3', '#6b6966'];
const SHIRTS: [string, ...string[]] = [
  '#2f6690',
  '#9b2c3f',
  '#3d7a57',
  '#6a4c93',
  '#c8791e',
  '#3b4252',
  '#1f8a8a',
  '#b0417b',
];

export function portrait(recordid: number, gender: 'M' | 'F', birthYear: number): string {
  const random = randomFrom(recordid);
  const face: Face = {
    skin: pick(random, SKINS),
    hair: pick(random, birthYear < 1963 ? GREY_HAIR : DARK_HAIR),
    shirt: pick(random, SHIRTS),
    width: 140 + random() * 26,
    height: 182 + random() * 26,
    eyes: 20 + random() * 6,
  };
  const [behind, before] = gender === 'F' ? womansHair(face, random) : mansHair(face, random);
  const adornments = gender === 'F' ? earrings(face, random) : beard(face, random);
  return [
    behind,
    shoulders(face, random),
    head(face),
    before,
    features(face, random),
    adornments,
    glasses(random),
  ].join('');
}

function shoulders({ skin, shirt, width }: Face, random: Random): string {
  const neck = width * 0.42;
  const collar =
    random() < 0.5
      ? `<path d="M${360 - neck - 14} 646 L360 742 L${360 + neck + 14} 646 L${360 + neck + 48} 664 L360 800 L${360 - neck - 48} 664Z" fill="#fff" opacity=".85"/>`
      : `<path d="M${360 - neck - 18} 650 Q360 752 ${360 + neck + 18} 650" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="16"/>`;
  return `<path d="M36 840 C44 716 150 680 ${360 - neck} 648 L${360 + neck} 648 C570 680 676 716 684 840Z" fill="${shirt}"/>
    <path d="M${360 - neck} 520 L${360 - neck} 650 Q360 738 ${360 + neck} 650 L${360 + neck} 520Z" fill="${skin[1]}"/>${collar}`;
}

function head({ skin: [base, shade], width, height }: Face): string {
  const ear = (side: number) =>
    `<ellipse cx="${360 + side * width}" cy="420" rx="24" ry="42" fill="${base}"/><ellipse cx="${360 + side * width}" cy="422" rx="11" ry="24" fill="${shade}" opacity=".6"/>`;
  const jaw = 400 + height;
  return `${ear(-1)}${ear(1)}<path d="M${360 - width} 380 C${360 - width} ${396 - height * 1.22} ${360 + width} ${396 - height * 1.22} ${360 + width} 380
    C${360 + width} ${400 + height * 0.62} ${360 + width * 0.5} ${jaw} 360 ${jaw} C${360 - width * 0.5} ${jaw} ${360 - width} ${400 + height * 0.62} ${360 - width} 380Z" fill="${base}"/>`;
}

function features({ skin: [, shade], hair, eyes, height }: Face, random: Random): string {
  const apart = 62 + random() * 8;
  const brow = 342 + random() * 8;
  const bend = 10 + random() * 14;
  const smile = 14 + random() * 22;
  const mouth = 400 + height * 0.56;
  const nose = 16 + random() * 12;
  const eye = (side: number) => {
    const x = 360 + side * apart;
    return `<ellipse cx="${x}" cy="392" rx="${eyes * 1.35}" ry="${eyes * 0.78}" fill="#fff"/><circle cx="${x}" cy="392" r="${eyes * 0.68}" fill="#3a2213"/>
      <circle cx="${x + 5}" cy="386" r="${eyes * 0.2}" fill="#fff"/><path d="M${x - eyes * 1.4} 392 Q${x} ${392 - eyes * 1.5} ${x + eyes * 1.4} 392" fill="none" stroke="#2b1a10" stroke-width="6" stroke-linecap="round"/>
      <path d="M${x - 38} ${brow + 8} Q${x} ${brow - bend} ${x + 38} ${brow + 8}" fill="none" stroke="${hair}" stroke-width="11" stroke-linecap="round"/>
      <ellipse cx="${360 + side * (apart + 28)}" cy="468" rx="30" ry="20" fill="#d9534f" opacity=".14"/>`;
  };
  const teeth = smile > 26 ? `<path d="M314 ${mouth} Q360 ${mouth + smile * 1.7} 406 ${mouth}Z" fill="#fff"/>` : '';
  return `${eye(-1)}${eye(1)}<path d="M${360 - nose} 452 Q360 ${474 + nose / 2} ${360 + nose} 452" fill="none" stroke="${shade}" stroke-width="9" stroke-linecap="round"/>
    ${teeth}<path d="M308 ${mouth} Q360 ${mouth + smile * 1.7} 412 ${mouth}" fill="none" stroke="#a3423c" stroke-width="11" stroke-linecap="round"/>`;
}

/** The hair behind the head and the hair in front of it. */
function womansHair({ hair, width, height }: Face, random: Random): [string, string] {
  const [left, right, top] = [360 - width, 360 + width, 404 - height * 1.16];
  const length = pick(random, [560, 640, 740]);
  const bun = random() < 0.2 ? `<circle cx="360" cy="${top + 4}" r="70" fill="${hair}"/>` : '';
  const behind = `${bun}<path d="M${left - 34} ${length} C${left - 70} ${top - 40} ${right + 70} ${top - 40} ${right + 34} ${length} Q360 ${length + 44} ${left - 34} ${length}Z" fill="${hair}"/>`;
  const parting = pick(random, [300, 360, 420]);
  const fringe =
    random() < 0.35
      ? `M${left - 8} 372 C${left - 10} ${top - 30} ${right + 10} ${top - 30} ${right + 8} 372 Q${right - 20} 318 360 322 Q${left + 20} 318 ${left - 8} 372Z`
      : `M${left - 12} 440 C${left - 16} ${top - 62} ${right + 16} ${top - 62} ${right + 12} 440 Q${right - 6} 330 ${parting} ${top + 74} Q${left + 6} 330 ${left - 12} 440Z`;
  return [behind, `<path d="${fringe}" fill="${hair}"/>`];
}

function mansHair({ hair, width, height }: Face, random: Random): [string, string] {
  const [left, right, top] = [360 - width, 360 + width, 404 - height * 1.16];
  const line = pick(random, [
    `Q${right - 20} 300 360 ${top + 92} Q${left + 20} 300`,
    `Q${right - 8} 306 ${right - 70} ${top + 84} Q360 ${top + 120} ${left + 40} ${top + 106} Q${left + 6} 310`,
    `L${right - 22} 300 Q360 ${top + 60} ${left + 22} 300 L`,
    `Q${right - 30} 290 ${left + 80} ${top + 70} Q${left + 20} 290`,
  ]);
  return [
    '',
    `<path d="M${left - 6} 380 C${left - 18} ${top - 26} ${right + 18} ${top - 26} ${right + 6} 380 ${line} ${left - 6} 380Z" fill="${hair}"/>`,
  ];
}

function earrings({ width }: Face, random: Random): string {
  if (random() < 0.45) return '';
  const colour = pick(random, ['#e2b93b', '#f4f1ea', '#c0c6cf']);
  return [-1, 1].map((side) => `<circle cx="${360 + side * (width + 2)}" cy="474" r="10" fill="${colour}"/>`).join('');
}

function beard({ hair, height }: Face, random: Random): string {
  const mouth = 400 + height * 0.56;
  const moustache = `<path d="M304 ${mouth - 10} Q332 ${mouth - 40} 360 ${mouth - 24} Q388 ${mouth - 40} 416 ${mouth - 10} Q360 ${mouth - 18} 304 ${mouth - 10}Z" fill="${hair}" opacity=".85"/>`;
  const goatee = `<path d="M322 ${mouth + 46} Q360 ${mouth + 34} 398 ${mouth + 46} Q396 ${mouth + 86} 360 ${mouth + 88} Q324 ${mouth + 86} 322 ${mouth + 46}Z" fill="${hair}" opacity=".85"/>`;
  return pick(random, ['', '', '', moustache, goatee, moustache + goatee]);
}

function glasses(random: Random): string {
  if (random() > 0.25) return '';
  const frame = pick(random, ['#222', '#5a3921', '#2c3e66']);
  return `<g fill="#fff" fill-opacity=".12" stroke="${frame}" stroke-width="8"><rect x="246" y="352" width="100" height="80" rx="34"/><rect x="374" y="352" width="100" height="80" rx="34"/><path d="M346 386 Q360 374 374 386" fill="none"/></g>`;
}
