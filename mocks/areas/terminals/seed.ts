// Hospitals, and the kiosks and pods in them.
import type { components } from '#contract';
import { DAY_MS, savedMomentOf, startOfDay } from '../../manilaTime';
import { daysApart } from '../../seeding/manyRows';
import { cities } from '../../seeding/places';
import { fixtures } from './fixtures';

type Schemas = components['schemas'];
export type Kiosk = Schemas['Kiosk'];
export type Pod = Schemas['Pod'];

export interface Hospital {
  hospcode: string;
  hospname: string;
  hospaddress: string;
}

const HOUR_MS = 60 * 60_000;
const KEEPERS = ['maria.santos', 'carlo.villanueva'] as const;
/** Kiosks are added under a username, pods under an email address. */
const keeper = (at: number) => KEEPERS[at % KEEPERS.length] ?? KEEPERS[0];
const HOSPITALS = 40;
const KINDS = ['Medical Center', 'General Hospital', 'Doctors Clinic', 'Women and Children’s Hospital'] as const;

const digits = (at: number) => String(at).padStart(4, '0');
const hex = (at: number) => (at % 256).toString(16).toUpperCase().padStart(2, '0');
const macOf = (kind: string, at: number) => `00:1A:${hex(0x2b + (at >> 16))}:${kind}:${hex(at >> 8)}:${hex(at)}`;

export const seedHospitals = (): Hospital[] =>
  Array.from({ length: HOSPITALS }, (_, at) => {
    const [city, province] = cities[at % cities.length] ?? cities[0];
    const hospcode = `H${digits(at + 1)}`;
    const usual = `${city} ${KINDS[at % KINDS.length] ?? KINDS[0]}`;
    const hospname = hospcode === fixtures.hospital.hospcode ? fixtures.hospital.hospname : usual;
    return { hospcode, hospname, hospaddress: `${city}, ${province}` };
  });

const hospcodeOf = (at: number) => `H${digits((at % HOSPITALS) + 1)}`;

const postedOf = (at: number, count: number, now: number) =>
  savedMomentOf(
    startOfDay(now) - (2 + Math.floor((count - at) * daysApart(4, count))) * DAY_MS + 9 * HOUR_MS + (at % 60) * 420_000,
  );

export const seedKiosks = (now: number, count: number): Kiosk[] =>
  Array.from({ length: count }, (_, at) => {
    const isactive = at % 6 === 3 ? 0 : 1;
    const odd = at === 5 ? fixtures.oddKiosk : {};
    return {
      device_hospitalid: at + 1,
      terminalid: `KT-${digits(at + 1)}`,
      macaddress: macOf('3C', at + 1),
      deviceid: `QMS-${digits(at + 1)}`,
      hscode: hospcodeOf(at),
      isactive,
      tags: isactive === 1 ? 'active' : 'disabled',
      creationdate: postedOf(at, count, now),
      createdby: keeper(at),
      ...odd,
    };
  });

export const seedPods = (now: number, hospitals: readonly Hospital[], count: number): Pod[] =>
  Array.from({ length: count }, (_, at) => {
    const { hospcode, hospname, hospaddress } = hospitals[at % hospitals.length] ?? {
      hospcode: '',
      hospname: '',
      hospaddress: '',
    };
    return {
      agorapoddeviceid: at + 1,
      deviceid: `POD-${digits(at + 1)}`,
      macaddress: macOf('5D', at + 1),
      terminalid: `PT-${digits(at + 1)}`,
      serialno: `SN-${String(55_000 + at * 37)}`,
      propertytag: `PT-2026-${digits(at + 1)}`,
      description: at === 4 ? fixtures.longDescription : at % 3 === 0 ? 'Lobby, beside the triage desk' : '',
      hospcode,
      hospname,
      hospaddress,
      rcs1printcopy: 1 + (at % 2),
      rcs2printcopy: 1,
      isactive: at % 5 === 2 ? 0 : 1,
      posteddate: postedOf(at, count, now),
      username: `${keeper(at)}@lumina.example`,
    };
  });
