// All facilities, and the ceilings of some of them.
import type { components } from '#contract';
import { DAY_MS, dayOf, NEVER, savedMomentOf, startOfDay } from '../../manilaTime';
import { daysApart } from '../../seeding/manyRows';
import { cities } from '../../seeding/places';
import { seedHospitals } from '../terminals/seed';
import { type Facility, free, listed } from './fixtures';
import { clinics, hospitals } from './names';

export type TopProvider = components['schemas']['TopProvider'];

const HOUR_MS = 60 * 60_000;
const KEEPERS = ['maria.santos@lumina.example', 'carlo.villanueva@lumina.example'] as const;
const keeper = (at: number) => KEEPERS[at % KEEPERS.length] ?? KEEPERS[0];

const CEILINGS = ['25000.00', '10000.00', '5000.00', '50000.00', '7500.50', '150000.00', '0.00'] as const;
const SPECIALTIES = ['Family', 'Dental', 'Eye', 'Diagnostic', 'Dialysis', 'Pediatric'] as const;

const digits = (at: number) => String(at).padStart(4, '0');

function statusOf(at: number): Facility['status'] {
  if (at % 11 === 4) return 'N';
  if (at % 13 === 6) return 'H';
  return at % 17 === 8 ? 'E' : 'A';
}

/** The facilities with pods. */
const withPods = (): Facility[] =>
  seedHospitals().map(({ hospcode, hospname }) => ({
    code: hospcode,
    name: hospname,
    type: hospname.includes('Clinic') ? 'C' : 'H',
    status: 'A',
  }));

const named = (names: readonly string[], type: 'C' | 'H', from: number): Facility[] =>
  names.map((name, at) => ({ code: `${type}${digits(from + at)}`, name, type, status: statusOf(at) }));

/** As many clinics as wanted, spread over the cities. */
const numbered = (count: number): Facility[] =>
  Array.from({ length: count }, (_, at) => {
    const [city] = cities[at % cities.length] ?? cities[0];
    const specialty = SPECIALTIES[Math.floor(at / cities.length) % SPECIALTIES.length] ?? SPECIALTIES[0];
    const name = `${city} ${specialty} Clinic ${Math.floor(at / cities.length) + 1}`;
    return { code: `C${at + 1001}`, name, type: 'C', status: statusOf(at) };
  });

/** Mixes hospitals and clinics, as if they were added over the years. */
const mixed = (facilities: readonly Facility[]): Facility[] =>
  facilities
    .map((facility, at) => ({ facility, place: (at * 37) % facilities.length }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ facility }) => facility);

/** `more` facilities in addition to the usual ones. */
export function seedFacilities(more = 0): Facility[] {
  const pods = withPods();
  const usual = [...pods, ...named(hospitals, 'H', pods.length + 1), ...named(clinics, 'C', 1)];
  return [...Object.values(listed), ...Object.values(free), ...mixed(usual), ...numbered(more)];
}

/** How the ceilings for special cases differ. */
const odd: Record<string, Partial<TopProvider>> = {
  [listed.hospital.code]: { diag_limit: '25000.00', active: 'T', isaautoapprove: true },
  [listed.clinic.code]: { diag_limit: '7500.50', active: 'F', isaautoapprove: false },
  [listed.highest.code]: { diag_limit: '999999.99' },
};

const isListed = new Set(Object.values(listed).map(({ code }) => code));
const isFree = new Set(Object.values(free).map(({ code }) => code));

/** Ceilings for one in `oneOf` facilities, added one after another. */
export function seedProviders(now: number, facilities: readonly Facility[], oneOf = 3): TopProvider[] {
  const chosen = facilities.filter(({ code }, at) => isListed.has(code) || (at % oneOf === 0 && !isFree.has(code)));
  const apart = daysApart(5, chosen.length);
  const year = Number(dayOf(now).slice(0, 4));
  return chosen.map(({ code, name, type }, at) => {
    const added =
      startOfDay(now) - (3 + Math.floor((chosen.length - at) * apart)) * DAY_MS + 9 * HOUR_MS + (at % 60) * 420_000;
    const isUpdated = at % 4 === 1;
    return {
      recordid: at + 1,
      code,
      name,
      type,
      diag_limit: CEILINGS[at % CEILINGS.length] ?? CEILINGS[0],
      year: code === listed.lastYear.code ? year - 1 : year,
      active: at % 6 === 3 ? 'F' : 'T',
      isaautoapprove: at % 5 !== 2,
      addedby: keeper(at),
      addeddate: savedMomentOf(added),
      lastupdateby: isUpdated ? keeper(at + 1) : '',
      lastupdatedate: isUpdated ? savedMomentOf(added + 2 * DAY_MS) : NEVER,
      ...odd[code],
    };
  });
}
