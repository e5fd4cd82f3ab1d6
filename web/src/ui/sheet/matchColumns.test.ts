import { expect, it } from 'vitest';
import { parseDelimited } from './delimited';
import { findHeadings, letterOf, matchColumns, unreadDuplicates } from './matchColumns';

const fields = [
  { name: 'hscode', heading: 'Hospital code', synonyms: ['Hospital', 'Código'] },
  { name: 'terminalid', heading: 'Terminal ID', synonyms: ['Terminal'] },
  { name: 'macaddress', heading: 'Mac Address', synonyms: ['MAC'] },
];

it('finds columns in any order, ignoring case, accents, spaces and punctuation', () => {
  expect(matchColumns(['  mac-ADDRESS ', 'notes', 'Terminal_Id', 'codigo'], fields)).toEqual({
    macaddress: 0,
    terminalid: 2,
    hscode: 3,
  });
});

it('finds a field by its contract name, and prefers its heading to a synonym', () => {
  expect(matchColumns(['Terminal', 'terminalid', 'HSCODE'], fields)).toEqual({ terminalid: 1, hscode: 2 });
  expect(matchColumns(['Hospital', 'Hospital code'], fields)).toEqual({ hscode: 1 });
});

it('uses no column for two fields, and the first of two columns with the same name', () => {
  const twins = [
    { name: 'a', heading: 'Same' },
    { name: 'b', heading: 'Other', synonyms: ['same'] },
  ];
  expect(matchColumns(['Same'], twins)).toEqual({ a: 0 });
  expect(matchColumns(['Same', 'same'], twins)).toEqual({ a: 0, b: 1 });
});

it('reports further columns with the name of a column that is read', () => {
  const doubles = (headings: string[]) => unreadDuplicates(headings, fields, matchColumns(headings, fields));
  expect(doubles(['Terminal ID', 'notes', 'terminal', 'MAC', 'Mac address', ''])).toEqual([2, 3]);
  expect(doubles(['Terminal ID', 'MAC'])).toEqual([]);
});

it('finds the headings below a title, and none where no field is named', () => {
  const titled = findHeadings(parseDelimited('Kiosks of November\n\nTerminal ID,MAC\nKT-1,00'), fields);
  expect(titled.headings?.at).toBe(3);
  expect(titled.columns).toEqual({ terminalid: 0, macaddress: 1 });
  expect(findHeadings(parseDelimited('KT-1,00\nKT-2,01'), fields)).toEqual({ headings: undefined, columns: {} });
});

it('names columns as spreadsheets do', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
