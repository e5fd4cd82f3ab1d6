import { describe, expect, it } from 'vitest';
import type { received } from '#contract';
import type { Registration } from '../registration';
import { coreMember, longestValues, registration } from '../testing';
import { type Comparison, compareRegistration, type Field, type Segment } from './comparison';

type CoreMember = received['schemas']['CoreMember'];

const submitted = registration({ lastname: 'DELA CRUZ', firstname: 'MARIA CLARA', cardno: '4000-1234-5678' });

const core = coreMember({ lastname: 'Dela Cruz', firstname: 'Maria Clara' });

const compare = (mine: Partial<Registration>, theirs: Partial<CoreMember>) =>
  compareRegistration({ ...submitted, ...mine }, { ...core, ...theirs });

function field(comparisons: Comparison[], wanted: Field): Comparison {
  const found = comparisons.find((comparison) => comparison.field === wanted);
  if (!found) throw new Error(`No ${wanted}`);
  return found;
}

const lastName = (lastname: string, onRecord: string) =>
  field(compare({ lastname }, { lastname: onRecord }), 'lastName');
const birthdate = (birth_date: string) => field(compare({}, { birth_date }), 'birthdate');
/** The differing parts are in brackets. */
const marked = (parts: Segment[]) => parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');
const both = ({ parts }: Comparison) => `${marked(parts.submitted)} | ${marked(parts.company)}`;

describe('equal values', () => {
  it('are found in every field, in any spelling', () => {
    const comparisons = compareRegistration(submitted, core);
    expect(comparisons.map(({ outcome, reordered }) => [outcome, reordered])).toEqual(Array(10).fill(['same', false]));
    expect(comparisons.map(({ label }) => label)).toEqual([
      'Last Name',
      'First Name',
      'Middle Name',
      'Employee ID',
      'Birthdate',
      'Civil Status',
      'Gender',
      'Member Type',
      'Account Number',
      'Card Number',
    ]);
    expect(field(comparisons, 'civilStatus')).toMatchObject({ submitted: 'Single', company: 'Single' });
    expect(field(comparisons, 'birthdate')).toMatchObject({ submitted: '03/14/1991', company: '03/14/1991' });
  });

  it.each([
    ['PEÑAFLOR', 'Penaflor'],
    ['José', 'JOSE'],
    ['DELA CRUZ', 'DelaCruz'],
    ['DE-LA CRUZ', 'de la cruz'],
    ["O'NEIL", 'ONeil'],
    ['CRUZ JR', 'CRUZ, JR.'],
    ['STRAẞE', 'Strasse'],
    ['ＣＲＵＺ', 'cruz'],
    ['🙂 Cruz', '🙂CRUZ'],
  ])('%s and %s', (one, other) => {
    expect(lastName(one, other)).toMatchObject({ outcome: 'same' });
  });

  it('may differ in case, spacing, accents and punctuation', () => {
    const letters = ['A', 'ñ', 'É', 'u', 'Z', 'o', 'í', 'C'];
    const noise = ['', ' ', '  ', '-', '.', '\u00a0'];
    let seed = 7;
    const pick = <Item>(items: readonly Item[]): Item => {
      seed = (seed * 48271) % 2147483647;
      return items[seed % items.length] as Item;
    };
    for (let round = 0; round < 200; round++) {
      const word = Array.from({ length: 1 + (round % 12) }, () => pick(letters));
      const changed = word.map((letter) => {
        const form = pick([letter.toUpperCase(), letter.toLowerCase(), letter.normalize('NFD'), `${letter}\u0301`]);
        return form + pick(noise);
      });
      expect(lastName(word.join(''), changed.join('')), changed.join('')).toMatchObject({ outcome: 'same' });
    }
  });

  it('may be a code and its label, or one of two names in a label', () => {
    const status = (onRecord: string) =>
      field(compare({ civil_status: 'C' }, { civil_status: onRecord }), 'civilStatus');
    expect(status('c').outcome).toBe('same');
    expect(status('COMMON LAW SPOUSE').outcome).toBe('same');
    expect(status('Annulled')).toMatchObject({ outcome: 'differs', company: 'Annuled' });
    expect(status('constructor')).toMatchObject({ outcome: 'differs', company: 'constructor' });
  });
});

describe('names', () => {
  it('are the same with their words in another order, and are marked as reordered', () => {
    expect(lastName('CRUZ SANTOS', 'Santos-Cruz')).toMatchObject({ outcome: 'same', reordered: true });
    expect(lastName('CRUZ SANTOS', 'Cruz Santos')).toMatchObject({ outcome: 'same', reordered: false });
  });

  it('are compared over all three fields, and only moved words are marked as reordered', () => {
    const moved = compare({ firstname: 'MARIA', middlename: 'CLARA SANTOS' }, {});
    expect(field(moved, 'firstName')).toMatchObject({ outcome: 'same', reordered: true });
    expect(field(moved, 'middleName')).toMatchObject({ outcome: 'same', reordered: true });
    expect(field(moved, 'lastName')).toMatchObject({ outcome: 'same', reordered: false });
    const joined = compare({ firstname: 'MARIA', middlename: 'CLARA' }, { firstname: 'MARIACLARA', midname: '' });
    expect(field(joined, 'middleName')).toMatchObject({ outcome: 'same', reordered: true });
  });

  it('differ when a word is missing on one side, such as JR', () => {
    const junior = compare({ firstname: 'JUAN JR' }, { firstname: 'JUAN' });
    expect(field(junior, 'firstName').outcome).toBe('differs');
    expect(both(field(junior, 'firstName'))).toBe('JUAN [JR] | JUAN');
    const elsewhere = compare({ firstname: 'JUAN', lastname: 'CRUZ JR.' }, { firstname: 'JUAN JR', lastname: 'CRUZ' });
    expect(field(elsewhere, 'lastName')).toMatchObject({ outcome: 'same', reordered: true });
  });
});

describe('dates', () => {
  it.each([
    '1991-03-14',
    '03/14/1991',
    '3/14/1991',
    '03-14-1991',
    '3/14/91',
    'March 14, 1991',
    'mar. 14 1991',
    '14 March 1991',
    '14-MAR-1991',
    '1991-03-14T00:00:00',
    '1991-03-14T00:00:00.000Z',
    '3/14/1991 12:00:00 AM',
  ])('are the same as %s', (written) => expect(birthdate(written).outcome).toBe('same'));

  it.each([
    '14/03/1991',
    '04/14/1991',
    '03/15/1991',
    '1991-14-03',
    '3/14/1891',
    '3/14/92',
    'Marble 14, 1991',
    '02/30/1991',
    '1991',
  ])('differ from %s', (written) => expect(birthdate(written).outcome).toBe('differs'));

  it('never swap day and month', () => {
    expect(field(compare({ birthdate: '1991-03-04' }, { birth_date: '04/03/1991' }), 'birthdate')).toMatchObject({
      outcome: 'differs',
      company: '04/03/1991',
    });
    expect(both(field(compare({ birthdate: '1991-03-04' }, { birth_date: '4/3/1991' }), 'birthdate'))).toBe(
      '[03]/[04]/1991 | [04]/[03]/1991',
    );
  });

  it('are shown unchanged when they are invalid', () => {
    expect(birthdate('unknown')).toMatchObject({ company: 'unknown' });
    expect(birthdate('3/14/92')).toMatchObject({ company: '3/14/92' });
  });
});

describe('an empty value', () => {
  it('is reported for the side that has it', () => {
    expect(lastName('CRUZ', ' ').outcome).toBe('notOnRecord');
    expect(lastName('CRUZ', '-').outcome).toBe('notOnRecord');
    expect(lastName('', 'CRUZ').outcome).toBe('notSubmitted');
    expect(field(compare({ middlename: 'N/A' }, { midname: '' }), 'middleName').outcome).toBe('nothing');
    expect(lastName('🙂', '').outcome).toBe('notOnRecord');
    expect(lastName('', '').parts).toEqual({ submitted: [], company: [] });
  });

  it('is on the company side of every field for an unknown member', () => {
    const comparisons = compareRegistration({ ...submitted, middlename: '' }, null);
    expect(comparisons.map(({ outcome }) => outcome)).toEqual([...Array(9).fill('notOnRecord'), 'nothing']);
  });
});

it('puts mismatches first, and keeps the order of fields among equals', () => {
  const order = compare({ lastname: 'X', gender: 'M', employee_id: '', cardno: '1' }, { acct: '', firstname: '' });
  expect(order.slice(0, 6).map((comparison) => [comparison.field, comparison.outcome])).toEqual([
    ['lastName', 'differs'],
    ['gender', 'differs'],
    ['cardNumber', 'differs'],
    ['employeeId', 'notSubmitted'],
    ['firstName', 'notOnRecord'],
    ['accountNumber', 'notOnRecord'],
  ]);
});

describe('the parts that differ', () => {
  it.each([
    ['SANTOS', 'SANTOZ', 'SANTO[S] | SANTO[Z]'],
    ['MARIA CLARA', 'Maria Klara', 'MARIA [C]LARA | Maria [K]lara'],
    ['MARIA CLARA', 'MARIA LUZ', 'MARIA [CLARA] | MARIA [LUZ]'],
    ['CRUZ MARIA', 'MARIA CRUX', 'CRU[Z] MARIA | MARIA CRU[X]'],
    ['JOSE RIZAL', 'ANDRES BONIFACIO', '[JOSE RIZAL] | [ANDRES BONIFACIO]'],
    ['DELA CRUZ JR', 'DELACRUZ', 'DELA CRUZ [JR] | DELACRUZ'],
    ['PEÑA', 'PENAS', 'PEÑA | PENA[S]'],
    ['ANA 👩‍👩‍👧', 'ANA 👨‍👩‍👧', 'ANA [👩‍👩‍👧] | ANA [👨‍👩‍👧]'],
    ['Cafe\u0301s', 'CAFE', 'Cafe\u0301[s] | CAFE'],
  ])('of %s and %s', (one, other, expected) => {
    const comparison = lastName(one, other);
    expect(comparison.outcome).toBe('differs');
    expect(both(comparison)).toBe(expected);
  });

  it('of numbers, digit by digit and in their order', () => {
    expect(both(field(compare({ cardno: '4000-1234' }, { cardno: '40001284' }), 'cardNumber'))).toBe(
      '4000-12[3]4 | 400012[8]4',
    );
    // Digits that two different numbers share by chance are not marked as equal.
    expect(both(field(compare({ cardno: '1111' }, { cardno: '2221' }), 'cardNumber'))).toBe('[1111] | [2221]');
    expect(field(compare({ cardno: '4000-1234' }, { cardno: '1234-4000' }), 'cardNumber').outcome).toBe('differs');
  });

  it('of codes, as a whole', () => {
    expect(both(field(compare({ civil_status: 'S' }, { civil_status: 'P' }), 'civilStatus'))).toBe(
      '[Single] | [Single Parent]',
    );
  });

  it('join to the whole text and are never empty', () => {
    const texts = [
      'A  B-C',
      "  O'Neil ",
      '🙂🙂',
      '(x) y',
      '"Cruz" #️⃣',
      '..',
      'İstanbul ﬁ',
      'a\u0301\u0301',
      '\u200b',
      'X,Y;Z',
    ];
    for (const text of texts) {
      for (const other of texts) {
        const { parts, outcome, ...shown } = lastName(text, other);
        expect(parts.submitted.map(({ text }) => text).join('')).toBe(shown.submitted);
        expect(parts.company.map(({ text }) => text).join('')).toBe(shown.company);
        const differing = [...parts.submitted, ...parts.company].some(({ differs }) => differs);
        expect(differing, `${text} | ${other}`).toBe(outcome === 'differs');
      }
    }
  });

  // Without LARGEST_TABLE these would take minutes.
  it('of the longest values are found as well', () => {
    for (const [one, other] of longestValues()) expect(lastName(one, other).outcome).toBe('differs');
  });
});
