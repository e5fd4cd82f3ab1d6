import { expect, it } from 'vitest';
import { cleanFileName } from './file';

it.each([
  ['KYC Report', 'KYC Report.xlsx'],
  ['report.xlsx', 'report.xlsx'],
  ['report.XLSX.xlsx', 'report.xlsx'],
  ['report.pdf', 'report.xlsx'],
  ['report.v2', 'report.v2.xlsx'],
  ['../../etc/passwd', 'etc passwd.xlsx'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.xlsx'],
  ['  two   spaces ', 'two spaces.xlsx'],
  ['line\nend\u0000', 'line end.xlsx'],
  ['gpj.\u202excod', 'gpj. xcod.xlsx'],
  ['.hidden.', 'hidden.xlsx'],
  ['CON', 'CON_.xlsx'],
  ['com1.txt', 'com1_.txt.xlsx'],
  ['Concepción Ñ 👍', 'Concepción Ñ 👍.xlsx'],
  ['', 'report.xlsx'],
  ['...', 'report.xlsx'],
  ['.xlsx', 'report.xlsx'],
])('%j becomes %j', (name, clean) => {
  expect(cleanFileName(name, 'xlsx')).toBe(clean);
});

it('is no longer than file systems allow, and splits no character', () => {
  const name = cleanFileName('👍'.repeat(250), 'pdf');
  expect(Buffer.byteLength(name)).toBeLessThan(255);
  expect(name).toMatch(/^(👍)+\.pdf$/u);
});
