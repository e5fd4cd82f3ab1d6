import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ApiError, UNREACHABLE } from '@/api/answer';
import type { Config } from './lists';
import {
  addInTurn,
  additionText,
  changedSchema,
  configRow,
  emptyConfigs,
  newSchema,
  TYPES,
  type Type,
  validitiesOf,
} from './rules';

const problems = (schema: v.GenericSchema, input: object) =>
  v.safeParse(schema, input).issues?.map(({ message }) => message) ?? [];

const written = { CorpAcct: 'LMN00000001', types: [TYPES[0]], Format: 'number', Value: '15' } as const;
const newProblems = (change: object) => problems(newSchema, { ...written, ...change });

it('an account, a type and a value are required', () => {
  expect(problems(newSchema, { ...emptyConfigs, Value: '  ' })).toEqual([
    'No selected corporate account yet.',
    'Please select at least one Type from the dropdown.',
    'Please enter the RCS Validity Date value.',
  ]);
  expect(newProblems({})).toEqual([]);
  expect(TYPES).toHaveLength(10);
});

it.each([
  ['number', 'Value must be a number from 1 to 99.', ['1', ' 99 ', ' 07'], ['0', '100', 'one', '1.5', '=1+1']],
  [
    'word',
    'Value must be a word from one to ninety-nine.',
    ['ONE', 'ninety nine', 'Twenty-One'],
    ['15', 'hundred', '🎉'],
  ],
])('checks the range of a %s when adding and when changing', (Format, message, good, bad) => {
  for (const Value of good) {
    expect([Value, newProblems({ Format, Value })]).toEqual([Value, []]);
    expect(problems(changedSchema, { Type: TYPES[3], Format, Value })).toEqual([]);
  }
  for (const Value of bad) {
    expect([Value, newProblems({ Format, Value })]).toEqual([Value, [message]]);
    expect(problems(changedSchema, { Type: TYPES[3], Format, Value })).toEqual([message]);
  }
  expect(problems(changedSchema, { Type: TYPES[3], Format, Value: '' })).toEqual([
    'Please enter the RCS Validity Date value.',
  ]);
});

it('sends a value as typed, with normalised spaces', () => {
  const sent = v.parse(newSchema, { ...written, Format: 'word', Value: '  Twenty \u00a0 One ' });
  expect(sent.Value).toBe('Twenty One');
});

it('a row of a sheet begins with what its record has, and that of a new one is empty', () => {
  const known = { CorpAcct: 'LMN00000001', Type: 'AGORA_RCS1_VALIDITY', Format: 'word', Value: 'thirty' } as const;
  const others = { AcctApp_ConfigurationId: 1, Recordid: 1, Company: '', Status: 'A', PostedBy: '', EditedBy: '' };
  expect(configRow({ ...known, ...others })).toEqual(known);
  expect(configRow(undefined)).toEqual({ CorpAcct: '', Type: '', Format: 'number', Value: '' });
});

const [first, second, third] = TYPES;
const refused = () => new ApiError('refused', 'RCS Config already exists.');

async function turns(answers: Partial<Record<Type, Error>>, { stopAt = 9, unanswered = [] as Type[] } = {}) {
  const sent: Type[] = [];
  let underWay = 0;
  const outcome = await addInTurn([first, second, third], {
    send: async (type) => {
      underWay += 1;
      expect(underWay).toBe(1);
      sent.push(type);
      await Promise.resolve();
      underWay -= 1;
      const error = answers[type];
      if (error) throw error;
    },
    mayGoOn: async (_type, at) => at < stopAt,
    mayBeThere: (type) => unanswered.includes(type),
  });
  return { sent, saved: outcome.saved, failed: outcome.failed.map(({ type, reason }) => [type, reason]), outcome };
}

it('sends types one after another, and a failure does not stop the others', async () => {
  expect(await turns({})).toMatchObject({ sent: [first, second, third], saved: [first, second, third], failed: [] });
  expect(await turns({ [second]: refused() })).toMatchObject({
    saved: [first, third],
    failed: [[second, 'RCS Config already exists.']],
  });
});

it('sends nothing more after a stop, and throws after a sign-out', async () => {
  expect(await turns({}, { stopAt: 1 })).toMatchObject({ sent: [first], saved: [first], failed: [] });
  const signedOut = new ApiError('signedOut', 'Invalid Access Token');
  await expect(turns({ [first]: signedOut })).rejects.toBe(signedOut);
});

it('says that a type without an answer may have been saved, also when it is refused later', async () => {
  const MAYBE = 'It may have been saved. Check the list before you save again.';
  const lost = await turns({ [first]: new ApiError('unreachable', UNREACHABLE) });
  expect(lost.failed).toEqual([[first, `We can't reach the server. ${MAYBE}`]]);
  expect(lost.outcome.failed[0]?.isUnknown).toBe(true);
  const again = await turns({ [first]: refused(), [second]: refused() }, { unanswered: [first] });
  expect(again.failed).toEqual([
    [first, `RCS Config already exists. ${MAYBE}`],
    [second, 'RCS Config already exists.'],
  ]);
});

it('sends the number without leading zeros and spaces', () => {
  for (const [Value, sent] of [
    [' 07', '7'],
    ['15 ', '15'],
  ] as const) {
    expect(v.parse(newSchema, { ...written, Value }).Value).toBe(sent);
    expect(v.parse(changedSchema, { Type: TYPES[3], Format: 'number', Value }).Value).toBe(sent);
  }
  expect(v.parse(newSchema, { ...written, Format: 'word', Value: ' Twenty  One ' }).Value).toBe('Twenty One');
});

it('describes an addition as it will be sent, once it is valid', () => {
  const questionFor = (change: object, company?: string) =>
    additionText({ written: { ...written, types: [TYPES[0]], ...change }, company });
  expect(questionFor({ CorpAcct: '' })).toBe('Nothing to add yet.');
  expect(questionFor({ Value: '100' })).toBe('Nothing to add yet.');
  expect(questionFor({ Value: ' 07' }, 'Harbor Lines')).toBe(
    'For everyone in LMN00000001, Harbor Lines: AGORA_RCS1_VALIDITY will be 7.',
  );
  expect(questionFor({ types: [TYPES[0], TYPES[2]] })).toBe(
    'For everyone in LMN00000001: AGORA_RCS1_VALIDITY, AGORAPOD_RCS1_VALIDITY will be 15.',
  );
});

const config = (Type: Config['Type'], Value: string, Status = 'A') => ({ Type, Value, Status }) as Config;

it('lists the validities by application, with the status of those that are disabled', () => {
  const configs = [
    config('BEULAH_RCS2_VALIDITY', '99', 'D'),
    config('AGORA_RCS2_VALIDITY', 'thirty'),
    config('AGORA_RCS1_VALIDITY', '15'),
    config('AGORAPOD_RCS1_VALIDITY', '7', ''),
  ];
  expect(validitiesOf(configs)).toEqual([
    ['AGORA', 'RCS1: 15, RCS2: thirty'],
    ['AGORAPOD', 'RCS1: 7'],
    ['BEULAH', 'RCS2: 99 (Disable)'],
    ['PROVIDERS', 'None'],
    ['WEBCALLCENTER', 'None'],
  ]);
});
