import { expect, test } from 'vitest';
import { coverage, covered, coveredByFault } from './coverage';

const worldsOf = (name: string, example: string) =>
  coverage()
    .find(({ operation }) => operation === name)
    ?.answers.find((answer) => answer.example === example)?.worlds;

test('an answer remembers the worlds that reached it, a few of them and each once', () => {
  expect(worldsOf('addRemark', 'alreadyThere')).toEqual([]);
  for (const world of ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g']) covered(world, 'addRemark', 200, 'alreadyThere');
  expect(worldsOf('addRemark', 'alreadyThere')).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(worldsOf('addRemark', 'default')).toEqual([]);
});

test('what is reached by chance does not count', () => {
  covered('contract:test fuzz 1, default', 'updateRemark', 200, 'unknown');
  expect(worldsOf('updateRemark', 'unknown')).toEqual([]);
  covered('contract:test examples', 'updateRemark', 200, 'unknown');
  expect(worldsOf('updateRemark', 'unknown')).toEqual(['contract:test examples']);
});

test('what a fault has forced is told apart', () => {
  coveredByFault('a', 'addRemark', 500, 'internalServerError');
  covered('b', 'addRemark', 500, 'internalServerError');
  const answers = coverage().find(({ operation }) => operation === 'addRemark')?.answers;
  expect(answers).toContainEqual({ status: '500', example: 'internalServerError', worlds: ['b'], forced: ['a'] });
});
