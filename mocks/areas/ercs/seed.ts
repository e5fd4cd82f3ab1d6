// The validities of eRCS forms: each account has some types, each of them once.
import type { components } from '#contract';
import { fixtures as fixedAccounts } from '../accounts/fixtures';
import { type CorporateAccount, corporateAccounts } from '../accounts/seed';
import { ALL_TYPES, fixtures, NO_TYPES } from './fixtures';

export type Config = components['schemas']['RcsConfig'];
type Type = Config['Type'];

export const TYPES = ['AGORA', 'AGORAPOD', 'BEULAH', 'PROVIDERS', 'WEBCALLCENTER'].flatMap((application): Type[] => [
  `${application}_RCS1_VALIDITY` as Type,
  `${application}_RCS2_VALIDITY` as Type,
]);

const KEEPERS = ['maria.santos@lumina.example', 'liza.mendoza@lumina.example', 'teresa.aquino@avega.example'] as const;
const keeper = (at: number) => KEEPERS[at % KEEPERS.length] ?? KEEPERS[0];

const USUAL_VALUES = [
  ['15', 'number'],
  ['30', 'number'],
  ['seven', 'word'],
  ['45', 'number'],
  ['twenty-one', 'word'],
  ['60', 'number'],
  ['thirty', 'word'],
  ['90', 'number'],
] as const;

interface Written {
  acct: string;
  Type: Type;
  Value: string;
  Format: Config['Format'];
  Status?: Config['Status'];
}

const digits = (fixed: { acct: string; Type: Type; Value: string }): Written => ({ ...fixed, Format: 'number' });
const word = (fixed: { acct: string; Type: Type; Value: string }): Written => ({ ...fixed, Format: 'word' });

/** The newest first. */
const special: Written[] = [
  digits(fixtures.newest),
  word(fixtures.word),
  word(fixtures.second),
  word(fixtures.longest),
  digits(fixtures.shortest),
  { ...digits(fixtures.disabled), Status: 'D' },
  digits({ acct: fixedAccounts.accented.acct, Type: 'AGORA_RCS1_VALIDITY', Value: '7' }),
  digits({ acct: fixedAccounts.longName.acct, Type: 'WEBCALLCENTER_RCS2_VALIDITY', Value: '60' }),
  word({ acct: fixedAccounts.script.acct, Type: 'AGORA_RCS1_VALIDITY', Value: 'ten' }),
  digits({ acct: fixedAccounts.formula.acct, Type: 'AGORAPOD_RCS2_VALIDITY', Value: '30' }),
  digits({ acct: fixedAccounts.emoji.acct, Type: 'PROVIDERS_RCS2_VALIDITY', Value: '90' }),
  word({ acct: fixedAccounts.first.acct, Type: 'BEULAH_RCS1_VALIDITY', Value: 'fifteen' }),
  ...TYPES.map((Type, at) => digits({ acct: ALL_TYPES.acct, Type, Value: at % 2 === 0 ? '15' : '30' })),
];

/** One to ten types. */
const typesOf = ({ recordid }: CorporateAccount) => TYPES.slice(0, 1 + ((recordid * 7) % TYPES.length));

export function seedConfigs(count: number): Config[] {
  const accounts = corporateAccounts(Math.max(320, count)).toSorted((one, other) => one.recordid - other.recordid);
  const companies = new Map(accounts.map(({ acct, company }) => [acct, company]));
  const written = [...special];
  const known = new Set([...special.map(({ acct }) => acct), NO_TYPES.acct]);
  for (const account of accounts) {
    if (written.length >= count) break;
    if (known.has(account.acct)) continue;
    for (const Type of typesOf(account)) {
      const [Value, Format] = USUAL_VALUES[(account.recordid + written.length) % USUAL_VALUES.length] ?? [
        '15',
        'number',
      ];
      written.push({ acct: account.acct, Type, Value, Format });
    }
  }
  return written.slice(0, count).map(({ acct, Status = 'A', ...config }, at): Config => {
    const id = count - at;
    return {
      AcctApp_ConfigurationId: id,
      CorpAcct: acct,
      Company: companies.get(acct) ?? '',
      ...config,
      Status,
      Recordid: id,
      PostedBy: keeper(at),
      EditedBy: at % 4 === 3 ? keeper(at + 1) : '',
    };
  });
}
