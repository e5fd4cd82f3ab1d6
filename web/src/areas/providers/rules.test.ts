import * as v from 'valibot';
import { expect, it } from 'vitest';
import { judgeFirstSave, judgeRepeatedSave } from '@/ui/saving/testing';
import { today } from '@/ui/texts/days';
import { NO_AMOUNT } from './amounts';
import type { Facility, TopProvider } from './calls';
import {
  ceilingForm,
  ceilingSchema,
  consequence,
  newCeilingSchema,
  rowSchema,
  statusHint,
  typeOf,
  yearHint,
  yearsListed,
} from './rules';

const facility: Facility = { code: 'H0001', name: 'Santa Clara', type: 'H', status: 'A' };
const provider: TopProvider = {
  ...facility,
  recordid: 1,
  diag_limit: '025000.00',
  year: 2025,
  active: 'F',
  isaautoapprove: true,
  addedby: '',
  addeddate: '',
  lastupdateby: '',
  lastupdatedate: '',
};

it('a new ceiling is 0.00, active, and approves nothing automatically', () => {
  expect(ceilingForm()).toEqual({ facility: null, diag_limit: '0.00', active: true, isaautoapprove: false });
  expect(ceilingForm(provider)).toMatchObject({ diag_limit: '25000.00', active: false, isaautoapprove: true });
});

it('saves a normalised amount, and rejects everything else', () => {
  const saved = (diag_limit: string) => v.safeParse(ceilingSchema, { ...ceilingForm(), diag_limit });
  expect(saved('₱1,000').output).toMatchObject({ diag_limit: '1000.00' });
  expect(saved('').output).toMatchObject({ diag_limit: '0.00' });
  expect(saved('much').issues?.map(({ message }) => message)).toEqual([NO_AMOUNT]);
});

it('treats every type other than clinic as a hospital', () => {
  expect(['C', 'H', 'X'].map((type) => typeOf({ type }))).toEqual(['Clinic', 'Hospital', 'Hospital']);
});

it('finds a facility of the list by its code, regardless of case and spaces', () => {
  const yearsOf = yearsListed([
    { code: ' h0001', year: 2026 },
    { code: 'H0001', year: 2025 },
  ]);
  expect([yearsOf(facility), yearsOf({ ...facility, code: 'H00011' })]).toEqual([[2025, 2026], []]);
});

it('only warns about a second ceiling of a facility, and names the years of the others', () => {
  const another = { ...facility, code: 'H0002' };
  const schema = newCeilingSchema(yearsListed([{ code: 'H0001', year: 2025 }]));
  const judged = (chosen: Facility, mayPass: boolean) =>
    (mayPass ? judgeRepeatedSave : judgeFirstSave)(schema, { ...ceilingForm(), facility: chosen });
  expect(judged(facility, false)).toHaveProperty(
    'errors.facility.message',
    'This facility is already on the list for 2025. Select another one, or change its ceiling in the list.',
  );
  expect(judged(facility, true)).toHaveProperty('output.facility', facility);
  expect(judged(another, false)).toHaveProperty('output.facility', another);
});

it('describes the effect of a ceiling', () => {
  const ceiling = { diag_limit: '25000.00', year: 2026, active: true, isaautoapprove: true };
  const consequenceOf = (change: Partial<typeof ceiling>) => consequence('Santa Clara', { ...ceiling, ...change });
  expect(consequenceOf({})).toBe('Claims of Santa Clara up to 25,000.00 are approved automatically in 2026.');
  expect(consequenceOf({ isaautoapprove: false })).toBe('Claims of Santa Clara are not approved automatically.');
  expect(consequenceOf({ active: false })).toBe(
    'Claims of Santa Clara are not approved automatically until the ceiling is active.',
  );
  expect(consequenceOf({ diag_limit: '0.00' })).toContain('because the ceiling is 0.00');
});

it('has a hint for unusual facilities and years', () => {
  expect([statusHint(facility), statusHint({ ...facility, status: 'H' })]).toEqual([
    undefined,
    'This facility is On-hold. You can still add a ceiling.',
  ]);
  expect([yearHint(provider, 2025), yearHint(provider, 2026)]).toEqual([
    undefined,
    'This ceiling is for 2025. Saving changes it to 2026.',
  ]);
});

it('warns about a sheet row whose facility is not active, as the form does', () => {
  const row = { ...ceilingForm(), year: Number(today().slice(0, 4)) };
  const onHold: Facility = { ...facility, status: 'H' };
  expect(judgeFirstSave(rowSchema, { ...row, facility })).toHaveProperty('output');
  expect(judgeFirstSave(rowSchema, { ...row, facility: onHold })).toMatchObject({
    warnings: [{ field: 'facility', message: 'This facility is On-hold. You can still add a ceiling.' }],
  });
  expect(judgeRepeatedSave(rowSchema, { ...row, facility: onHold })).toMatchObject({ output: { facility: onHold } });
});
