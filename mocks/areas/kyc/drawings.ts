// The drawings of the pictures: the selfie with its caption, the government ID, and the ID of the member's company.
import { writtenDay } from '../../manilaTime';
import { type Drawing, labelledValue, line } from '../../seeding/drawing';
import { CARD, framed, selfieOf } from '../../seeding/photos';
import { portrait } from '../../seeding/portrait';
import { pick, randomFrom } from '../../seeding/random';
import { fullNameOf } from '../../seeding/text';
import type { Registration } from './model';

const faceOf = ({ recordid, gender, birthdate }: Registration) =>
  portrait(recordid, gender === 'F' ? 'F' : 'M', Number(birthdate.slice(0, 4)));

export const selfie = (registration: Registration): Drawing =>
  selfieOf(faceOf(registration), registration.recordid, [
    fullNameOf(registration),
    `Account ${registration.accountno}`,
  ]);

export function governmentId(registration: Registration): Drawing {
  const { lastname, firstname, middlename, birthdate, gender, street, city_municipal, province, recordid } =
    registration;
  const waves = Array.from(
    { length: 13 },
    (_, index) =>
      `<path d="M0 ${150 + index * 38} C250 ${90 + index * 38} 480 ${230 + index * 38} 1011 ${130 + index * 38}" fill="none" stroke="#2f6690" stroke-opacity=".1" stroke-width="3"/>`,
  ).join('');
  const number = [1, 2, 3, 4].map((part) => String(1000 + ((recordid * part * 7919) % 9000))).join('-');
  const value = { x: 372, width: 600, size: 31 };
  const content = `<rect width="1011" height="638" rx="36" fill="#eef5f8"/>${waves}
    <rect width="1011" height="122" rx="36" fill="#1d3f66"/><rect y="86" width="1011" height="36" fill="#1d3f66"/><rect y="122" width="1011" height="8" fill="#e2b93b"/>
    <circle cx="82" cy="62" r="40" fill="#e2b93b"/><circle cx="82" cy="62" r="24" fill="#1d3f66"/><circle cx="82" cy="62" r="11" fill="#e2b93b"/>
    ${line('REPUBLIKA NG PILIPINAS', { x: 150, y: 56, width: 800, size: 34, bold: true, fill: '#fff', spacing: 2 })}
    ${line('Pambansang Pagkakakilanlan — SPECIMEN', { x: 150, y: 96, width: 820, size: 26, fill: '#cfdcec' })}
    ${framed(faceOf(registration), 44, 162, 282, '#dfe9f2')}
    ${labelledValue('Apelyido / Last name', lastname, { ...value, y: 176 })}
    ${labelledValue('Mga pangalan / Given names', firstname, { ...value, y: 248 })}
    ${labelledValue('Gitnang apelyido / Middle name', middlename, { ...value, y: 320 })}
    ${labelledValue('Petsa ng kapanganakan / Date of birth', writtenDay(birthdate), { ...value, y: 392 })}
    ${labelledValue('Kasarian / Sex', gender === 'F' ? 'FEMALE' : 'MALE', { ...value, x: 760, width: 220, y: 392 })}
    ${labelledValue('Tirahan / Address', `${street}, ${city_municipal}, ${province}`.toUpperCase(), { ...value, y: 464, size: 25 })}
    ${line(number, { x: 44, y: 588, width: 640, size: 40, bold: true, fill: '#9b2c3f', spacing: 3 })}
    <text x="390" y="610" font-size="110" font-weight="700" fill="#9b2c3f" fill-opacity=".07" transform="rotate(-16 390 610)">SPECIMEN</text>`;
  return { ...CARD, content };
}

export function companyId(registration: Registration): Drawing {
  const { company, employee_id, lastname, firstname, middlename, recordid } = registration;
  const colour = pick(randomFrom(recordid + 11), ['#3d7a57', '#6a4c93', '#b4581a', '#1f6f8a']);
  const value = { x: 420, width: 550, size: 36 };
  const content = `<rect width="1011" height="638" rx="36" fill="#fbfbf8"/><rect width="340" height="638" rx="36" fill="${colour}"/><rect x="300" width="40" height="638" fill="${colour}"/>
    <circle cx="930" cy="90" r="46" fill="${colour}" opacity=".9"/><path d="M904 106 L930 62 L956 106Z" fill="#fff"/>
    ${framed(faceOf(registration), 40, 130, 260, '#eceae4')}
    ${line('EMPLOYEE', { x: 88, y: 510, width: 240, size: 30, bold: true, fill: '#fff', spacing: 3 })}
    ${line('SPECIMEN', { x: 110, y: 552, width: 240, size: 22, fill: '#ffffffcc', spacing: 3 })}
    ${line(company.toUpperCase(), { x: 380, y: 100, width: 480, size: 32, bold: true, fill: colour })}
    ${labelledValue('Last name', lastname, { ...value, x: 380, y: 186 })}
    ${labelledValue('Given names', firstname, { ...value, x: 380, y: 270 })}
    ${labelledValue('Middle name', middlename, { ...value, x: 380, y: 354 })}
    ${labelledValue('Employee ID', employee_id, { ...value, x: 380, y: 438 })}
    <rect x="380" y="540" width="580" height="3" fill="${colour}" opacity=".5"/>
    ${line('If found, please return to the office that issued it.', { x: 380, y: 582, width: 580, size: 20, fill: '#5b6b7a' })}`;
  return { ...CARD, content };
}
