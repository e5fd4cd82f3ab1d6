// The files for tools outside of the project name the same versions and parts as the project.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import project from '../../package.json' with { type: 'json' };
import { STOPPING } from '../../web/gateway/start';

const read = (file: string) => readFileSync(file, 'utf8');
const newest = read('.nvmrc').trim();
const stages = [...read('Dockerfile').matchAll(/^FROM (\S+) AS (\S+)$/gm)].map(([, from, name]) => ({ from, name }));

it('the images and the tests of the repository use the Node of the project', () => {
  const images = stages.map(({ from }) => from).filter((from) => from?.startsWith('node:'));
  expect(new Set(images)).toEqual(new Set([`node:${newest}-slim`]));
  const { node } = parse(read('.github/workflows/test.yml')).jobs.test.strategy.matrix;
  expect(node).toEqual([project.engines.node.replace('>=', ''), newest]);
});

it('compose.yaml builds only stages that the Dockerfile has', () => {
  const services: Record<string, { build?: { target: string } }> = parse(read('compose.yaml'), {
    merge: true,
  }).services;
  const targets = Object.values(services).flatMap(({ build }) => build?.target ?? []);
  expect(targets.toSorted()).toEqual(['gateway', 'tester']);
  for (const target of targets) expect(stages.map(({ name }) => name)).toContain(target);
});

it('the balancer of compose.yaml notices that a gateway stops before it closes', () => {
  const [, seconds, failures] = /inter (\d+)s fall (\d+)/.exec(read('compose.yaml')) ?? [];
  expect(Number(seconds) * Number(failures) * 1000).toBeLessThan(STOPPING.production.noticeMs);
});

it('Renovate leaves alone what scripts/README.md says is held back', () => {
  const [, table = ''] = /\| package \| reason \|\n\|[^\n]*\n((?:\|[^\n]*\n)+)/.exec(read('scripts/README.md')) ?? [];
  const held = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/(?<=`)[@\w/-]+(?=`)/g) ?? []);
  expect(held.toSorted()).toEqual(JSON.parse(read('renovate.json')).packageRules[0].matchPackageNames);
});

it('CHANGELOG.md begins with the version of the project', () => {
  expect(/^## (.*)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(project.version);
});
