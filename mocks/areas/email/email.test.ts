import { beforeEach, expect, it } from 'vitest';
import { NEVER } from '../../manilaTime';
import { askingAs, worldIn } from '../../testing';
import { fixtures } from './fixtures';

const WHO = 'maria.santos@lumina.example';
let ask: ReturnType<typeof askingAs>;
const enter = (scenario: string) => {
  ask = askingAs(worldIn(scenario), WHO);
};
beforeEach(() => enter('default'));

const urls = () => ask('listEmailUrls').body.data;
const services = () => ask('listEmailServices').body.data;
const configs = (recordid: number) => ask('listEmailConfigs', { headers: { recordid: String(recordid) } });
const idOf = (name: string) => services().find(({ emailsrvname }) => emailsrvname === name)?.recordid ?? 0;

const url = { emailsrvlistid: 1, appname: 'AGORA', url: 'https://mail.example', apicode: 'AGORA_NEW' };
const addUrl = (change: Partial<typeof url> = {}) =>
  ask('addEmailUrl', { body: { Value: { ...url, ...change, postedby: WHO } } }).example;
const updateUrl = (emailsrvurlid: number, change: Partial<typeof url> = {}) =>
  ask('updateEmailUrl', { body: { Value: { emailsrvurlid, ...url, ...change, postedby: WHO } } }).example;

it('adds a URL with the name of its service, once for each code', () => {
  const before = urls().length;
  expect(addUrl()).toBe('default');
  expect(urls()).toHaveLength(before + 1);
  expect(urls().at(-1)).toMatchObject({ ...url, emailsrvname: fixtures.main, postedby: WHO, edit: NEVER, editby: '' });
  expect(addUrl({ apicode: fixtures.apicode.toLowerCase() })).toBe('alreadyThere');
  expect(addUrl({ apicode: 'X', emailsrvlistid: 99 })).toBe('noService');
  expect(updateUrl(1, { apicode: 'AGORA_NEW' })).toBe('alreadyThere');
  expect(updateUrl(1, { apicode: fixtures.apicode, appname: 'Agora' })).toBe('default');
  expect(urls()[0]).toMatchObject({ appname: 'Agora', editby: WHO });
  expect([updateUrl(999), updateUrl(1, { emailsrvlistid: 99 })]).toEqual(['unknown', 'noService']);
});

it('renames a service wherever it is named', () => {
  const update = (recordid: number, servername: string) =>
    ask('updateEmailService', { body: { Value: { recordid, servername, isActive: false, editby: WHO } } }).example;
  const add = (servername: string) =>
    ask('addEmailService', { body: { Value: { servername, isActive: true, postedby: WHO } } }).example;
  expect(update(1, 'Relay of the office')).toBe('default');
  expect(services()[0]).toMatchObject({ emailsrvname: 'Relay of the office', active: false, editby: WHO });
  expect(urls().some(({ emailsrvname }) => emailsrvname === fixtures.main)).toBe(false);
  expect([update(1, fixtures.bare), update(99, 'X'), add(fixtures.bare)]).toEqual([
    'alreadyThere',
    'unknown',
    'alreadyThere',
  ]);
  expect(add('Text messages')).toBe('default');
  expect(configs(idOf('Text messages')).example).toBe('empty');
});

it('saves the configuration of a service, with unique keys', () => {
  const value = { key: 'SMTP_TLS', value: 'true', active: true };
  const add = (emailsrvlistid: number, key = value.key) =>
    ask('addEmailConfig', { body: { Value: { emailsrvlistid, ...value, key, postedby: WHO } } }).example;
  const update = (recordid: number, key: string) =>
    ask('updateEmailConfig', { body: { Value: { recordid, ...value, key, editby: WHO } } }).example;
  const bare = idOf(fixtures.bare);
  expect(configs(bare).example).toBe('empty');
  expect([add(bare), add(bare), add(99), add(1, fixtures.plain.key)]).toEqual([
    'default',
    'alreadyThere',
    'noService',
    'alreadyThere',
  ]);
  expect(configs(bare).body.data).toMatchObject([value]);
  const [first, second] = configs(1).body.data;
  expect(update(first?.emailsrvconfigid ?? 0, second?.key ?? '')).toBe('alreadyThere');
  expect(update(first?.emailsrvconfigid ?? 0, fixtures.plain.key)).toBe('default');
  expect(configs(1).body.data[0]).toMatchObject({ ...value, key: fixtures.plain.key, editby: WHO });
  expect(update(999, 'X')).toBe('unknown');
});

it('is empty in the scenario empty', () => {
  enter('empty');
  expect([ask('listEmailUrls').example, ask('listEmailServices').example]).toEqual(['empty', 'empty']);
});
