// The background of a card as a company uploads it: company and brand at the top, with space for the labels below.
import { type Drawing, line } from '../../seeding/drawing';
import { pick, randomFrom } from '../../seeding/random';
import type { CorporateAccount } from '../accounts/seed';

export const CARD = { width: 1005, height: 650 };

interface Tones {
  paper: string;
  band: string;
  wave: string;
  ink: string;
}

const FIRST: readonly [Tones, ...Tones[]] = [
  { paper: '#f4f8fd', band: '#215db0', wave: '#cfe0f6', ink: '#123a73' },
  { paper: '#f3f9fb', band: '#16697a', wave: '#cde7ec', ink: '#0d3f4a' },
  { paper: '#f7f6fc', band: '#4a4a9c', wave: '#dcdaf2', ink: '#2b2b63' },
];
const SECOND: readonly [Tones, ...Tones[]] = [
  { paper: '#f2faf7', band: '#146c5b', wave: '#c9e8df', ink: '#0b4237' },
  { paper: '#fbf8f0', band: '#7a5a16', wave: '#efe2c3', ink: '#4a360b' },
];

export function cardDrawing({ recordid, company, avega }: CorporateAccount): Drawing {
  const random = randomFrom(recordid);
  const { paper, band, wave, ink } = pick(random, avega ? SECOND : FIRST);
  const brand = avega ? 'AVEGA' : 'LUMINA';
  return {
    ...CARD,
    content: `<rect width="1005" height="650" fill="${paper}"/>
    <path d="M0 470 C220 ${400 + random() * 60} 420 560 640 480 S900 ${380 + random() * 60} 1005 430 V650 H0Z" fill="${wave}" fill-opacity=".55"/>
    <path d="M0 540 C260 ${480 + random() * 40} 520 610 1005 500 V650 H0Z" fill="${wave}"/>
    <rect width="1005" height="138" fill="${band}"/><rect y="138" width="1005" height="8" fill="#f2b84b"/>
    <circle cx="82" cy="69" r="38" fill="#fff"/><path d="M82 44 v50 M57 69 h50" stroke="${band}" stroke-width="13" stroke-linecap="round"/>
    ${line(company, { x: 142, y: 66, width: 640, size: 34, bold: true, fill: '#fff' })}
    ${line('Member card', { x: 142, y: 106, width: 400, size: 22, fill: '#e6eef8' })}
    ${line(brand, { x: 820, y: 82, width: 160, size: 34, bold: true, fill: '#fff', spacing: 3 })}
    <rect y="590" width="1005" height="60" fill="${ink}"/>
    ${line('Show this card at any clinic or hospital of the network. 24-hour hotline (02) 8789 4000', { x: 40, y: 628, width: 925, size: 20, fill: '#fff' })}`,
  };
}
