import { expect, it } from 'vitest';
import { lettersOf, matchAll, typedWords } from './score';

const SCREENS = [
  'Add User',
  'Users',
  'Suspend Corporate Account',
  'Disable Features per CorpAccount',
  'Disapproved Remarks',
  'Features Control',
  'Email Features Configuration',
  'Dashboard',
  'Dark theme',
  'Marketplace',
  'Survey Report',
  'Store',
  'Stores',
  'Top Provider',
  'Announcement',
  'Année Médicale',
];

const scoreOf = (name: string, typed: string, ...others: string[]) =>
  matchAll(typedWords(typed), [name, ...others].map(lettersOf));

/** The names found, best match first. */
const found = (typed: string) =>
  SCREENS.map((name) => ({ name, match: scoreOf(name, typed) }))
    .filter(({ match }) => match !== undefined)
    .sort((one, other) => (other.match?.score ?? 0) - (one.match?.score ?? 0))
    .map(({ name }) => name);

it.each([
  ['usr', 'Users'],
  ['dark', 'Dark theme'],
  ['dsb feat', 'Disable Features per CorpAccount'],
  ['feat dsb', 'Disable Features per CorpAccount'],
  ['dfpc', 'Disable Features per CorpAccount'],
  ['sca', 'Suspend Corporate Account'],
  ['dshbrd', 'Dashboard'],
  ['mktplace', 'Marketplace'],
  ['fc', 'Features Control'],
  ['user', 'Users'],
  ['STORE', 'Store'],
  ['annee med', 'Année Médicale'],
  ['account', 'Suspend Corporate Account'],
])('%s finds %s first', (typed, name) => {
  expect(found(typed)[0]).toBe(name);
});

it.each(['zzz', 'nothing like it', 'ana cruz', 'usr zzz', 'xyz@lumina.example', '=1+1', '💚', '<script>'])(
  '%s finds nothing',
  (typed) => {
    expect(found(typed)).toEqual([]);
  },
);

it('prefers the shorter of two names, and a whole word to the beginning of a longer one', () => {
  expect(found('store').slice(0, 2)).toEqual(['Store', 'Stores']);
  expect(found('stores')[0]).toBe('Stores');
});

it('a single letter matches the beginning of words only', () => {
  expect(found('m')).toEqual(['Marketplace', 'Année Médicale']);
});

it('letters inside a word match from three letters on', () => {
  expect(found('ovider')).toEqual(['Top Provider']);
  expect(found('vi')).toEqual([]);
});

it('returns the matched letters, also after an emoji', () => {
  expect(scoreOf('💚 Users', 'usr')?.at).toEqual([2, 3, 5]);
});

it('scores a match in the hint lower than one in the name', () => {
  const byName = scoreOf('Users', 'users')?.score ?? 0;
  const byHint = scoreOf('People', 'users', 'Users')?.score ?? 0;
  expect(byHint).toBeGreaterThan(0);
  expect(byName).toBeGreaterThan(byHint);
});

it('matches texts that are no names only literally', () => {
  const description = 'Whether a product of the marketplace is active cannot be changed';
  expect(scoreOf('Scenario', 'maria', description)).toBeUndefined();
  expect(scoreOf('Scenario', 'market', description)?.at).toEqual([]);
});

it('is deterministic, and fast for long pasted texts', () => {
  const long = 'a'.repeat(250);
  expect(scoreOf(long, long)?.score).toBe(scoreOf(long, long)?.score);
  expect(scoreOf(`${long}b`, `${'a '.repeat(100)}c`)).toBeUndefined();
});
