// The mocks' coverage of the contract: each answer is recorded with the worlds of the scripts that got it.
import { expect, headersOf, people, test } from '../fixtures';

test('an answer is recorded with the world of its script, which the report names', async ({
  page,
  world,
  enterAs,
  request,
}, { annotations }) => {
  await enterAs(people.administrator, './disapprove_remarks');
  // A rare answer, because only a few worlds are kept for each answer, and other scripts must not push this one out.
  const Value = { recordid: 99999, remarks: 'Nobody has this', special_instructions: '', status: 'A', reappnotif: '0' };
  const answer = await page.request.post('api/remarks/update', {
    headers: await headersOf(page),
    data: { Value },
  });
  expect(await answer.json()).toEqual({ success: false, message: 'Remark does not exist.' });
  const covered = await (await request.get('control/coverage')).json();
  const { answers } = covered.find(({ operation }: { operation: string }) => operation === 'updateRemark');
  const { worlds } = answers.find(({ example }: { example: string }) => example === 'unknown');
  expect(worlds).toContain(world.name);
  expect(annotations).toContainEqual({ type: 'world', description: world.name });
});
