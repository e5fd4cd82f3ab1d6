import { expect, test } from 'vitest';
import { coverage, noteAnswer, noteForcedAnswer } from './coverage';

const worldsOf = (name: string, example: string) =>
  coverage()
    .find(({ operation }) => operation === name)
    ?.answers.find((answer) => answer.example === example)?.worlds;

test('records the first few worlds that reached an answer, each once', () => {
  expect(worldsOf('addRemark', 'alreadyThere')).toEqual([]);
  for (const world of ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g']) noteAnswer(world, 'addRemark', 200, 'alreadyThere');
  expect(worldsOf('addRemark', 'alreadyThere')).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(worldsOf('addRemark', 'default')).toEqual([]);
});

test('does not count what the contract test reaches by chance', () => {
  noteAnswer('contract:test odd texts 1', 'updateRemark', 200, 'unknown');
  expect(worldsOf('updateRemark', 'unknown')).toEqual([]);
  noteAnswer('contract:test examples', 'updateRemark', 200, 'unknown');
  expect(worldsOf('updateRemark', 'unknown')).toEqual(['contract:test examples']);
});

test('counts answers that a fault has forced separately', () => {
  noteForcedAnswer('a', 'addRemark', 500, 'internalServerError');
  noteAnswer('b', 'addRemark', 500, 'internalServerError');
  const answers = coverage().find(({ operation }) => operation === 'addRemark')?.answers;
  expect(answers).toContainEqual({ status: '500', example: 'internalServerError', worlds: ['b'], forced: ['a'] });
});
