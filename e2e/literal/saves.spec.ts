// The main save of every screen, before an upstream that takes and answers what the specification says and no further: the
// console says that it is done, and the upstream has heard of it what its documents say.
import { result } from '../helpers/screen';
import { toastShown } from '../helpers/toasts';
import { expect, test } from './fixtures';
import { ADMINISTRATOR } from './people';
import { SAVES } from './saves';

/** Of what stands inside of a field as well. */
const withAtLeast = (fields: object): object =>
  expect.objectContaining(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? withAtLeast(value) : value]),
    ),
  );

for (const [path, saves] of Object.entries(SAVES))
  for (const { does, who = ADMINISTRATOR, at = '', act, says, result: told, call, brings, unsaid = [] } of saves)
    test(`${path}: ${does}`, async ({ page, enterAs, upstream, variant }) => {
      await enterAs(who, `.${path}${at}`);
      await act(page, variant);
      if (says) await toastShown(page, says);
      if (told) await result(page, 'Success', told);
      const came = async () => (await upstream.asked(call)).map(({ body, headers }) => ({ ...headers, ...body }));
      // What says nothing of itself may still be under way.
      await expect.poll(came).toContainEqual(withAtLeast(brings));
      const leftOut = variant === 'second' ? unsaid.map((name) => `${call}: the field ${name} is missing`) : [];
      expect(await upstream.complaints(call)).toEqual(leftOut);
    });
