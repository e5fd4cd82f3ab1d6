// The seeded recipients of electronic bills for municipalities.
import type { components } from '#contract';
import { DAY_MS, NEVER, savedMomentOf, startOfDay } from '../../manilaTime';
import { fixtures } from './fixtures';
import { type Municipality, municipalities, municipalityOf } from './places';

type Schemas = components['schemas'];
export type Assignment = Schemas['Assignment'];
type Office = Schemas['Office'];

const HOUR_MS = 60 * 60_000;
const KEEPERS = ['maria.santos@lumina.example', 'carlo.villanueva@lumina.example'] as const;
const keeper = (at: number) => KEEPERS[at % KEEPERS.length] ?? KEEPERS[0];

/** The office that serves a region; the head office serves regions without one. */
const OFFICES: Record<string, Office> = {
  '04': '12',
  '05': '12',
  '06': '16',
  '07': '14',
  '08': '14',
  '10': '20',
  '11': '30',
  '12': '30',
  '16': '20',
  '17': '12',
};

const TEAMS: Record<Office, string> = {
  '00': 'main',
  '12': 'south',
  '14': 'cebu',
  '16': 'bacolod',
  '20': 'cdo',
  '30': 'davao',
};

const officeOf = ({ region }: Municipality): Office => OFFICES[region.code.slice(0, 2)] ?? '00';

/** The part of an email address that names the municipality: 'calamba' for the City of Calamba. */
const wordOf = ({ name }: Municipality) =>
  name
    .replace(/^.*City of | City$/g, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.');

interface Seeded {
  place: Municipality;
  Avega: boolean;
}

function assignmentOf({ place, Avega }: Seeded, at: number, count: number, now: number): Assignment {
  const Office = officeOf(place);
  const domain = Avega ? 'avega.example' : 'lumina.example';
  const posted = startOfDay(now) - (2 + (count - at) * 2) * DAY_MS + 9 * HOUR_MS + (at % 60) * 420_000;
  const isEdited = at % 4 === 1;
  return {
    eBilling_EAssignID: at + 1,
    Office,
    RegionCode: place.region.code,
    RegionName: place.region.name,
    ProvinceCode: place.province.code,
    ProvinceName: place.province.name,
    MunicipalCode: place.code,
    MunicipalName: place.name,
    EmailAdd: [
      `billing.${wordOf(place)}@${domain}`,
      ...(at % 3 === 0 ? [`claims.${TEAMS[Office]}@${domain}`] : []),
    ].join(';'),
    CCEmail: at % 5 === 2 ? `claims@${domain};ebilling@${domain}` : `claims@${domain}`,
    BCCEmail: `audit@${domain}`,
    Avega,
    PostedBy: keeper(at),
    Posted: savedMomentOf(posted),
    EditedBy: isEdited ? keeper(at + 1) : '',
    Edited: isEdited ? savedMomentOf(posted + DAY_MS + HOUR_MS) : NEVER,
  };
}

function made(seeded: readonly Seeded[], now: number): Assignment[] {
  const { calamba, long, legacy } = fixtures;
  return seeded.map((each, at) => {
    const usual = assignmentOf(each, at, seeded.length, now);
    if (each.Avega) return usual;
    if (each.place.code === calamba.MunicipalCode) return { ...usual, EmailAdd: calamba.emails.join(';') };
    if (each.place.code === long.MunicipalCode) return { ...usual, EmailAdd: long.emails };
    const { EmailAdd, CCEmail } = legacy;
    return each.place.code === legacy.MunicipalCode ? { ...usual, EmailAdd, CCEmail } : usual;
  });
}

const { calamba, cebu, long, legacy } = fixtures;
const KNOWN = [calamba, cebu, long, legacy].map(({ MunicipalCode }) => MunicipalCode);

/**
 * Every third city in the country, because hospitals are in cities, and the places that scripts rely on; some for both
 * brands.
 */
export function seedAssignments(now: number): Assignment[] {
  const known = KNOWN.flatMap((code) => municipalityOf(code) ?? []);
  const cities = municipalities.filter(({ name, code }) => name.includes('City') && !KNOWN.includes(code));
  const places = [...known, ...cities.filter((_, at) => at % 3 === 0)];
  const both = places.filter(({ code }, at) => code === cebu.MunicipalCode || (at > KNOWN.length && at % 5 === 0));
  return made(
    [...places.map((place) => ({ place, Avega: false })), ...both.map((place) => ({ place, Avega: true }))],
    now,
  );
}

/** Every municipality for both brands, which is the maximum. */
export const seedEveryAssignment = (now: number): Assignment[] =>
  made(
    [false, true].flatMap((Avega) => municipalities.map((place) => ({ place, Avega }))),
    now,
  );
