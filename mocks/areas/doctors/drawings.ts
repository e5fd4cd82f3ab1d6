// The drawings of the pictures: the selfie with its caption, and the licence of the Professional Regulation Commission.
import { writtenDay } from '../../manilaTime';
import { type Drawing, labelledValue, line } from '../../seeding/drawing';
import { CARD, framed, selfieOf } from '../../seeding/photos';
import { portrait } from '../../seeding/portrait';
import { fullNameOf } from '../../seeding/text';
import type { Licence } from './licence';
import type { Application } from './model';

const faceOf = ({ Docuser_ID, Gender, Birthdate }: Application) =>
  portrait(Docuser_ID, Gender === 'M' ? 'M' : 'F', Number(Birthdate.slice(0, 4)));

export const nameOf = ({ Lastname, Firstname, MidName }: Application) =>
  fullNameOf({ lastname: Lastname, firstname: Firstname, middlename: MidName });

export const selfie = (application: Application): Drawing =>
  selfieOf(faceOf(application), application.Docuser_ID, [
    nameOf(application),
    `Application ${application.incremental_id}`,
  ]);

export function professionalLicence(application: Application, licence: Licence): Drawing {
  const { Lastname, Firstname, MidName, Birthdate } = application;
  const rings = Array.from(
    { length: 9 },
    (_, index) =>
      `<circle cx="690" cy="350" r="${40 + index * 34}" fill="none" stroke="#7b2d3b" stroke-opacity=".07" stroke-width="4"/>`,
  ).join('');
  const value = { x: 352, width: 620, size: 30 };
  const content = `<rect width="1011" height="638" rx="36" fill="#fbf7ee"/>${rings}
    <rect width="1011" height="130" rx="36" fill="#7b2d3b"/><rect y="94" width="1011" height="36" fill="#7b2d3b"/><rect y="130" width="1011" height="6" fill="#d8b04a"/>
    <circle cx="80" cy="65" r="42" fill="#d8b04a"/><circle cx="80" cy="65" r="34" fill="#fbf7ee"/><path d="M62 62 L80 46 L98 62 V86 H62Z" fill="#7b2d3b"/>
    ${line('REPUBLIC OF THE PHILIPPINES', { x: 150, y: 46, width: 800, size: 22, fill: '#f1dfc8', spacing: 2 })}
    ${line('PROFESSIONAL REGULATION COMMISSION', { x: 150, y: 84, width: 830, size: 34, bold: true, fill: '#fff' })}
    ${line('Professional identification card', { x: 150, y: 114, width: 800, size: 20, fill: '#f1dfc8' })}
    ${framed(faceOf(application), 44, 168, 268, '#f3e9d8')}
    ${labelledValue('Last name', Lastname, { ...value, y: 178 })}
    ${labelledValue('First name', Firstname, { ...value, y: 246 })}
    ${labelledValue('Middle name', MidName, { ...value, y: 314 })}
    ${labelledValue('Registration no.', licence.number, { ...value, y: 382, width: 280, size: 36, fill: '#7b2d3b' })}
    ${labelledValue('Date of birth', writtenDay(Birthdate), { ...value, x: 690, y: 382, width: 280 })}
    ${labelledValue('Registration date', writtenDay(licence.registered), { ...value, y: 456, width: 280 })}
    ${labelledValue('Valid until', writtenDay(licence.validUntil), { ...value, x: 690, y: 456, width: 280 })}
    <rect y="540" width="1011" height="62" fill="#d8b04a"/>
    ${line(licence.profession, { x: 44, y: 586, width: 920, size: 42, bold: true, fill: '#4a1821', spacing: 4 })}
    <text x="390" y="510" font-size="110" font-weight="700" fill="#7b2d3b" fill-opacity=".07" transform="rotate(-16 390 510)">SPECIMEN</text>`;
  return { ...CARD, content };
}
