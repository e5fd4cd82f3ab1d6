import { defineArea } from '../../area';
import { ALREADY_THERE, DONE, findOrUnknown, nextId, remove } from '../../records';
import { MANY, manyRows } from '../../seeding/manyRows';
import { folded } from '../../seeding/text';
import { accountIn } from '../accounts/state';
import { type Config, seedConfigs } from './seed';

interface State {
  /** The newest first. */
  configs: Config[];
  /** Set by scenarios: the first try to add this type to an account fails. */
  colleagueAdds: Config['Type'] | null;
  failsOnce: Config['Type'] | null;
  /** The types whose first try has already failed. */
  failed: string[];
}

const USUAL = 130;
const manyConfigs = manyRows(() => seedConfigs(MANY));
const COLLEAGUE = 'liza.mendoza@lumina.example';

const BAD_VALUE = { example: 'badValue' } as const;
const NO_ACCOUNT = { example: 'noAccount' } as const;

const hasType = ({ configs }: State, acct: string, type: string, except?: Config) =>
  configs.some((config) => config !== except && config.CorpAcct === acct && config.Type === type);

function pageOf(found: Config[], page: number, size: number) {
  if (found.length === 0) return { example: 'empty' } as const;
  const Data = found.slice((page - 1) * size, page * size).map((config) => ({ ...config }));
  const counts = { PageNumber: page, TotalRecords: found.length, TotalPages: Math.ceil(found.length / size) };
  return { status: 200, body: { Data, success: true, ...counts } } as const;
}

export const ercs = defineArea<State>({
  name: 'ercs',
  seed: () => ({ configs: seedConfigs(USUAL), colleagueAdds: null, failsOnce: null, failed: [] }),
  empty: () => ({ configs: [] }),
  large: (now) => ({ configs: manyConfigs(now) }),
  scenarios: [
    {
      name: 'some-types-fail',
      description:
        'When eRCS types are added, a colleague has just added AGORAPOD_RCS2_VALIDITY, and for' +
        ' BEULAH_RCS1_VALIDITY the server fails the first time: the others are saved.',
      prepare: (_world, state) =>
        void Object.assign(state, {
          colleagueAdds: 'AGORAPOD_RCS2_VALIDITY',
          failsOnce: 'BEULAH_RCS1_VALIDITY',
        } satisfies Partial<State>),
    },
  ],
  handlers: {
    listRcsConfigs: ({ query, state }) => pageOf(state.configs, Number(query.pageNumber), Number(query.pageSize)),
    searchRcsConfigs: ({ body, state }) => {
      const { Company, CorpAcct, PageNumber, PageSize } = body.Value;
      const [company, code] = [folded(Company).trim(), CorpAcct.trim().toUpperCase()];
      const found = state.configs.filter(
        (config) => folded(config.Company).includes(company) && config.CorpAcct.includes(code),
      );
      return pageOf(found, PageNumber, PageSize);
    },
    addRcsConfig: ({ body, state, world }) => {
      const { CorpAcct, ...written } = body.Value;
      const { Type, Format, Value } = written;
      const account = accountIn(world, CorpAcct);
      if (!account) return NO_ACCOUNT;
      if (!isValue(Value, Format)) return BAD_VALUE;
      const add = (PostedBy: string) => {
        const id = nextId(state.configs, 'AcctApp_ConfigurationId');
        const ids = { AcctApp_ConfigurationId: id, Recordid: id };
        state.configs.unshift({
          CorpAcct,
          Company: account.company,
          ...written,
          ...ids,
          Status: 'A',
          PostedBy,
          EditedBy: '',
        });
      };
      const exists = hasType(state, CorpAcct, Type);
      if (!exists && Type === state.colleagueAdds) add(COLLEAGUE);
      if (exists || Type === state.colleagueAdds) return ALREADY_THERE;
      if (Type === state.failsOnce && !state.failed.includes(CorpAcct)) {
        state.failed.push(CorpAcct);
        return { status: 500, example: 'internalServerError' };
      }
      add(written.PostedBy);
      return DONE;
    },
    updateRcsConfig: ({ body, state }) => {
      const { AcctApp_ConfigurationId, ...written } = body.Value;
      return findOrUnknown(state.configs, 'AcctApp_ConfigurationId', AcctApp_ConfigurationId, (config) => {
        if (hasType(state, config.CorpAcct, written.Type, config)) return ALREADY_THERE;
        if (!isValue(written.Value, written.Format)) return BAD_VALUE;
        Object.assign(config, written);
        return DONE;
      });
    },
    deleteRcsConfig: ({ body: { Value }, state }) =>
      findOrUnknown(state.configs, 'AcctApp_ConfigurationId', Value.AcctApp_ConfigurationId, (config) => {
        remove(state.configs, config);
        return DONE;
      }),
  },
});

const BELOW_TWENTY = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen' +
  ' nineteen'
).split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const words = new Set([
  ...BELOW_TWENTY,
  ...TENS,
  ...TENS.flatMap((ten) => BELOW_TWENTY.slice(0, 9).flatMap((unit) => [`${ten}-${unit}`, `${ten} ${unit}`])),
]);

/** Whether the server takes the value. */
const isValue = (value: string, format: Config['Format']) =>
  format === 'number' ? /^[1-9]\d?$/.test(value) : words.has(value.toLowerCase());
