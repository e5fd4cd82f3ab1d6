// Imports ceilings from a sheet. A row names the facility by its code and is always for this year.

import { YES_OR_NO, yesOrNo } from '@/app/sheet/cellReaders';
import { defineSheet } from '@/app/sheet/sheet';
import { askEach } from '@/app/sheet/sheetDeclaration';
import * as words from '@/ui/facts/statuses';
import { shownAmount } from './amounts';
import { addProvider, type Facility, facilitiesQuery, providersQuery, type TopProvider, updateProvider } from './calls';
import { type CeilingRow, ceilingForm, normalisedCode, rowSchema, thisYear, type WrittenRow } from './rules';

interface Known {
  /** Of each facility only the ceiling that a row changes. */
  providers: TopProvider[];
  facilities: ReadonlyMap<string, Facility>;
}

const LONGEST_CODE = 50;
const UNKNOWN = 'Unknown facility code.';

/** Of a facility with ceilings for several years, a row changes the one of this year, or else the latest. */
function latestOfEach(listed: readonly TopProvider[]): TopProvider[] {
  const current = thisYear();
  const rank = ({ year }: TopProvider) => (year === current ? Number.POSITIVE_INFINITY : (year ?? 0));
  const highest = new Map<string, number>();
  for (const provider of listed) {
    const code = normalisedCode(provider);
    highest.set(code, Math.max(rank(provider), highest.get(code) ?? 0));
  }
  return listed.filter((provider) => rank(provider) === highest.get(normalisedCode(provider)));
}

const facilityOf = ({ code, name, type }: TopProvider): Facility => ({ code, name, type, status: 'A' });
const yes = yesOrNo(true, false);

const rowForm = (provider: TopProvider | undefined): CeilingRow => ({
  ...ceilingForm(provider),
  facility: provider ? facilityOf(provider) : null,
  year: provider?.year ?? thisYear(),
});

export const sheet = defineSheet<CeilingRow, WrittenRow, TopProvider, Known>({
  things: { one: 'ceiling', many: 'ceilings' },
  fileName: 'ceilings',
  fields: [
    {
      name: 'facility',
      heading: 'Code',
      synonyms: ['Facility code', 'Provider code', 'Hospital code', 'Clinic code'],
      read: (text, { known }) => {
        const facility = known.facilities.get(normalisedCode({ code: text }));
        return facility ? { value: facility } : { problem: UNKNOWN };
      },
      text: (facility) => facility?.code ?? '',
    },
    {
      name: 'diag_limit',
      heading: 'Ceiling Amount',
      synonyms: ['Ceiling', 'Amount', 'Limit', 'Diag limit'],
      text: shownAmount,
    },
    {
      name: 'active',
      heading: 'Active',
      synonyms: ['Status', 'Is active'],
      choices: YES_OR_NO,
      read: yes,
      text: words.yesOrNo,
    },
    {
      name: 'isaautoapprove',
      heading: 'Auto Approve',
      synonyms: ['Auto approval', 'Automatic', 'Is auto approve'],
      choices: YES_OR_NO,
      read: yes,
      text: words.yesOrNo,
    },
    {
      name: 'year',
      heading: 'Year',
      read: (text) => ({ value: Number(text) }),
      text: String,
    },
  ],
  refresh: providersQuery.queryKey,
  load: async (looking) => {
    const listed = await looking.ask(providersQuery);
    const facilities = new Map(listed.map((provider) => [normalisedCode(provider), facilityOf(provider)]));
    const codes = new Set(looking.textsOf('facility').map((code) => normalisedCode({ code })));
    const others = [...codes].filter((code) => !facilities.has(code) && code.length <= LONGEST_CODE);
    const found = await askEach(looking, others, (code) => looking.ask(facilitiesQuery(code)));
    for (const facility of found.flat()) {
      const code = normalisedCode(facility);
      if (!facilities.has(code)) facilities.set(code, facility);
    }
    return { providers: latestOfEach(listed), facilities };
  },
  itemsOf: ({ providers }) => providers,
  keyOf: ({ facility }) => (facility ? normalisedCode(facility) : ''),
  keyOfItem: normalisedCode,
  valuesOf: rowForm,
  begins: (values) => ({ ...values, year: thisYear() }),
  rules: () => rowSchema,
  beside: ({ facility }): Record<string, string> => (facility ? { facility: facility.name } : {}),
  nameOf: ({ facility }) => (facility ? `${facility.code} – ${facility.name}` : ''),
  sourceOf: () => ({ idOf: ({ recordid }) => String(recordid), list: providersQuery }),
  add: ({ facility, ...ceiling }, { checked, me }) => addProvider(checked, facility, ceiling, me.email),
  change: ({ recordid }, { facility: _, ...ceiling }, { checked, me }) =>
    updateProvider(checked, recordid, ceiling, me.email),
  consequence: 'Claims up to the ceiling are approved automatically where the sheet says so.',
});
