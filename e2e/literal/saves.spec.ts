// The main save of every screen, with an upstream that accepts and answers exactly what the specification says: the
// console reports success, and the upstream has received what its documents require.
import { result } from '../helpers/screen';
import { toastShown } from '../helpers/toasts';
import { expect, test } from './fixtures';
import { ADMINISTRATOR } from './people';
import { SAVES } from './saves';

/** `objectContaining`, also for nested objects. */
const withAtLeast = (fields: object): object =>
  expect.objectContaining(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? withAtLeast(value) : value]),
    ),
  );

for (const [path, saves] of Object.entries(SAVES))
  for (const { does, who = ADMINISTRATOR, at = '', act, says, result: message, call, brings, unsaid = [] } of saves)
    test(`${path}: ${does}`, async ({ page, enterAs, upstream, variant }) => {
      await enterAs(who, `.${path}${at}`);
      await act(page, variant);
      if (says) await toastShown(page, says);
      if (message) await result(page, 'Success', message);
      const came = async () => (await upstream.asked(call)).map(({ body, headers }) => ({ ...headers, ...body }));
      // Polls, because a save without a message may still be under way.
      await expect.poll(came).toContainEqual(withAtLeast(brings));
      const leftOut = variant === 'second' ? unsaid.map((name) => `${call}: the field ${name} is missing`) : [];
      expect(await upstream.complaints(call)).toEqual(leftOut);
    });
