// The country's places by geographic code: nine digits, with two for the region, four including the province and six
// including the municipality.
import type { components } from '#contract';
import { PLACES } from './names';

export type Place = components['schemas']['Municipality'];

export interface Municipality extends Place {
  region: Place;
  province: Place;
}

const codeOf = (digits: string) => digits.padEnd(9, '0');
const nameOf = (written: string) => written.replace(/^\*/, 'City of ');

const lines = PLACES.trim().split('\n');

export const regions: Place[] = lines.flatMap((line) => {
  const [, digits = '', name = ''] = /^(\d\d) (.+)$/.exec(line) ?? [];
  return name ? [{ code: codeOf(digits), name }] : [];
});

const regionOf = (digits: string): Place =>
  regions.find(({ code }) => code.startsWith(digits.slice(0, 2))) ?? { code: codeOf(digits), name: '' };

export const municipalities: Municipality[] = lines.flatMap((line) => {
  const [, digits = '', name = '', list = ''] = /^(\d{4}) (.+) \| (.+)$/.exec(line) ?? [];
  if (!list) return [];
  const province = { code: codeOf(digits), name };
  return list.split(', ').map((written, at) => ({
    code: codeOf(digits + String(at + 1).padStart(2, '0')),
    name: nameOf(written),
    region: regionOf(digits),
    province,
  }));
});

const byCode = new Map(municipalities.map((each) => [each.code, each]));

export const municipalityOf = (code: string) => byCode.get(code);

export const provincesOf = (region: string): Place[] => [
  ...new Set(municipalities.filter((each) => each.region.code === region).map(({ province }) => province)),
];

export const municipalitiesOf = (region: string, province: string): Place[] =>
  municipalities
    .filter((each) => each.region.code === region && each.province.code === province)
    .map(({ code, name }) => ({ code, name }));
