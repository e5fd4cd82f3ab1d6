// Imports eRCS validities from a sheet. A row is for one type of one account.

import { oneOf, plainText } from '@/app/sheet/cellReaders';
import { defineSheet } from '@/app/sheet/sheet';
import { askEach } from '@/app/sheet/sheetDeclaration';
import { accountQuery, isAccountCode } from '@/shared/accounts/calls';
import { wordOf } from '@/ui/facts/statuses';
import { addConfig, updateConfig } from './calls';
import { accountConfigsQuery, CONFIGS_KEY, type Config } from './lists';
import { type ConfigRow, configRow, FORMATS, rowSchema, TYPES, type WrittenRow } from './rules';
import { numberIn } from './values';

interface Known {
  configs: Config[];
  /** The companies by account code. */
  companies: ReadonlyMap<string, string>;
}

const NO_SUCH_ACCOUNT = 'No corporate account has this code.';
const NO_SUCH_TYPE = 'Unknown type.';

const codeIn = (text: string) => text.trim().toUpperCase();
const typesByText = new Map(TYPES.map((type) => [plainText(type), type]));
const keyOf = ({ CorpAcct, Type }: Pick<ConfigRow, 'CorpAcct' | 'Type'>) =>
  CorpAcct === '' || Type === '' ? '' : `${codeIn(CorpAcct)} ${Type}`;

export const sheet = defineSheet<ConfigRow, WrittenRow, Config, Known>({
  things: { one: 'validity', many: 'validities' },
  fileName: 'rcs-validities',
  fields: [
    {
      name: 'CorpAcct',
      heading: 'Account',
      synonyms: ['Corporate Account', 'Corp acct', 'Acct', 'Account code', 'Account no'],
      read: (text, { known }) =>
        known.companies.has(codeIn(text)) ? { value: codeIn(text) } : { problem: NO_SUCH_ACCOUNT },
    },
    {
      name: 'Type',
      heading: 'Type',
      synonyms: ['RCS type', 'Validity type'],
      width: 34,
      choices: TYPES,
      read: (text) => {
        const value = typesByText.get(plainText(text));
        return value ? { value } : { problem: NO_SUCH_TYPE };
      },
      text: String,
    },
    { name: 'Value', heading: 'Value', synonyms: ['Validity', 'Days', 'RCS Validity Date'], maxLength: 250 },
    {
      name: 'Format',
      heading: 'Format',
      synonyms: ['Written as'],
      choices: FORMATS.map(({ label }) => label),
      read: oneOf(FORMATS),
      text: (format) => wordOf(FORMATS, format),
    },
  ],
  refresh: CONFIGS_KEY,
  load: async (looking) => {
    const codes = [...new Set(looking.textsOf('CorpAcct').map(codeIn))].filter(isAccountCode);
    const configs = await askEach(looking, codes, async (code) => {
      const found = await looking.ask(accountConfigsQuery(code));
      return found.filter(({ CorpAcct }) => CorpAcct === code);
    });
    const withConfigs = new Set(configs.flat().map(({ CorpAcct }) => CorpAcct));
    const others = codes.filter((code) => !withConfigs.has(code));
    const found = await askEach(looking, others, (code) => looking.ask(accountQuery(code)));
    const companies = new Map(configs.flat().map(({ CorpAcct, Company }) => [CorpAcct, Company]));
    for (const [at, code] of others.entries()) {
      const account = found[at];
      if (account) companies.set(code, account.company);
    }
    return { configs: configs.flat(), companies };
  },
  itemsOf: ({ configs }) => configs,
  keyOf,
  keyOfItem: keyOf,
  valuesOf: configRow,
  // Unless a column gives the format, a changed value decides it: digits or a word.
  settle: (values, isGiven) => {
    if (!isGiven('Value') || isGiven('Format')) return values;
    const isWord = numberIn(values.Value, 'number') === undefined && numberIn(values.Value, 'word') !== undefined;
    return { ...values, Format: isWord ? 'word' : 'number' };
  },
  rules: () => rowSchema,
  beside: ({ CorpAcct }, { companies }) => ({ CorpAcct: companies.get(CorpAcct) ?? '' }),
  nameOf: ({ CorpAcct, Type }) => [CorpAcct, Type].filter(Boolean).join(' '),
  sourceOf: ({ CorpAcct }) => ({
    idOf: ({ AcctApp_ConfigurationId }) => String(AcctApp_ConfigurationId),
    list: accountConfigsQuery(CorpAcct),
  }),
  add: (written, { checked, me }) => addConfig(checked, written, written.Type, me.email),
  change: (config, written, { checked, me }) => updateConfig(checked, config, written, me.email),
  consequence: 'The validities will apply to everyone in these accounts.',
});
