// The call for feature flags: no screen of this area uses it, so the script calls it directly, as other areas do.
import { expect, test } from '../fixtures';

test('a feature of the upstream is on, or unknown, or refused', async ({ page, signIn }) => {
  await signIn();
  const flag = (name: string, credentials: RequestCredentials = 'same-origin') =>
    page.evaluate(
      async ([wanted, sent]) => {
        const answer = await fetch('api/session/feature-flag', { headers: { Name: wanted }, credentials: sent });
        return { status: answer.status, body: await answer.json() };
      },
      [name, credentials] as const,
    );
  expect(await flag('ENABLE_AXADOMAIN')).toEqual({ status: 200, body: { data: { is_active: true } } });
  expect(await flag('NOBODY_SET_THIS')).toEqual({ status: 404, body: { message: 'No such flag.' } });
  expect((await flag('ENABLE_AXADOMAIN', 'omit')).status).toBe(401);
});
