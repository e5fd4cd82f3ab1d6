import { PDFDocument } from 'pdf-lib';
import { beforeEach, expect, it } from 'vitest';
import { pictureTypeOf } from '../../forms/pictureType';
import { serialOfAccount } from '../../seeding/accounts';
import { askingAs, worldIn } from '../../testing';
import { fixtures as accounts } from '../accounts/fixtures';
import { fixtures } from './fixtures';

const WHO = 'maria.santos@lumina.example';
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const corpacct = accounts.first.acct;

let ask: ReturnType<typeof askingAs>;
const enter = (scenario: string) => {
  ask = askingAs(worldIn(scenario), WHO);
};
beforeEach(() => enter('default'));

const listed = (acct = corpacct) => {
  const found = ask('listDigicardAccounts').body.data.find(({ label }) => label.startsWith(acct));
  if (!found) throw new Error(`There is no ${acct}.`);
  return found;
};
const labels = (acct = corpacct) => ask('listDigicardLabels', { headers: { corpacct: acct } }).body?.data ?? [];
const inOrder = () =>
  labels()
    .toSorted((one, other) => one.position - other.position)
    .map(({ label }) => label);
const style = (acct = corpacct) => ask('getDigicardStyle', { headers: { corpacct: acct } }).body?.data[0];
const image = (acct = corpacct) => {
  const { filename, filepath, filetype } = style(acct) ?? {};
  return ask('getDigicardImage', {
    body: { Value: { filename: filename ?? '', filepath: filepath ?? '', filetype: filetype ?? 'image/png' } },
  });
};
const update = (label: string, change: object) => {
  const found = labels().find((each) => each.label === label);
  if (!found) throw new Error(`There is no ${label}.`);
  const Value = { ...found, corpacct, prevPosition: found.position, editedby: WHO, ...change };
  return ask('updateDigicardLabel', { body: { Value } }).example;
};
const add = (label: string, position: number, acct = corpacct) =>
  ask('addDigicardLabel', {
    body: { Value: { corpacct: acct, label, fieldval: 'plan', position, postedby: WHO } },
  }).example;
const upload = (base64: string, acct = corpacct) =>
  ask('uploadDigicard', {
    body: {
      Value: {
        corpacct: acct,
        is_exist: true,
        in_comp: true,
        filename: 'new.png',
        filepath: style(acct)?.filepath ?? '',
        filetype: 'image/png',
        postedby: WHO,
        base64,
      },
    },
  }).example;

it('begins the label of each account with its code, and names a sample member where there is one', () => {
  expect(listed().label).toBe(`${corpacct} - ${accounts.first.company}`);
  expect(serialOfAccount(listed().membacct)).toBeGreaterThan(900_000);
  expect(listed(accounts.withoutMembers.acct).membacct).toBe('');
  const headers = { corpacct, membacct: listed().membacct, contract: listed().contract };
  expect(ask('getDigicardMember', { headers }).body.data[0]).toMatchObject({ company: accounts.first.company });
  expect(ask('getDigicardMember', { headers: { ...headers, membacct: '1' } }).example).toBe('empty');
  enter('no-accounts');
  expect(ask('listDigicardAccounts').example).toBe('empty');
  enter('large');
  expect(ask('listDigicardAccounts').body.data).toHaveLength(100_100);
});

it('shifts the labels in between, and refuses to move a label that a colleague has moved', () => {
  const [name = '', number = '', company = ''] = inOrder();
  expect(update(company, { position: 1 })).toBe('default');
  expect(inOrder().slice(0, 3)).toEqual([company, name, number]);
  expect(update(company, { position: 3 })).toBe('default');
  expect(inOrder().slice(0, 3)).toEqual([name, number, company]);
  expect(
    labels()
      .map(({ position }) => position)
      .sort(),
  ).toEqual([1, 2, 3, 4, 5, 6]);
  expect(update(company, { prevPosition: 1 })).toBe('moved');
  expect(update(company, { recordid: 1 })).toBe('unknown');
  expect(update(company, { label: ` ${name.toUpperCase()}` })).toBe('alreadyThere');
  expect(update(company, { position: 999 })).toBe('default');
  expect(inOrder().at(-1)).toBe(company);
});

it('adds a label once, at the end or in between', () => {
  expect(add('Plan', 7)).toBe('default');
  expect(add(' plan ', 8)).toBe('alreadyThere');
  expect(inOrder().at(-1)).toBe('Plan');
  expect(add('Hotline', 1)).toBe('default');
  expect(inOrder()[0]).toBe('Hotline');
  expect(new Set(labels().map(({ recordid }) => recordid)).size).toBe(8);
  expect(labels().find(({ label }) => label === fixtures.inactive)?.isactive).toBe(false);
  expect(add('First', 1, accounts.withoutCard.acct)).toBe('default');
});

it('has a background picture for each card, which an upload replaces', () => {
  const before = Buffer.from(image().body.base64, 'base64');
  expect(pictureTypeOf(before)).toBe('image/png');
  expect([before.readUInt32BE(16), before.readUInt32BE(20)]).toEqual([1005, 650]);
  expect(upload('bm90IGEgcGljdHVyZQ==')).toBe('notAPicture');
  expect(upload(PNG.toString('base64'), 'LMN99999999')).toBe('unknown');
  expect(upload(PNG.toString('base64'))).toBe('default');
  expect(image().body.base64).toBe(PNG.toString('base64'));
  expect(style()).toMatchObject({ filename: 'new.png', filepath: `digicards/${corpacct}-2.png` });
});

it('creates the first card of an account with an upload', () => {
  const { acct } = accounts.withoutCard;
  expect(style(acct)).toBeUndefined();
  expect(upload(PNG.toString('base64'), acct)).toBe('default');
  expect(style(acct)).toMatchObject({ is_exist: true });
  expect(image(acct).body.base64).toBe(PNG.toString('base64'));
});

it('card-missing: seeded pictures are lost; upload-fails: uploads are refused', () => {
  enter('card-missing');
  expect(image().example).toBe('missing');
  expect(upload(PNG.toString('base64'))).toBe('default');
  expect(image().example).toBeUndefined();
  expect(worldIn('upload-fails').faultOf('uploadDigicard')).toEqual({ status: 500 });
  expect(worldIn('upload-fails').faultOf('createDigicardSample')).toBeUndefined();
});

it('saves the style of a card', () => {
  const before = style();
  if (!before) throw new Error('It has a card.');
  const { filename: _, filepath, filetype, is_exist, in_comp, ...flags } = before;
  const changed = { ...flags, isBoldFullname: false, editedby: WHO };
  expect(ask('updateDigicardStyle', { body: { Value: changed } }).example).toBe('default');
  expect(style()).toMatchObject({ isBoldFullname: false, filepath, filetype, is_exist, in_comp });
  expect(ask('updateDigicardStyle', { body: { Value: { ...changed, recordid: 99_999 } } }).example).toBe('unknown');
});

it('creates a sample as a valid PDF', async () => {
  const { membacct, contract } = listed();
  const { body } = ask('createDigicardSample', { body: { Value: { corpacct, membacct, contract } } });
  const pdf = await PDFDocument.load(Buffer.from(body.base64, 'base64'));
  expect(pdf.getPages().map((page) => page.getSize())).toEqual([{ width: 1005, height: 650 }]);
  const other = accounts.withoutCard.acct;
  const without = { corpacct: other, membacct: listed(other).membacct, contract };
  expect(ask('createDigicardSample', { body: { Value: without } }).example).toBe('missing');
});

it.each([
  ['isBoldFullname', ['Name: ', 'name']],
  ['isBoldCompany', ['Company: ', 'company', 'Employer: ', 'company']],
  ['isBoldOtherLabel', ['Account No.: ', 'Valid Until: ']],
  ['isBoldOtherValue', ['accountno', 'enddate']],
  ['isVisibleSelfie', []],
] as const)('the flag %s makes only its own part of the sample bold', (flag, expected) => {
  const { recordid = 0 } = style() ?? {};
  const none = { isBoldFullname: false, isBoldCompany: false, isBoldOtherLabel: false, isBoldOtherValue: false };
  const Value = { recordid, ...none, isVisibleSelfie: false, [flag]: true, editedby: WHO };
  expect(ask('updateDigicardStyle', { body: { Value } }).example).toBe('default');
  update('Date of Birth', { label: 'Employer', fieldval: 'company_memb' });
  const { membacct, contract } = listed();
  const member = ask('getDigicardMember', { headers: { corpacct, membacct, contract } }).body.data[0];
  const { firstname, midname, lastname, ...columns } = member ?? {};
  const name = `${firstname} ${midname} ${lastname}`;
  const kindOf = (text: string) =>
    Object.entries({ name, ...columns }).find(([, value]) => value === text)?.[0] ?? text;
  const { body } = ask('createDigicardSample', { body: { Value: { corpacct, membacct, contract } } });
  const written = Buffer.from(body.base64, 'base64').toString('latin1');
  const bold = [...written.matchAll(/\/B \d+ Tf[^()]*\(([^)]*)\) Tj/g)].map(([, text = '']) => kindOf(text));
  expect(bold).toEqual(expected);
});
