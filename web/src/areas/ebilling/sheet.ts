// Imports e-billing recipients from a sheet. A row is for one municipality and one brand.
import { config } from '@/app/config';
import { oneOf, plainText, yesOrNo } from '@/app/sheet/cellReaders';
import { defineSheet } from '@/app/sheet/sheet';
import { askEach } from '@/app/sheet/sheetDeclaration';
import {
  type Assignment,
  addAssignment,
  assignmentsQuery,
  municipalitiesQuery,
  type Place,
  provincesQuery,
  type Recipients,
  regionsQuery,
  updateAssignment,
} from './calls';
import { secondBrandText } from './columns';
import { addressesIn, fieldsOf, OFFICES, officeText, RECIPIENT_LISTS, type RecipientsForm, rowSchema } from './rules';

interface Known {
  assignments: Assignment[];
  regions: readonly Place[];
  /** By the code of the region and of the province. */
  provinces: ReadonlyMap<string, readonly Place[]>;
  municipalities: ReadonlyMap<string, readonly Place[]>;
}

/**
 * Ignores words that are used differently: a city may be 'City of Cebu' or 'Cebu City'. A region may be given by
 * number, name or both.
 */
const looseName = (name: string) =>
  plainText(name.replace(/\bcity of\b|\bcity\b|\bprovince of\b|\bmunicipality of\b/gi, ' '));
const namesOf = (name: string) => [name, name.replace(/\(.*\)/, ''), /\((.*)\)/.exec(name)?.[1] ?? name].map(looseName);

function placeIn(places: readonly Place[], text: string): Place | undefined {
  const [written, name] = [plainText(text), looseName(text)];
  const exact = places.find((place) => place.code === text || plainText(place.name) === written);
  const similar = exact ? [exact] : places.filter((place) => namesOf(place.name).includes(name));
  return similar.length === 1 ? similar[0] : undefined;
}

const placeOf = (places: readonly Place[] | undefined, text: string, kind: string) => {
  const place = placeIn(places ?? [], text);
  return place ? { value: place.code } : { problem: `Unknown ${kind}.` };
};

const offices = oneOf(
  OFFICES.map(({ code, name }) => ({
    value: code,
    label: officeText(code),
    // A code that a spreadsheet has treated as a number lacks its leading zero.
    also: [code, String(Number(code)), name],
  })),
);

const addresses = (text: string) => ({ value: addressesIn(text).join(';') });
const shown = (text: string) => addressesIn(text).join('; ');
const OF_ADDRESSES = { read: addresses, text: shown, width: 44 };

const brandOf = (text: string) =>
  oneOf([
    { value: true, label: secondBrandText(), also: [config().secondBrand] },
    { value: false, label: config().product },
  ])(text);
const isSecondBrand = yesOrNo(true, false);

const keyOf = ({ MunicipalCode, Avega }: Pick<Assignment, 'MunicipalCode' | 'Avega'>) =>
  MunicipalCode === '' ? '' : `${MunicipalCode} ${Avega}`;

const unique = <Value>(values: readonly (Value | undefined)[]) => [
  ...new Set(values.filter((value) => value !== undefined)),
];

export const sheet = defineSheet<RecipientsForm, Recipients, Assignment, Known>({
  things: RECIPIENT_LISTS,
  fileName: 'recipients',
  fields: [
    {
      name: 'RegionCode',
      heading: 'Region',
      synonyms: ['Region name'],
      width: 30,
      read: (text, { known }) => placeOf(known.regions, text, 'region'),
      text: String,
    },
    {
      name: 'ProvinceCode',
      heading: 'Province',
      synonyms: ['Province name'],
      width: 22,
      read: (text, { known, values }) =>
        values.RegionCode === ''
          ? { problem: 'Please select region first' }
          : placeOf(known.provinces.get(values.RegionCode), text, 'province'),
    },
    {
      name: 'MunicipalCode',
      heading: 'Municipality',
      synonyms: ['Municipal', 'City', 'Town', 'Municipal name'],
      width: 22,
      read: (text, { known, values }) =>
        values.ProvinceCode === ''
          ? { problem: 'Please select province first' }
          : placeOf(known.municipalities.get(values.ProvinceCode), text, 'municipality'),
    },
    {
      name: 'Regcode',
      heading: 'Office',
      synonyms: ['Office code', 'Branch'],
      width: 20,
      choices: OFFICES.map(({ code }) => officeText(code)),
      read: offices,
      text: officeText,
    },
    { ...OF_ADDRESSES, name: 'EmailAdd', heading: 'Email', synonyms: ['Emails', 'To', 'Email address', 'E-mail'] },
    { ...OF_ADDRESSES, name: 'CCEmail', heading: 'CC', synonyms: ['CC emails', 'Copy'] },
    { ...OF_ADDRESSES, name: 'BCCEmail', heading: 'BCC', synonyms: ['BCC emails', 'Blind copy'] },
    {
      name: 'Avega',
      heading: 'HMO Type',
      synonyms: ['HMO', 'Brand', 'Second brand', secondBrandText()],
      width: 24,
      read: (text) => {
        const brand = brandOf(text);
        return 'value' in brand ? brand : 'value' in isSecondBrand(text) ? isSecondBrand(text) : brand;
      },
      text: (isSecond) => (isSecond ? secondBrandText() : config().product),
    },
  ],
  refresh: assignmentsQuery.queryKey,
  load: async (looking) => {
    const assignments = await looking.ask(assignmentsQuery);
    const regions = await looking.ask(regionsQuery);
    const rows = looking.rowsOf('RegionCode', 'ProvinceCode').map(([region = '', province = '']) => ({
      region: placeIn(regions, region)?.code,
      province,
    }));
    const ofRegions = unique(rows.map(({ region }) => region));
    const inRegions = await askEach(looking, ofRegions, (region) => looking.ask(provincesQuery(region)));
    const provinces = new Map(ofRegions.map((region, at) => [region, inRegions[at] ?? []]));
    const regionOf = new Map<string, string>();
    for (const { region = '', province } of rows) {
      const place = placeIn(provinces.get(region) ?? [], province);
      if (place) regionOf.set(place.code, region);
    }
    const ofProvinces = [...regionOf];
    const inProvinces = await askEach(looking, ofProvinces, ([province, region]) =>
      looking.ask(municipalitiesQuery(region, province)),
    );
    const municipalities = new Map(ofProvinces.map(([province], at) => [province, inProvinces[at] ?? []]));
    return { assignments, regions, provinces, municipalities };
  },
  itemsOf: ({ assignments }) => assignments,
  keyOf,
  keyOfItem: keyOf,
  valuesOf: fieldsOf,
  rules: ({ assignments }, assignment) => {
    const others = assignments.filter((each) => each !== assignment);
    return rowSchema(others, assignment);
  },
  nameOf: (_, { MunicipalCode, ProvinceCode }) => [MunicipalCode, ProvinceCode].filter(Boolean).join(', '),
  sourceOf: () => ({ idOf: ({ eBilling_EAssignID }) => String(eBilling_EAssignID), list: assignmentsQuery }),
  add: (written, { checked, me }) => addAssignment(checked, written, me.email),
  change: ({ eBilling_EAssignID: id }, written, { checked, me }) => updateAssignment(checked, id, written, me.email),
  consequence: 'Bills of these municipalities will go to these addresses.',
});
